import { Plus } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { PartFailed } from '@/components/failures/part-failed';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { RemovingLink } from '@/components/ui/removing-link';
import type { CompanyDetail } from '@/lib/companies/types';
import { type ComparisonAddress, comparisonHref, withCompany } from '@/lib/comparison/address';
import { contained } from '@/lib/contained';
import { listRecommendations } from '@/lib/recommendations/queries';

type Props = { to: CompanyDetail; address: ComparisonAddress };

/** Companies similar to the first one, each added with one click. */
export async function SimilarToAdd({ to, address }: Props) {
  const t = await getTranslations();
  const similar = await contained('recommendations', to.key, listRecommendations(to.key));
  const heading = t('compare.similar', { name: to.name ?? to.key });
  if (similar === 'failed') {
    return (
      <CardSection id="similar" heading={heading}>
        <PartFailed text={t('detail.recommendationsFailed')} href={comparisonHref(address)} />
      </CardSection>
    );
  }
  const others = similar.filter(({ company }) => !address.keys.includes(company.key));
  if (others.length === 0) return null;
  return (
    <CardSection id="similar" heading={heading} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {others.map(({ company: { key, name } }) => (
          <li key={key} className="max-w-full">
            <RemovingLink
              kind="similar"
              href={comparisonHref(withCompany(address, key))}
              scroll={false}
              className={buttonClass({
                className: 'h-auto min-h-9 max-w-full whitespace-normal py-1 text-left',
              })}
            >
              <Plus aria-hidden className="size-4 shrink-0" />
              <span lang="da" dir="auto" className="min-w-0 break-words">
                {name ?? t('company.noName')}
              </span>
            </RemovingLink>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
