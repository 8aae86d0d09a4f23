import { useCallback, useSyncExternalStore } from 'react';

/** `before` on the server and while the page wakes up. */
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
