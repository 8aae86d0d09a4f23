import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { CardSection } from '@/components/ui/card';
import { log } from '@/lib/log';
import { listRecommendations } from '@/lib/recommendations/queries';
import type { CompanyHref, RawParams } from './origin';
import { loadOtherHref } from './other-href';
import { RecommendationItem } from './recommendation-item';

type Props = { companyKey: string; href: CompanyHref; searchParams: RawParams };

/** The rest of the page does not depend on them, so a failure stays in here. */
const findSimilar = cache(async (key: string) => {
  try {
    return await listRecommendations(key);
  } catch (error) {
    log.error({ err: error, key }, 'recommendations failed');
    return null;
  }
});

/** Looks for them while the rest of the page is read. */
export const preloadRecommendations = (key: string) => void findSimilar(key);

/** Similar companies, each with its reasons. */
export async function Recommendations({ companyKey, href, searchParams }: Props) {
  const t = await getTranslations('detail');
  const [similar, otherHref] = await Promise.all([
    findSimilar(companyKey),
    loadOtherHref(companyKey, searchParams),
  ]);
  return (
    <CardSection id="recommendations" heading={t('recommendations')}>
      {similar === null && (
        <p role="alert">
          {t('recommendationsFailed')}{' '}
          <Link href={href()} className="font-medium text-accent underline underline-offset-2">
            {t('retry')}
          </Link>
        </p>
      )}
      {similar?.length === 0 && <p className="text-muted">{t('noRecommendations')}</p>}
      {similar !== null && similar.length > 0 && (
        <ol className="-my-2 flex flex-col divide-y divide-line">
          {similar.map((recommendation, index) => (
            <RecommendationItem
              key={recommendation.company.key}
              recommendation={recommendation}
              href={otherHref(recommendation.company.key)}
              from={companyKey}
              position={index + 1}
            />
          ))}
        </ol>
      )}
    </CardSection>
  );
}
