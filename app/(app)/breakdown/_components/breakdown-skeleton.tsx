import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';

export function BreakdownSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-9 w-full max-w-2xl" />
      <Skeleton className="h-9 w-full max-w-lg" />
      <div className="overflow-hidden rounded-lg border bg-surface">
        <div className="h-17 border-b bg-raised" />
        <Repeated count={12}>
          <div className="flex h-11 items-center gap-6 border-b px-3 last:border-b-0">
            <Skeleton className="h-4 w-60 max-w-[40%]" />
            <Skeleton className="ml-auto h-4 w-1/3" />
          </div>
        </Repeated>
      </div>
    </div>
  );
}
