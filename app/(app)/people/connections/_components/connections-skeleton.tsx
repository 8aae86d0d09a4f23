import { cardClass } from '@/components/ui/card';
import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

export function ConnectionsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-5 w-36" />
      <div className={cn(cardClass, 'flex flex-col gap-4 p-4')}>
        <Repeated count={5}>
          <Skeleton className="h-5 w-60 max-w-full" />
          <Skeleton className="ml-6 h-10 w-80 max-w-[80%]" />
        </Repeated>
      </div>
    </div>
  );
}
