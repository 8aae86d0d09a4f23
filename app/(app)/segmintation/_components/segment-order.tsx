'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { SortSelect } from '@/components/search/sort-select';
import { paths } from '@/lib/paths';
import type { SegmentationParams } from '@/lib/search/segmentation-params';

/** Dims its surroundings while the results load in the new order. */
export function SegmentOrder({ sort, query }: Pick<SegmentationParams, 'sort' | 'query'>) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const navigate = (href: string) => startTransition(() => router.push(href));
  return (
    <div data-pending={isPending || undefined} className="min-w-0">
      <SortSelect sort={sort} query={query} navigate={navigate} path={paths.segmentation()} />
    </div>
  );
}
