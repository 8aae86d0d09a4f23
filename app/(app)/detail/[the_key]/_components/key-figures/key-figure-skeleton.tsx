import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';

export function KeyFigureSkeleton() {
  return (
    <>
      <Skeleton className="h-5 w-96 max-w-full" />
      <Card>
        <div className="px-4 py-3">
          <Skeleton className="h-5 w-32" />
        </div>
        <div className="h-16 border-t" />
        {KEY_FIGURES.map(({ id }) => (
          <div key={id} className="flex h-19 items-center justify-between gap-6 border-t px-4">
            <Skeleton className="h-10 w-48" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </Card>
    </>
  );
}
