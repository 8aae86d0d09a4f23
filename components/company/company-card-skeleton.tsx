import { cardClass } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

/** Same rows and heights as CompanyCard. */
export function CompanyCardSkeleton() {
  return (
    <div className={cn(cardClass, 'flex gap-3 p-4')}>
      <Skeleton className="size-10 rounded-full" />
      <div className="flex flex-1 flex-col gap-1">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-56 max-w-full" />
        <Skeleton className="h-5 w-48 max-w-full" />
        <Skeleton className="mt-1 h-5 w-28 sm:hidden" />
      </div>
    </div>
  );
}
