'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

/** Of its own: what only runs need is not loaded by every other page of results. */
const RunColumns = lazy(() =>
  import('./run-columns').then(({ RunColumns }) => ({ default: RunColumns })),
);

export function RunResults(props: ComponentProps<typeof RunColumns>) {
  return (
    <Suspense>
      <RunColumns {...props} />
    </Suspense>
  );
}
