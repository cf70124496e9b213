"""The house on the network: HTTP, one WebSocket per client, and the owners that run the tables."""
