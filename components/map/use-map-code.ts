'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadSurface, type Surface } from './surface';

type Loaded<View> = { View: View; Surface: Surface };

/**
 * Fetches a view and the map library, together and only when it is used.
 * @param load Must stay the same function.
 */
export function useMapCode<View>(load: () => Promise<View>, token: string | null) {
  const [code, setCode] = useState<Loaded<View> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    let isWanted = true;
    Promise.all([load(), loadSurface(token)]).then(
      ([View, Surface]) => isWanted && setCode({ View, Surface }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, token, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { code, hasFailed, retry };
}
