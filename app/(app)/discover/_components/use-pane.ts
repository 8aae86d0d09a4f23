import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Pane } from './frame-context';
import { SMALL } from './widths';

/** `isSheet`: the entry was added by opening the map over the results; Back closes it. */
type Kept = { pane?: Pane; isSheet?: boolean };

const kept = (): Kept => window.history.state ?? {};
/** Keeps the rest of the history state, which belongs to the router. */
const stateWith = (changed: Kept) => ({ ...window.history.state, ...changed });
const keep = (pane: Pane) => window.history.replaceState(stateWith({ pane, isSheet: false }), '');

/**
 * The pane in front, kept in the history entry so that Back and Reload restore it. It is not part
 * of the search and has no meaning on wide screens, so the URL leaves it out. On small screens,
 * where the map covers the results, it has an entry of its own. The component must rerender
 * whenever the URL changes.
 */
export function usePane() {
  const [pane, setPane] = useState<Pane>('list');
  const isClosing = useRef(false);
  useLayoutEffect(() => {
    const shown = kept().pane;
    if (shown) setPane(shown);
    // A link on the page created this entry: keep the current pane.
    else keep(pane);
  });
  useEffect(() => {
    const follow = () => {
      isClosing.current = false;
      const shown = kept().pane;
      // Other pages keep none; this one stays as it is until they are ready.
      if (shown) setPane(shown);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const show = (next: Pane) => {
    if (next === pane || isClosing.current) return;
    if (kept().isSheet) {
      // Otherwise the next Back would open the map again. A second one would leave the page.
      isClosing.current = true;
      window.history.back();
      return;
    }
    if (next === 'map' && window.matchMedia(SMALL).matches) {
      window.history.pushState(stateWith({ pane: next, isSheet: true }), '');
    } else keep(next);
    setPane(next);
  };
  return [pane, show] as const;
}
