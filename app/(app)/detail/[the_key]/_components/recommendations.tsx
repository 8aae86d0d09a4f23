import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PartFailed } from '@/components/failures/part-failed';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { ListFilter, Scale } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { CompanyDetail } from '@/lib/companies/types';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { contained } from '@/lib/contained';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { listRecommendations } from '@/lib/recommendations/queries';
import { similarSegment } from '@/lib/recommendations/similar-segment';
import type { CompanyHref } from './company-href';
import { loadOtherHref } from './other-href';
import { RecommendationItem } from './recommendation-item';

type Props = { company: CompanyDetail; href: CompanyHref; searchParams: Promise<RawParams> };

const findSimilar = cache((key: string) =>
  contained('recommendations', key, listRecommendations(key)),
);

/** Starts the query early, while the rest of the page renders. */
export const preloadRecommendations = (key: string) => void findSimilar(key);

/** Similar companies, each with the reasons for it. */
export async function Recommendations({ company, href, searchParams }: Props) {
  const { key } = company;
  const t = await getTranslations('detail');
  const [similar, otherHref] = await Promise.all([
    findSimilar(key),
    loadOtherHref(key, searchParams),
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
              from={key}
              position={index + 1}
            />
          ))}
        </ol>
      )}
      {similar !== 'failed' && similar.length > 0 && (
        <CompareSimilar keys={[key, ...similar.map((other) => other.company.key)]} />
      )}
      <SimilarSegment company={company} />
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
        className={buttonClass({ className: 'w-full' })}
      >
        <Scale aria-hidden className="size-4" />
        {t('compareSimilar')}
      </Link>
    </p>
  );
}

/** Leads to the whole segment that the company belongs to, to be narrowed, saved or exported. */
async function SimilarSegment({ company }: { company: CompanyDetail }) {
  const t = await getTranslations('detail');
  const segment = similarSegment(company);
  if (segment === null) return null;
  return (
    <p className="mt-2 print:hidden">
      <Link href={paths.segmentation(segment)} className={buttonClass({ className: 'w-full' })}>
        <ListFilter aria-hidden className="size-4" />
        {t('numEmployeesFrom' in segment ? 'similarSegment' : 'industrySegment')}
      </Link>
    </p>
  );
}
