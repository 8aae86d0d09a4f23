import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';

/** Matches the layout of a list: its heading and rows. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rounded-lg border bg-surface">
      <Repeated count={rows}>
        <div className="flex h-11 items-center border-b px-3 last:border-b-0">
          <Skeleton className="h-4 w-full" />
        </div>
      </Repeated>
    </div>
  );
}
