import { useTranslations } from 'next-intl';
import type { PageTarget } from '@/components/pagination/page-href';
import { formatNumber } from '@/lib/format';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { HidingNote } from './hiding-note';

type Props = { target: PageTarget; counts: Pick<FacetCounts, 'status' | 'total'> };

/**
 * How many of the results have ceased, and a link that leaves them out. Renders nothing once a
 * status is chosen, or where hiding them would leave all or none.
 */
export function CeasedNote({ target, counts }: Props) {
  const t = useTranslations('results');
  const ceased = counts.status.find(({ value }) => value === 'CEASED')?.count ?? 0;
  if (target.query.status || ceased === 0 || ceased === counts.total) return null;
  return (
    <HidingNote
      target={target}
      leavesOut={{ param: 'notStatus', value: 'CEASED' }}
      kind="ceased"
      text={t('ceased', { count: formatNumber(ceased), plural: ceased })}
      label={t('hideCeased', { plural: ceased })}
    />
  );
}
