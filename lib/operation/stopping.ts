import 'server-only';

// Handlers are bundled apart from what runs when the server starts.
const shared = globalThis as { __vemintoStopping?: boolean };

/** Whether this process was told to end: it answers what comes, and nobody should send more. */
export const isStopping = (): boolean => shared.__vemintoStopping === true;

export function noteStopping(): void {
  shared.__vemintoStopping = true;
}
