import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { CardSection } from '@/components/ui/card';
import { listRecommendations } from '@/lib/recommendations/queries';
import { contained } from './contained';
import type { CompanyHref, RawParams } from './origin';
import { loadOtherHref } from './other-href';
import { PartFailed } from './part-failed';
import { RecommendationItem } from './recommendation-item';

type Props = { companyKey: string; href: CompanyHref; searchParams: RawParams };

const findSimilar = cache((key: string) =>
  contained('recommendations', key, listRecommendations(key)),
);

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
      {similar === 'failed' && <PartFailed text={t('recommendationsFailed')} href={href()} />}
      {similar.length === 0 && <p className="text-muted">{t('noRecommendations')}</p>}
      {similar !== 'failed' && similar.length > 0 && (
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
