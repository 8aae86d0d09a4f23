import { useTranslations } from 'next-intl';
import { ExportButton } from '@/components/exports/export-button';
import { CeasedNote } from '@/components/filters/ceased-note';
import { chipsOf } from '@/components/filters/chips';
import { SavedNote } from '@/components/filters/saved-note';
import { ColumnsButton } from '@/components/results/columns-button';
import { ViewSwitch } from '@/components/results/view-switch';
import { SaveAllButton } from '@/components/saved/save-all-button';
import { SaveSearch } from '@/components/saved-searches/save-search';
import { columnsAsFound } from '@/lib/exports/shown-columns';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { FoundCompanies } from '@/lib/saved/types';
import { RESULT_VIEWS } from '@/lib/search/constants';
import type { FacetCounts } from '@/lib/search/facet-counts';
import type { DiscoverParams } from '@/lib/search/search-params';
import type { FoundResults } from './find-results';
import { FoundOrder } from './found-order';
import { PaneButtons } from './pane-buttons';

type Props = {
  counts: FacetCounts;
  found: Pick<FoundResults, 'result' | 'saved' | 'columns'>;
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
              <ExportButton
                target={targetOf(params)}
                total={total}
                shown={params.view === 'table' ? columnsAsFound(found) : undefined}
              />
              {params.view === 'table' && <ColumnsButton columns={found.columns} />}
            </>
          )}
        </div>
        {total > 0 && (
          <div className="flex min-w-0 items-center gap-2">
            <FoundOrder sort={params.sort} query={params.query} isAsked={isOrderAsked} />
            <ViewSwitch views={RESULT_VIEWS} target={target} params={params} />
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
