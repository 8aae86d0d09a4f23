import 'server-only';
import { randomUUID } from 'node:crypto';
import { onRequest } from '@/lib/on-request';
import { oncePerProcess } from '@/lib/once-per-process';

/**
 * The request header that holds the peer address of the connection. Its name is new in each
 * process, so that clients cannot set it.
 */
export const { get: addressHeader } = oncePerProcess(
  'AddressHeader',
  () => `x-veminto-${randomUUID()}`,
);

/** Adds the peer address to each request before any other code reads it. */
export function noteSocketAddresses(): void {
  const name = addressHeader();
  onRequest(({ request }) => {
    const { remoteAddress } = request.socket;
    if (remoteAddress) request.headers[name] = remoteAddress;
  });
}
