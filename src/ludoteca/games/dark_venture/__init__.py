"""Dark Venture: its content as data. The rules are to come."""
