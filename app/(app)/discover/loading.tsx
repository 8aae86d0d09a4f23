import { PageContainer } from '@/components/shell/page-container';
import { Skeleton } from '@/components/ui/skeleton';
import { ResultsSkeleton } from './_components/results-skeleton';

export default function Loading() {
  return (
    <PageContainer className="flex flex-col gap-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      <ResultsSkeleton />
    </PageContainer>
  );
}
