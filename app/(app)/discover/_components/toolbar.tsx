import { useTranslations } from 'next-intl';
import { ExportButton } from '@/components/exports/export-button';
import { CeasedNote } from '@/components/filters/ceased-note';
import { chipsOf } from '@/components/filters/chips';
import { SavedNote } from '@/components/filters/saved-note';
import { pageHref } from '@/components/pagination/page-href';
import { SaveAllButton } from '@/components/saved/save-all-button';
import { SaveSearch } from '@/components/saved-searches/save-search';
import { buttonClass } from '@/components/ui/button';
import { LayoutGrid, List, Table } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { FoundCompanies } from '@/lib/saved/types';
import type { FacetCounts } from '@/lib/search/facet-counts';
import type { DiscoverParams } from '@/lib/search/search-params';
import type { FoundResults } from './find-results';
import { FoundOrder } from './found-order';
import { PaneButtons } from './pane-buttons';

type Props = {
  counts: FacetCounts;
  found: Pick<FoundResults, 'result' | 'saved'>;
  params: DiscoverParams;
  /** The words of the search ask for an order. */
  isOrderAsked: boolean;
};

export function Toolbar({ counts, found, params, isOrderAsked }: Props) {
  const { items, total } = found.result;
  const target = { path: paths.discover(), query: params.query };
  const t = useTranslations('discover');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p role="status" className="text-body">
          <span className="font-semibold text-ink">{formatNumber(total)}</span>{' '}
          {t('total', { plural: total })}
        </p>
        <CeasedNote target={target} counts={counts} />
        <SavedNote target={target} items={items} saved={found.saved} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PaneButtons filters={chipsOf(params.query).length} />
        <div className="flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden">
          <SaveSearch kind="discover" query={params.query} />
          {total > 0 && (
            <>
              <SaveAllButton found={targetOf(params)} total={total} />
              <ExportButton target={targetOf(params)} total={total} />
            </>
          )}
        </div>
        {total > 0 && (
          <div className="flex min-w-0 items-center gap-2">
            <FoundOrder sort={params.sort} query={params.query} isAsked={isOrderAsked} />
            <ViewSwitch params={params} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The whole result over all pages, in its order. */
const targetOf = ({ query }: DiscoverParams): FoundCompanies => ({
  kind: 'discover',
  query: new URLSearchParams(query).toString(),
});

const views = [
  ['grid', LayoutGrid],
  ['list', List],
  ['table', Table],
] as const;

const NAMES = { grid: 'grid', list: 'list', table: 'table.view' } as const;

/** Keeps the page number; the layout is part of the URL. */
function ViewSwitch({ params: { view: current, query, page } }: { params: DiscoverParams }) {
  const t = useTranslations('discover');
  const { view: _, ...rest } = query;
  return (
    <ul aria-label={t('view')} className="flex rounded-md border border-line">
      {views.map(([view, Icon]) => (
        <li key={view}>
          <Link
            href={pageHref(
              { path: paths.discover(), query: view === 'grid' ? rest : { ...rest, view } },
              page,
            )}
            scroll={false}
            aria-label={t(NAMES[view])}
            title={t(NAMES[view])}
            aria-current={view === current ? 'true' : undefined}
            className={cn(
              buttonClass({ variant: 'ghost', icon: true, className: 'h-8.5 touch:h-11' }),
              view === current && 'bg-accent-soft text-accent-strong',
            )}
          >
            <Icon aria-hidden className="size-4" />
            <LinkPending />
          </Link>
        </li>
      ))}
    </ul>
  );
}
