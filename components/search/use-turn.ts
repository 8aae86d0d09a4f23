'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * Runs requests that end in a navigation. The signal is aborted by the next request and when the
 * page is left, so that a late answer leads nowhere. It does not wait in a transition, because
 * links clicked meanwhile would wait as well.
 */
export function useTurn() {
  const turn = useRef<AbortController>(null);
  const [isWaiting, setWaiting] = useState(false);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path means the page was left
  useEffect(
    () => () => {
      turn.current?.abort();
      setWaiting(false);
    },
    [pathname],
  );

  async function take(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    turn.current?.abort();
    const own = new AbortController();
    turn.current = own;
    setWaiting(true);
    try {
      await work(own.signal);
    } finally {
      if (turn.current === own) setWaiting(false);
    }
  }
  return { take, isWaiting };
}
