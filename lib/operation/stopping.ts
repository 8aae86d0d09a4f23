import 'server-only';
import { oncePerProcess } from '@/lib/once-per-process';

const shutdown = oncePerProcess('Shutdown', () => ({ hasBegun: false }));

/** Whether a shutdown has begun: pending requests are answered, new ones should go elsewhere. */
export const isStopping = (): boolean => shutdown.get().hasBegun;

export function noteStopping(): void {
  shutdown.get().hasBegun = true;
}
