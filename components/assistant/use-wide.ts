import { useSyncExternalStore } from 'react';

/** From here on there is room for a page and the panel beside each other. */
const WIDE = '(min-width: 62rem)';

function subscribe(tell: () => void) {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
