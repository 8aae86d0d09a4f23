'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * Asks what leads somewhere. The signal is aborted by the next question, and when the page is left
 * meanwhile: then the answer must lead nowhere any more. No transition waits for the answer, because
 * links that are pressed meanwhile would wait with it.
 */
export function useTurn() {
  const turn = useRef<AbortController>(null);
  const [isWaiting, setWaiting] = useState(false);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
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
