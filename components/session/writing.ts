import { useEffect, useSyncExternalStore } from 'react';
import { SESSION_END } from '@/lib/api/call';

/** Number of texts on this page with unsaved input. */
let texts = 0;
let hasEnded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const endSession = () => setSessionEnded(true);

/** Until it ends, a refused call is also taken for the end of the session. @returns its end. */
export function beginWriting(): () => void {
  texts += 1;
  globalThis.addEventListener?.(SESSION_END, endSession);
  return () => {
    texts -= 1;
    if (texts === 0) globalThis.removeEventListener?.(SESSION_END, endSession);
  };
}

export const isWriting = () => texts > 0;

/** Whether the session has ended; signing in again in another tab revives it here. */
export function setSessionEnded(ended: boolean) {
  if (ended === hasEnded) return;
  hasEnded = ended;
  for (const listener of listeners) listener();
}

export const hasSessionEnded = () => hasEnded;

/** Keeps the page open during unsaved input. @returns whether the session has ended meanwhile. */
export function useWriting(isOngoing: boolean): boolean {
  const ended = useSyncExternalStore(subscribe, hasSessionEnded, () => false);
  useEffect(() => (isOngoing ? beginWriting() : undefined), [isOngoing]);
  return isOngoing && ended;
}
