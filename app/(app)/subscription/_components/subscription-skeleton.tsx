import { Skeleton } from '@/components/ui/skeleton';

export function SubscriptionSkeleton() {
  return (
    <div aria-busy="true" className="contents">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-84 rounded-lg sm:max-lg:col-span-2 sm:max-lg:h-70 lg:h-98" />
        <Skeleton className="h-98 rounded-lg" />
        <Skeleton className="h-98 rounded-lg" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    </div>
  );
}
