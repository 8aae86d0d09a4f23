import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Stands before a database and, when it is told to, hands nothing on any more and closes nothing: as
 * a host that is gone, or a network that forgot its connections, looks from the other end.
 */
export async function startSilentProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const upstream = new Set<Socket>();
  let lost: Socket[] = [];
  let silent = false;
  const hold = (socket: Socket) => {
    socket.unpipe();
    // It goes on taking what comes, as a full buffer would be a sign of its own.
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
    /** For connections that are open and those that come; the former are lost for good. */
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) hold(socket);
      lost = [...upstream];
    },
    /** The database forgets what was lost, as its own keep-alive would; the other ends stay open. */
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
