import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ScopeSwitch } from '@/components/financials/scope-switch';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { accountsRead } from '@/lib/comparison/accounts';
import { type ComparisonAddress, comparisonHref } from '@/lib/comparison/address';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { paths } from '@/lib/paths';
import { ComparisonTable } from './comparison-table';
import { ExportRow } from './export-row';
import type { LoadedComparison } from './load-comparison';
import { SimilarToAdd } from './similar-to-add';

type Props = {
  comparison: LoadedComparison;
  address: ComparisonAddress;
  /** The question above, which company was meant, is still open, so no empty state is shown. */
  isAsking: boolean;
};

export function Comparison({ comparison, address, isAsking }: Props) {
  const t = useTranslations('compare');
  const { companies, leaders, activities } = comparison;
  const [first] = companies;
  const hasBoth = companies.some((compared) => accountsRead(compared).hasBoth);
  if (first) {
    return (
      <>
        <ExportRow address={address}>
          {(hasBoth || address.ofGroups) && (
            <div className="mr-auto">
              <ScopeSwitch
                scope={address.ofGroups ? 'group' : 'solo'}
                hrefOf={(scope) => comparisonHref({ ...address, ofGroups: scope === 'group' })}
              />
            </div>
          )}
        </ExportRow>
        <ComparisonTable
          companies={companies}
          address={address}
          leaders={leaders}
          activities={activities}
        />
        {companies.length < MOST_COMPARED && <SimilarToAdd to={first.company} address={address} />}
      </>
    );
  }
  if (isAsking) return null;
  return (
    <EmptyState icon={Scale} heading={t('startTitle')} text={t('startText')}>
      <Link href={paths.saved()} className={buttonClass()}>
        {t('toSaved')}
      </Link>
    </EmptyState>
  );
}
