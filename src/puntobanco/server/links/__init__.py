"""Connections: WebSocket frames, who follows what, how one message goes to many, who may speak at all."""
