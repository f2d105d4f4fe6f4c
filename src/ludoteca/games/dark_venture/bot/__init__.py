"""What bots go by: estimates of the content, the outlook of a position, rules of thumb."""
