import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

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

/**
 * Fetches the count, with code that is loaded on first use. A failure keeps the old count: the next
 * poll may succeed.
 * @returns Whether the user is a subscriber, which another tab or device may have changed.
 */
export async function refreshUnread(): Promise<boolean | undefined> {
  const asking = await import('./ask-unread').catch(() => undefined);
  const answer = await asking?.askUnread();
  if (!answer) return;
  setUnread(answer.unread);
  return answer.isSubscriber;
}

/**
 * The number of unread notifications. Starts with the one the page was sent with; refreshes the
 * page when a plan was bought or has ended since.
 */
export function useUnread(given: number, isSubscriber: boolean): number {
  const router = useRouter();
  const count = useSyncExternalStore(
    subscribe,
    () => unread,
    () => undefined,
  );
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const now = await refreshUnread();
      if (now !== undefined && now !== isSubscriber) router.refresh();
    };
    const timer = setInterval(look, INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [router, isSubscriber]);
  return count ?? given;
}
