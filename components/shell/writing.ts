import { useEffect, useSyncExternalStore } from 'react';

/** Texts of this page that somebody writes and nobody has kept yet. */
let texts = 0;
let hasEnded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns What ends it. */
export function beginWriting(): () => void {
  texts += 1;
  return () => {
    texts -= 1;
  };
}

export const isWriting = () => texts > 0;

/** Whether the session has ended: whoever signs in in another tab goes on with it here. */
export function setSessionEnded(ended: boolean) {
  if (ended === hasEnded) return;
  hasEnded = ended;
  for (const listener of listeners) listener();
}

export const hasSessionEnded = () => hasEnded;

/** Keeps the page while something is written. @returns whether the session has ended meanwhile. */
export function useWriting(isOngoing: boolean): boolean {
  const ended = useSyncExternalStore(subscribe, hasSessionEnded, () => false);
  useEffect(() => (isOngoing ? beginWriting() : undefined), [isOngoing]);
  return isOngoing && ended;
}
