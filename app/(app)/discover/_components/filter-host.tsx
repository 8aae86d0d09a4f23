'use client';

import { type ComponentProps, Suspense } from 'react';
import { cardClass } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { cn } from '@/lib/cn';
import { columnClass } from './column-class';

/** Rendered on the server with the page; its code loads after the page's first scripts. */
const AllFilters = lazyPart(async () => (await import('./all-filters')).AllFilters);

export function FilterHost(props: ComponentProps<typeof AllFilters>) {
  return (
    // Keeps the column of the layout.
    <Suspense fallback={<div className={cn(cardClass, columnClass, 'max-xl:hidden')} />}>
      <AllFilters {...props} />
    </Suspense>
  );
}
