import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type Arrived = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Calls `see` for each request to this process, before any other code reads or changes it. */
export function onRequest(see: (arrived: Arrived) => void): void {
  subscribe('http.server.request.start', (message) => see(message as Arrived));
}
