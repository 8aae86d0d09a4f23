'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { SortSelect } from '@/components/search/sort-select';
import { paths } from '@/lib/paths';
import type { SegmentationParams } from '@/lib/search/segmentation-params';

/** What is around is dimmed while the results come in their other order. */
export function SegmentOrder({ sort, query }: Pick<SegmentationParams, 'sort' | 'query'>) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const navigate = (href: string) => startTransition(() => router.push(href));
  return (
    <div data-pending={isPending || undefined}>
      <SortSelect sort={sort} query={query} navigate={navigate} path={paths.segmentation()} />
    </div>
  );
}
