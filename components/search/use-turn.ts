'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Begins a question whose answer leads somewhere: its signal is aborted by the next one, and when the page
 * is left meanwhile. Then the answer must lead nowhere any more.
 */
export function useTurn(): () => AbortSignal {
  const turn = useRef<AbortController>(null);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => () => turn.current?.abort(), [pathname]);
  return () => {
    turn.current?.abort();
    turn.current = new AbortController();
    return turn.current.signal;
  };
}
