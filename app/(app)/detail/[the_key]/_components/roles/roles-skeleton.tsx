import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function RolesSkeleton() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem]">
      <Card>
        <div className="flex h-15 items-center border-b px-4">
          <Skeleton className="h-5 w-16" />
        </div>
        <div className="h-18" />
        {ROWS.map((row) => (
          <div key={row} className="flex h-16 items-center gap-6 border-t px-4">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-48" />
          </div>
        ))}
      </Card>
      <Card className="h-28" />
    </div>
  );
}
