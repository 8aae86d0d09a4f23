'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadSurface } from './load-surface';
import type { Surface } from './surface';

type Loaded<View> = { View: View; Surface: Surface };

/**
 * Loads a view and the map library together, and only when the map is wanted: evaluating the
 * library blocks the main thread for too long.
 * @param load Must be a stable function.
 */
export function useMapCode<View>(
  load: () => Promise<View>,
  token: string | null,
  isWanted: boolean,
) {
  const [code, setCode] = useState<Loaded<View> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const begin = async () => {
      try {
        const [View, Surface] = await Promise.all([load(), loadSurface(token)]);
        if (isHere) setCode({ View, Surface });
      } catch {
        if (isHere) setFailed(true);
      }
    };
    void begin();
    return () => {
      isHere = false;
    };
  }, [load, token, attempt, isWanted]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { code, hasFailed, retry };
}
