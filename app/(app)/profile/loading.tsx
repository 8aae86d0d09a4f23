import { PageContainer } from '@/components/shell/page-container';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageContainer>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-176 w-full rounded-lg sm:h-144" />
        <Skeleton className="h-48 w-full rounded-lg" />
        <Skeleton className="h-160 w-full rounded-lg sm:h-108" />
        {['digest', 'language'].map((card) => (
          <Skeleton key={card} className="h-44 w-full rounded-lg sm:h-38" />
        ))}
      </div>
    </PageContainer>
  );
}
