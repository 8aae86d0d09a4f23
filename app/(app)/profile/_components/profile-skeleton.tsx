import { Skeleton } from '@/components/ui/skeleton';

export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="contents">
      <Skeleton className="h-176 w-full rounded-lg sm:h-144" />
      <Skeleton className="h-48 w-full rounded-lg" />
      <Skeleton className="h-160 w-full rounded-lg sm:h-108" />
      {['digest', 'language'].map((card) => (
        <Skeleton key={card} className="h-44 w-full rounded-lg sm:h-38" />
      ))}
    </div>
  );
}
