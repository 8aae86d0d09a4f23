import { cardClass } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** As high as the panel can get; on small screens, the button that opens the sheet. */
export function FiltersSkeleton() {
  return (
    <>
      <div
        aria-busy="true"
        className={cn(
          cardClass,
          'hidden h-[calc(100dvh-8.75rem)] flex-col gap-3 overflow-hidden p-4 lg:flex',
        )}
      >
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-9 w-full" />
        {LINES.map((line) => (
          <Skeleton key={line} className="h-5 w-full" />
        ))}
        <Skeleton className="mt-4 h-5 w-24" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
      <Skeleton className="h-9 w-32 touch:h-11 lg:hidden" />
    </>
  );
}
