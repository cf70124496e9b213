"""What the house does for itself: anchors, snapshots, coming back from a backup."""
