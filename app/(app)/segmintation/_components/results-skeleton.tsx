import { CompanyCardSkeleton } from '@/components/company/company-card-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { cardGrid } from './card-grid';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ResultsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-6 w-56 touch:h-11" />
      </div>
      <div className={cardGrid}>
        {CARDS.map((card) => (
          <CompanyCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}
