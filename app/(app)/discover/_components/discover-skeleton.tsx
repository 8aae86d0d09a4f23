import { Skeleton } from '@/components/ui/skeleton';
import { ResultsSkeleton } from './results-skeleton';

export function DiscoverSkeleton() {
  return (
    <div aria-busy="true" className="contents">
      <Skeleton className="rounded-lg max-xl:hidden xl:h-[calc(100dvh-6.5rem)]" />
      <ResultsSkeleton />
      <Skeleton className="rounded-lg max-xl:hidden xl:h-[calc(100dvh-6.5rem)]" />
    </div>
  );
}
