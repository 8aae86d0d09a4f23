import { PageContainer } from '@/components/shell/page-container';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { OverviewSkeleton } from './_components/overview-skeleton';

/** The header, the tabs and what of the overview is seen at first. */
export default function Loading() {
  return (
    <PageContainer className="flex flex-col gap-4">
      <Skeleton className="h-5 w-32" />
      <Card className="flex flex-wrap gap-4 p-4 sm:flex-nowrap">
        <Skeleton className="size-14 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-5 w-96 max-w-full" />
        </div>
        <Skeleton className="h-9 w-full touch:h-11 sm:w-42" />
      </Card>
      <Skeleton className="h-10 w-28" />
      <OverviewSkeleton />
    </PageContainer>
  );
}
