import { cardClass } from '@/components/ui/card';
import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

export function PeopleSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-5 w-36" />
      <div className={cn(cardClass, 'overflow-hidden')}>
        <div className="h-8 border-b bg-raised" />
        <Repeated count={8}>
          <div className="flex h-18 items-start gap-6 border-b px-4 py-3 last:border-b-0">
            <Skeleton className="h-5 w-40 max-w-[34%]" />
            <Skeleton className="ml-auto h-5 w-1/2" />
          </div>
        </Repeated>
      </div>
    </div>
  );
}
