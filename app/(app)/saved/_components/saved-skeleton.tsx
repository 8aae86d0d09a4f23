import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { frameClass, layoutClass } from './saved-layout';

/** The most rows the skeleton draws; their height is that of table rows when all columns fit. */
const SHOWN_ROWS = 12;

/** Lists, heading, toolbar and rows, each in its final place. */
export function SavedSkeleton({ size }: { size: number }) {
  return (
    <div aria-busy="true" className={layoutClass}>
      <div className="flex flex-col gap-1 max-lg:hidden">
        {['all', 'first', 'second'].map((place) => (
          <Skeleton key={place} className="h-9 rounded-md" />
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Skeleton className="h-9 w-full rounded-md lg:hidden" />
        <Skeleton className="my-1 h-7 w-56" />
        <Skeleton className="h-9 w-full max-w-2xl rounded-md" />
        <TableSkeleton size={size} />
      </div>
    </div>
  );
}

export function TableSkeleton({ size }: { size: number }) {
  return (
    <div className={`overflow-hidden rounded-lg border bg-surface ${frameClass}`}>
      <Repeated count={Math.min(size, SHOWN_ROWS)}>
        <div className="flex h-13 items-center border-b px-4">
          <Skeleton className="h-4 w-full max-w-96" />
        </div>
      </Repeated>
    </div>
  );
}
