import { Scale } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PartFailed } from '@/components/failures/part-failed';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { contained } from '@/lib/contained';
import type { RawParams } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import { listRecommendations } from '@/lib/recommendations/queries';
import type { CompanyHref } from './company-href';
import { loadOtherHref } from './other-href';
import { RecommendationItem } from './recommendation-item';

type Props = { companyKey: string; href: CompanyHref; searchParams: RawParams };

const findSimilar = cache((key: string) =>
  contained('recommendations', key, listRecommendations(key)),
);

/** Starts the query early, while the rest of the page renders. */
export const preloadRecommendations = (key: string) => void findSimilar(key);

/** Similar companies, each with the reasons for it. */
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
      {similar !== 'failed' && similar.length > 0 && (
        <CompareSimilar keys={[companyKey, ...similar.map(({ company }) => company.key)]} />
      )}
    </CardSection>
  );
}

/** Compares the company with those most similar to it. */
async function CompareSimilar({ keys }: { keys: string[] }) {
  const t = await getTranslations('detail');
  return (
    <p className="mt-4 print:hidden">
      <Link
        href={paths.compare({ company: keys.slice(0, MOST_COMPARED) })}
        prefetch={false}
        className={buttonClass({ className: 'w-full' })}
      >
        <Scale aria-hidden className="size-4" />
        {t('compareSimilar')}
      </Link>
    </p>
  );
}
