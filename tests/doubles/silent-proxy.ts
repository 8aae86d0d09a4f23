import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy in front of a database that can stop forwarding without closing anything, which looks
 * like a vanished host, or a network that forgot its connections.
 */
export async function startSilentProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const upstream = new Set<Socket>();
  let lost: Socket[] = [];
  let silent = false;
  const hold = (socket: Socket) => {
    socket.unpipe();
    // It keeps reading, because a full buffer would be noticed.
    socket.resume();
  };
  const server = createServer({ allowHalfOpen: true }, (from) => {
    sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => sockets.delete(from));
    if (silent) {
      hold(from);
      return;
    }
    const to = connect(Number(target.port), target.hostname);
    sockets.add(to);
    to.on('error', () => from.destroy());
    to.on('close', () => {
      for (const set of [sockets, upstream]) set.delete(to);
    });
    upstream.add(to);
    from.pipe(to);
    to.pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Silences open and new connections; the open ones are lost for good. */
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) hold(socket);
      lost = [...upstream];
    },
    /** Closes lost connections only on the database's side, as its keep-alive would. */
    endLost: () => {
      for (const socket of lost) socket.destroy();
    },
    /** New connections reach the database again. */
    comeBack: () => {
      silent = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type SilentProxy = Awaited<ReturnType<typeof startSilentProxy>>;
