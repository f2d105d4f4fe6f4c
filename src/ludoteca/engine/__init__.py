"""The engine: steps, states, chance, actions, events, records. It imports nothing of ours."""
