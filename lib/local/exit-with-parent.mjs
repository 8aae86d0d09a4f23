// Preloaded into programs we start: the channel to us closes however we end,
// also by kill -9, and a server without its supervisor must free the port.
process.on('disconnect', () => {
  process.exit(1);
});
// It may have closed before this was loaded.
if (process.connected === false) process.exit(1);
// Waiting for that alone keeps no program running …
process.channel?.unref();
// … but the programs it forks itself need their channels as they are.
const at = process.execArgv.indexOf(import.meta.url);
if (at > 0) process.execArgv.splice(at - 1, 2);
