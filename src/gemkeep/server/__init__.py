"""The table on the network: web, sockets, store."""
