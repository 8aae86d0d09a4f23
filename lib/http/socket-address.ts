import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const shared = globalThis as { __vemintoAddressHeader?: string };

/**
 * The request header that holds the peer address of the connection. Its name is new in each
 * process, so that clients cannot set it. Route handlers are bundled separately from server startup
 * code, so the name is shared through a global.
 */
export function addressHeader(): string {
  shared.__vemintoAddressHeader ??= `x-veminto-${randomUUID()}`;
  return shared.__vemintoAddressHeader;
}

/** Adds the peer address to each request before any other code reads it. */
export function noteSocketAddresses(): void {
  const name = addressHeader();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { remoteAddress } = request.socket;
    if (remoteAddress) request.headers[name] = remoteAddress;
  });
}
