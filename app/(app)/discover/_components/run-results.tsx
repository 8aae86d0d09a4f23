'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { ResultsSkeleton } from './results-skeleton';

/** Of its own: what only runs need is not loaded by every other page of results. */
const RunColumns = lazyPart(async () => (await import('./run-columns')).RunColumns);

export function RunResults(props: ComponentProps<typeof RunColumns>) {
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <RunColumns {...props} />
    </Suspense>
  );
}
