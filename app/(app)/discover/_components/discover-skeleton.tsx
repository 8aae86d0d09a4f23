import { Skeleton } from '@/components/ui/skeleton';
import { frameClass } from './frame-class';
import { ResultsSkeleton } from './results-skeleton';

export function DiscoverSkeleton() {
  return (
    <div aria-busy="true" className={frameClass('list')}>
      <Skeleton className="rounded-lg max-xl:hidden xl:h-[calc(100dvh-6.5rem)]" />
      <ResultsSkeleton />
      <Skeleton className="rounded-lg max-xl:hidden xl:h-[calc(100dvh-6.5rem)]" />
    </div>
  );
}
