import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import type { CompareParams } from '@/lib/comparison/search-params';
import type { Comparison as ComparisonData } from '@/lib/comparison/types';
import { ComparisonTable } from './comparison-table';
import { LeftAside } from './left-aside';
import { SimilarToAdd } from './similar-to-add';

type Props = { comparison: ComparisonData; aside: Pick<CompareParams, 'unreadable' | 'leftOut'> };

export function Comparison({ comparison: { companies, unknown }, aside }: Props) {
  const t = useTranslations('compare');
  const [first] = companies;
  return (
    <>
      <LeftAside {...aside} unknown={unknown} />
      {first ? (
        <>
          <ComparisonTable companies={companies} />
          {companies.length < MOST_COMPARED && (
            <SimilarToAdd to={first.company} keys={companies.map(({ company }) => company.key)} />
          )}
        </>
      ) : (
        <EmptyState icon={Scale} heading={t('startTitle')} text={t('startText')} />
      )}
    </>
  );
}
