import { useEffect, useSyncExternalStore } from 'react';
import { api } from '@/lib/api/client';

/** Other tabs and devices follow within ten seconds. */
const INTERVAL_MS = 8_000;

let unread: number | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setUnread(count: number) {
  unread = count;
  for (const listener of listeners) listener();
}

/** Asks how many there are. A failure leaves the number: the next look may do better. */
export async function refreshUnread(): Promise<void> {
  try {
    setUnread((await api.notifications(1, 1)).unread);
  } catch {
    // What cannot be reached is told by what somebody does, not by a number that ages.
  }
}

/** The number of unread notifications; `given` is what the page was sent with. */
export function useUnread(given: number): number {
  const count = useSyncExternalStore(
    subscribe,
    () => unread,
    () => undefined,
  );
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    const timer = setInterval(look, INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return count ?? given;
}
