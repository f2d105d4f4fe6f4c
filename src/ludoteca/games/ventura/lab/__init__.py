"""What the lab looks at in Ventura."""
