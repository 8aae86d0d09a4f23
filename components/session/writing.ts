import { useEffect, useSyncExternalStore } from 'react';

/** Number of texts on this page with unsaved input. */
let texts = 0;
let hasEnded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns a function that ends it. */
export function beginWriting(): () => void {
  texts += 1;
  return () => {
    texts -= 1;
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
