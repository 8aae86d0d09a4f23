import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { INCOME_FIELDS } from '@/lib/financials/constants';

/** The bar and the income statement; what follows is below the fold. */
export function FinancialSkeleton() {
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-6">
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="h-5 w-32" />
      </div>
      <Card>
        <div className="px-4 py-3">
          <Skeleton className="h-5 w-40" />
        </div>
        {INCOME_FIELDS.map((field) => (
          <div key={field} className="flex h-14 items-center justify-between gap-6 border-t px-4">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </Card>
    </>
  );
}
