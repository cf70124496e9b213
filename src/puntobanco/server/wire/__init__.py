"""What goes over the wire and over HTTP: structs, their reading, their frames. It looks at nothing else here."""
