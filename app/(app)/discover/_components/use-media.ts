import { useCallback, useSyncExternalStore } from 'react';

/** From here on filters, results and map stand side by side. */
export const WIDE = '(min-width: 80rem)';
/** Filters and map cover the results. */
export const SMALL = 'not all and (min-width: 62rem)';
export const NARROW = 'not all and (min-width: 80rem)';

/** False on the server and while the page wakes up. */
export function useMedia(query: string): boolean {
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
    () => false,
  );
}
