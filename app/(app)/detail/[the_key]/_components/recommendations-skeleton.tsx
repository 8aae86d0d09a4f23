import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { Repeated } from '@/components/ui/repeated';
import { Skeleton } from '@/components/ui/skeleton';
import { MOST_RECOMMENDED } from '@/lib/recommendations/constants';

/** Same rows and heights as Recommendations. */
export function RecommendationsSkeleton() {
  const t = useTranslations('detail');
  return (
    <CardSection id="recommendations-waiting" heading={t('recommendations')}>
      <div className="-my-2 flex flex-col divide-y divide-line">
        <Repeated count={MOST_RECOMMENDED}>
          <div className="flex gap-3 py-3">
            <Skeleton className="size-9 rounded-full" />
            <div className="flex h-21 flex-1 flex-col justify-between py-0.5">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-4 w-48 max-w-full" />
              <Skeleton className="h-4 w-40 max-w-full" />
              <Skeleton className="h-3 w-40 max-w-full" />
            </div>
          </div>
        </Repeated>
      </div>
    </CardSection>
  );
}
