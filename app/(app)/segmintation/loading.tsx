import { Skeleton } from '@/components/ui/skeleton';
import { FiltersSkeleton } from './_components/filters-skeleton';
import { SegmentLayout } from './_components/layout';
import { ResultsSkeleton } from './_components/results-skeleton';

export default function Loading() {
  return (
    <SegmentLayout
      heading={<Skeleton className="h-7 w-48" />}
      filters={<FiltersSkeleton />}
      results={<ResultsSkeleton />}
    />
  );
}
