import { useTranslations } from 'next-intl';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { LinkPending } from '@/components/ui/link-pending';
import { RemovingLink } from '@/components/ui/removing-link';
import { formatNumber } from '@/lib/format';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { choicesOf } from '@/lib/search/filter-params';

type Props = { target: PageTarget; counts: Pick<FacetCounts, 'status' | 'total'> };

/**
 * How many of the results have ceased, and a link that leaves them out. Renders nothing once a
 * status is chosen, or where hiding them would leave all or none.
 */
export function CeasedNote({ target, counts }: Props) {
  const t = useTranslations('results');
  const { query } = target;
  const ceased = counts.status.find(({ value }) => value === 'CEASED')?.count ?? 0;
  if (query.status || ceased === 0 || ceased === counts.total) return null;
  const notStatus = [...choicesOf(query.notStatus), 'CEASED'].join('|');
  return (
    <p className="text-muted text-sm">
      {t('ceased', { count: formatNumber(ceased), plural: ceased })}{' '}
      <RemovingLink
        kind="ceased"
        href={pageHref({ ...target, query: { ...query, notStatus } }, 1)}
        className="link link-alone print:hidden"
      >
        {t('hideCeased', { plural: ceased })}
        <LinkPending />
      </RemovingLink>
    </p>
  );
}
