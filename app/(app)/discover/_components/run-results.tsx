'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

/** A chunk of its own, so that other result pages do not load code that only runs need. */
const RunColumns = lazyPart(async () => (await import('./run-columns')).RunColumns);

export function RunResults(props: ComponentProps<typeof RunColumns>) {
  return (
    <Suspense fallback={<div className="min-h-screen" />}>
      <RunColumns {...props} />
    </Suspense>
  );
}
