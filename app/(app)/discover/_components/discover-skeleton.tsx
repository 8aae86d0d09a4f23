import { Skeleton } from '@/components/ui/skeleton';
import type { ResultView } from '@/lib/search/types';
import { ResultsSkeleton } from './results-skeleton';

export function DiscoverSkeleton({ view }: { view: ResultView }) {
  return (
    <div aria-busy="true" className="contents">
      <Skeleton className="rounded-lg max-xl:hidden xl:h-[calc(100dvh-6.5rem)]" />
      <ResultsSkeleton />
      {view !== 'table' && (
        <Skeleton className="rounded-lg max-xl:hidden xl:h-[calc(100dvh-6.5rem)]" />
      )}
    </div>
  );
}
