"""What the lab looks at in Dark Venture."""
