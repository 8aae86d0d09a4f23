// Preloaded into programs we start: the channel to us closes however we end,
// also by kill -9, and a server without its supervisor must free the port.
process.on('disconnect', () => {
  process.exit(1);
});
process.channel?.unref();
