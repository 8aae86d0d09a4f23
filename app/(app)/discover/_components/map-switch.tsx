'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

/** Rendered on the server with the page; its code loads after the page's first scripts. */
const ResultsMap = lazyPart(async () => (await import('./results-map')).ResultsMap);

export function MapSwitch(props: ComponentProps<typeof ResultsMap>) {
  return (
    <Suspense fallback={<Skeleton className="h-full rounded-lg" />}>
      <ResultsMap {...props} />
    </Suspense>
  );
}
