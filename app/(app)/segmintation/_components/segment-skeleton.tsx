import { Skeleton } from '@/components/ui/skeleton';
import { FiltersSkeleton } from './filters-skeleton';
import { SegmentLayout } from './layout';
import { ResultsSkeleton } from './results-skeleton';

export function SegmentSkeleton() {
  return (
    <SegmentLayout
      heading={<Skeleton className="h-7 w-48" />}
      filters={<FiltersSkeleton />}
      results={<ResultsSkeleton />}
    />
  );
}
