import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import type { Comparison as ComparisonData } from '@/lib/comparison/types';
import { ComparisonTable } from './comparison-table';
import { LeftAside } from './left-aside';
import { SimilarToAdd } from './similar-to-add';

export function Comparison({ comparison: { companies, unknown } }: { comparison: ComparisonData }) {
  const t = useTranslations('compare');
  const [first] = companies;
  return (
    <>
      <LeftAside unknown={unknown} />
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
