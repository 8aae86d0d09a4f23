import { Skeleton } from '@/components/ui/skeleton';

/** What follows the logo. */
export function SearchSkeleton() {
  return (
    <div aria-busy="true" className="contents">
      <Skeleton className="h-11 w-full rounded-md" />
      <Skeleton className="h-5 w-56 self-center" />
    </div>
  );
}
