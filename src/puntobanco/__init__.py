"""An open house for the game of baccarat."""
