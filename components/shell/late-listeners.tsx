'use client';

import { onDemand } from '@/components/ui/on-demand';

const Listeners = onDemand(() =>
  import('./page-listeners').then(({ PageListeners }) => PageListeners),
);

/**
 * Keyboard shortcuts, room around the focus, links while offline and the scroll position on the way
 * back; available a moment after the page's first scripts.
 */
export function LateListeners() {
  // Everything works without them.
  return <Listeners onFailed={() => {}} />;
}
