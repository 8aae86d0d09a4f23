import { useLayoutEffect, useState } from 'react';
import type { Pane } from './frame-context';

/** Keeps the rest of the history state, which belongs to the router. */
const keep = (pane: Pane) => window.history.replaceState({ ...window.history.state, pane }, '');

/**
 * The pane in front, kept in the history entry so that Back and Reload restore it. It is not part
 * of the search and has no meaning on wide screens, so the URL leaves it out. The component must
 * rerender whenever the URL changes.
 */
export function usePane() {
  const [pane, setPane] = useState<Pane>('list');
  useLayoutEffect(() => {
    const kept: Pane | undefined = window.history.state?.pane;
    if (kept) setPane(kept);
    // A link on the page created this entry: keep the current pane.
    else keep(pane);
  });
  const show = (next: Pane) => {
    keep(next);
    setPane(next);
  };
  return [pane, show] as const;
}
