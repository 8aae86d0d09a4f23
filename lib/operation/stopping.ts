import 'server-only';

// Route handlers are bundled separately from server startup code.
const shared = globalThis as { __vemintoStopping?: boolean };

/** Whether a shutdown has begun: pending requests are answered, new ones should go elsewhere. */
export const isStopping = (): boolean => shared.__vemintoStopping === true;

export function noteStopping(): void {
  shared.__vemintoStopping = true;
}
