import { useSyncExternalStore } from 'react';

/** From this width on, a page and the panel fit side by side. */
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
