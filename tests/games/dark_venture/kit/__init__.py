"""What the tests of Dark Venture share."""
