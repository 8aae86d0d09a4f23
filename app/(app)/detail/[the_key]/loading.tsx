import { PageContainer } from '@/components/shell/page-container';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageContainer className="flex flex-col gap-4">
      <Skeleton className="h-5 w-32" />
      <Card className="flex gap-4 p-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-9 w-96 max-w-full" />
        </div>
      </Card>
      <Skeleton className="h-10 w-28" />
      <Card className="h-36" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Card className="h-64" />
        <Card className="h-64" />
      </div>
    </PageContainer>
  );
}
