import { CompanyCardSkeleton } from '@/components/company/company-card-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ResultsSkeleton() {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Skeleton className="h-7 w-44 max-w-full" />
        <Skeleton className="h-6 w-44 touch:h-11" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-6 w-56 touch:h-11" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Skeleton className="h-9 w-92 max-w-full touch:h-11" />
          <Skeleton className="h-9 w-76 max-w-full touch:h-11" />
        </div>
      </div>
      <div className="@container">
        <div className="grid grid-cols-1 gap-3 @min-[44rem]:grid-cols-2">
          {CARDS.map((card) => (
            <CompanyCardSkeleton key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}
