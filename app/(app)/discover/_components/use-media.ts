import { useCallback, useSyncExternalStore } from 'react';

/** @returns `before` on the server and during hydration, then whether the query matches. */
export function useMedia(query: string, before = false): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => before,
  );
}
