import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import type { CompareParams } from '@/lib/comparison/search-params';
import { paths } from '@/lib/paths';
import { ComparisonTable } from './comparison-table';
import { ExportRow } from './export-row';
import { LeftAside } from './left-aside';
import type { LoadedComparison } from './load-comparison';
import { SimilarToAdd } from './similar-to-add';

type Props = {
  comparison: LoadedComparison;
  aside: Pick<CompareParams, 'unreadable' | 'leftOut'>;
  /** The question above, which company was meant, is still open, so no empty state is shown. */
  isAsking: boolean;
};

export function Comparison({ comparison, aside, isAsking }: Props) {
  const t = useTranslations('compare');
  const { companies, unknown, leaders } = comparison;
  const [first] = companies;
  const keys = companies.map(({ company }) => company.key);
  return (
    <>
      <LeftAside {...aside} unknown={unknown} />
      {first ? (
        <>
          <ExportRow keys={keys} />
          <ComparisonTable companies={companies} leaders={leaders} />
          {companies.length < MOST_COMPARED && <SimilarToAdd to={first.company} keys={keys} />}
        </>
      ) : (
        !isAsking && (
          <EmptyState icon={Scale} heading={t('startTitle')} text={t('startText')}>
            <Link href={paths.saved()} className={buttonClass()}>
              {t('toSaved')}
            </Link>
          </EmptyState>
        )
      )}
    </>
  );
}
