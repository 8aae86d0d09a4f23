import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { INCOME_FIELDS } from '@/lib/financials/constants';

const CHARTS = ['gross', 'profit', 'equity', 'assets'];

/** The tools, the charts and the income statement; the rest is below the fold. */
export function FinancialSkeleton() {
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-6">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-9 w-48" />
      </div>
      <Card className="grid grid-cols-1 gap-x-8 gap-y-6 p-4 sm:grid-cols-2 xl:grid-cols-4">
        {CHARTS.map((chart) => (
          <Skeleton key={chart} className="h-42" />
        ))}
      </Card>
      <Skeleton className="h-9 w-full" />
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
