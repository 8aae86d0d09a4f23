import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { paths } from '@/lib/paths';
import { ComparisonTable } from './comparison-table';
import { ExportRow } from './export-row';
import type { LoadedComparison } from './load-comparison';
import { SimilarToAdd } from './similar-to-add';

type Props = {
  comparison: LoadedComparison;
  /** The question above, which company was meant, is still open, so no empty state is shown. */
  isAsking: boolean;
};

export function Comparison({ comparison, isAsking }: Props) {
  const t = useTranslations('compare');
  const { companies, leaders, activities } = comparison;
  const [first] = companies;
  const keys = companies.map(({ company }) => company.key);
  if (first) {
    return (
      <>
        <ExportRow keys={keys} />
        <ComparisonTable companies={companies} leaders={leaders} activities={activities} />
        {companies.length < MOST_COMPARED && <SimilarToAdd to={first.company} keys={keys} />}
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
