'use client';

import { useCallback, useEffect, useState } from 'react';
import { whenPaused } from '@/components/ui/when-calm';
import { loadSurface, type Surface } from './surface';

type Loaded<View> = { View: View; Surface: Surface };

/**
 * Fetches a view and the map library, together and only when it is used. Reading the library
 * holds the browser up for longer than a press may wait: unless the map was asked for, that is
 * left until nobody presses anything.
 * @param load Must stay the same function.
 */
export function useMapCode<View>(
  load: () => Promise<View>,
  token: string | null,
  isAskedFor: boolean,
) {
  const [code, setCode] = useState<Loaded<View> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    let isWanted = true;
    const begin = async () => {
      if (!isAskedFor) await whenPaused();
      if (!isWanted) return;
      try {
        const [View, Surface] = await Promise.all([load(), loadSurface(token)]);
        if (isWanted) setCode({ View, Surface });
      } catch {
        if (isWanted) setFailed(true);
      }
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, [load, token, attempt, isAskedFor]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { code, hasFailed, retry };
}
