'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Unsaved } from './leaving-note';

const LeavingNote = lazyPart(async () => (await import('./leaving-note')).LeavingNote);

/** Its code loads after the page's first scripts: nothing is saved before. */
export function LazyLeavingNote({ unsaved }: { unsaved: Unsaved }) {
  return (
    <Suspense>
      <LeavingNote unsaved={unsaved} />
    </Suspense>
  );
}
