"""Those at the other end of a link: the door, what they may ask, and what is done with it."""
