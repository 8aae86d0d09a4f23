import { cardClass } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const CARDS = ['a', 'b', 'c', 'd'];

export function SearchesSkeleton() {
  return (
    <div aria-busy="true" className="contents">
      <div>
        <Skeleton className="h-6 w-44 touch:h-11" />
        <Skeleton className="mt-2 h-7 w-48" />
        <Skeleton className="mt-1 h-4 w-36" />
      </div>
      {CARDS.map((card) => (
        <div key={card} className={cn(cardClass, 'flex flex-col gap-3 p-4')}>
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-6 w-72 max-w-full" />
          <Skeleton className="h-5 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}
