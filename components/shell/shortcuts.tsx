'use client';

import { onDemand } from '@/components/ui/on-demand';

const Listener = onDemand(() =>
  import('./shortcut-listener').then(({ ShortcutListener }) => ShortcutListener),
);

/** The keyboard shortcuts of the application; available a moment after the page's first scripts. */
export function Shortcuts() {
  // Everything can be reached without them.
  return <Listener onFailed={() => {}} />;
}
