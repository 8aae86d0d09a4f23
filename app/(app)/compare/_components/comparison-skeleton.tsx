import { cardClass } from '@/components/ui/card';
import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const ROWS = 20;

export function ComparisonSkeleton({ companies }: { companies: number }) {
  return (
    <div aria-busy="true" className={cn(cardClass, 'overflow-hidden')}>
      <Repeated count={ROWS}>
        <div className="flex h-11 items-center gap-8 border-b px-4 last:border-b-0">
          <Skeleton className="h-5 w-28 shrink-0" />
          <Repeated count={companies}>
            <Skeleton className="ml-auto h-5 w-32" />
          </Repeated>
        </div>
      </Repeated>
    </div>
  );
}
