import { cardClass } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

/** Same rows and heights as CompanyCard. */
export function CompanyCardSkeleton() {
  return (
    <div className={cn(cardClass, 'flex gap-3 p-4')}>
      <div className="flex flex-col items-center gap-1">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-4 w-4" />
      </div>
      <div className="@container flex flex-1 flex-col gap-1">
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          <Skeleton className="h-5 w-40 grow" />
          <Skeleton className="h-5 w-36" />
        </div>
        <Skeleton className="h-5 w-56 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full @max-[28rem]:h-10" />
      </div>
    </div>
  );
}
