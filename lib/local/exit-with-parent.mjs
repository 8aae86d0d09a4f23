// Preloaded into child processes: the IPC channel closes when the parent ends, even by kill -9, and
// a server without its supervisor must free the port.
process.on('disconnect', () => {
  process.exit(1);
});
// The channel may have closed before this module was loaded.
if (process.connected === false) process.exit(1);
// The open channel must not keep the program alive …
process.channel?.unref();
// … and the processes it forks must not inherit this preload: their channels serve other purposes.
const at = process.execArgv.indexOf(import.meta.url);
if (at > 0) process.execArgv.splice(at - 1, 2);
