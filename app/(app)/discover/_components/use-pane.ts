import { useLayoutEffect, useState } from 'react';
import type { Pane } from './frame-context';

/** What else is in it is the router's. */
const keep = (pane: Pane) => window.history.replaceState({ ...window.history.state, pane }, '');

/**
 * What is in front, kept with the entry of the history: whoever goes back or reloads finds it
 * again. It is no part of a search, and nothing on a wide screen: the address goes without.
 * To be drawn anew with each address.
 */
export function usePane() {
  const [pane, setPane] = useState<Pane>('list');
  useLayoutEffect(() => {
    const kept: Pane | undefined = window.history.state?.pane;
    if (kept) setPane(kept);
    // A link of the page opened this entry: what was in front stays.
    else keep(pane);
  });
  const show = (next: Pane) => {
    keep(next);
    setPane(next);
  };
  return [pane, show] as const;
}
