import { cardClass } from '@/components/ui/card';
import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

export function NetworkSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-5 w-60" />
      <div className={cn(cardClass, 'flex items-center gap-20 overflow-hidden p-4')}>
        <Skeleton className="h-11 w-48 shrink-0" />
        <div className="flex flex-col gap-2">
          <Repeated count={8}>
            <Skeleton className="h-11 w-48" />
          </Repeated>
        </div>
      </div>
    </div>
  );
}
