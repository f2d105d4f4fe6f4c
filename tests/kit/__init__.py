"""What tests arrange positions with."""
