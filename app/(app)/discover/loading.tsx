import { Skeleton } from '@/components/ui/skeleton';
import { frameClass } from './_components/frame-class';
import { ResultsSkeleton } from './_components/results-skeleton';

export default function Loading() {
  return (
    <div aria-busy="true" className={frameClass('list')}>
      <Skeleton className="rounded-lg max-xl:hidden xl:h-[calc(100dvh-6.5rem)]" />
      <ResultsSkeleton />
    </div>
  );
}
