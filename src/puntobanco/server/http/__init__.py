"""The HTTP side: one module for each part of it, and the gate that all of it goes through."""
