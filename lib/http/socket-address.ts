import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const shared = globalThis as { __vemintoAddressHeader?: string };

/**
 * The header in which requests carry the address of their connection. Its name is
 * new in each process, so that no caller can set it. Handlers are bundled apart from
 * what runs when the server starts: the name is what the two share.
 */
export function addressHeader(): string {
  shared.__vemintoAddressHeader ??= `x-veminto-${randomUUID()}`;
  return shared.__vemintoAddressHeader;
}

/** Notes on each request, before anybody reads it, where its connection comes from. */
export function noteSocketAddresses(): void {
  const name = addressHeader();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { remoteAddress } = request.socket;
    if (remoteAddress) request.headers[name] = remoteAddress;
  });
}
