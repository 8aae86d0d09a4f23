import { CompanyCardSkeleton } from '@/components/company/company-card-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ChangeSkeleton() {
  return (
    <div aria-busy="true" className="contents">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-7 w-64 max-w-full" />
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {CARDS.map((card) => (
          <CompanyCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}
