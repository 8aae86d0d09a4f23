import { useTranslations } from 'next-intl';
import { CeasedNote } from '@/components/filters/ceased-note';
import { withoutFilters } from '@/components/filters/chips';
import { FilterChips } from '@/components/filters/filter-chips';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { Pagination } from '@/components/pagination/pagination';
import { SearchHeading } from '@/components/shell/search-heading';
import { WayBack } from '@/components/shell/way-back';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { RemovingLink } from '@/components/ui/removing-link';
import type { BreakdownPage } from '@/lib/breakdown/queries';
import type { BreakdownParams } from '@/lib/breakdown/search-params';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { FacetCounts } from '@/lib/search/facet-counts';
import { BreakdownTable } from './breakdown-table';
import { Choices } from './choices';
import { Downloads } from './downloads';

type Props = { params: BreakdownParams; found: BreakdownPage; counts: FacetCounts };

export function Breakdown({ params, found, counts }: Props) {
  const t = useTranslations('breakdown');
  const filters = useTranslations('filters');
  const mostRoles = useTranslations('mostRoles');
  const { search, hasFilters, query, own, ignored, unknown } = params;
  const { all, total, page, totalPages } = found;
  const target = { path: paths.breakdown(), query: { ...query, ...own } };
  const beyond = total > 0 && params.page > page;
  const notes = [
    ...unknown.map((text) => t('unknown', { text })),
    ...(beyond ? [t('noSuchPage', { page: String(params.page) })] : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      {(search !== '' || hasFilters) && (
        <WayBack href={paths.discover(query)}>{t('results')}</WayBack>
      )}
      <SearchHeading
        search={search}
        texts={{
          all: t('heading'),
          of: t('headingOf'),
          numbers: (count) => t('headingNumbers', { count }),
        }}
      />
      <IgnoredNote ignored={ignored} also={notes} />
      <FilterChips target={target} />
      {all.companies === 0 ? (
        <EmptyState icon={SearchX} heading={t('emptyTitle')} text={t('emptyText')}>
          {hasFilters && (
            <RemovingLink
              kind="clear"
              href={paths.breakdown(withoutFilters(target.query))}
              className={buttonClass({ variant: 'primary' })}
            >
              {filters('clear')}
            </RemovingLink>
          )}
          <Link href={paths.search()} className={buttonClass()}>
            {t('newSearch')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Choices params={params} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <p role="status" className="text-body">
                <span className="font-semibold text-ink">{formatNumber(all.companies)}</span>{' '}
                {t('inGroups', {
                  plural: all.companies,
                  groups: total,
                  count: formatNumber(total),
                })}
              </p>
              <CeasedNote target={target} counts={counts} />
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link href={paths.mostRoles(query)} className="link link-alone text-sm print:hidden">
                {mostRoles('link')}
              </Link>
              <Downloads params={params} />
            </div>
          </div>
          <BreakdownTable params={params} found={found} />
          <Pagination target={target} page={page} totalPages={totalPages} />
        </>
      )}
    </div>
  );
}
