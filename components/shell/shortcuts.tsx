'use client';

import { onDemand } from '@/components/ui/on-demand';

const Listener = onDemand(() =>
  import('./shortcut-listener').then(({ ShortcutListener }) => ShortcutListener),
);

/** The keys of the whole application; a moment after a page's first scripts they are heard. */
export function Shortcuts() {
  // Without them everything can be reached all the same.
  return <Listener onFailed={() => {}} />;
}
