import { useTranslations } from 'next-intl';
import { toCard } from '@/components/company/card-company';
import { CardList } from '@/components/company/card-list';
import { ExportButton } from '@/components/exports/export-button';
import { BreakdownLink } from '@/components/filters/breakdown-link';
import { CeasedNote } from '@/components/filters/ceased-note';
import { SavedNote } from '@/components/filters/saved-note';
import { Pagination } from '@/components/pagination/pagination';
import { ColumnsButton } from '@/components/results/columns-button';
import { ResultsTable } from '@/components/results/results-table';
import { ViewSwitch } from '@/components/results/view-switch';
import { SaveAllButton } from '@/components/saved/save-all-button';
import { WhatLeaves } from '@/components/saved/what-leaves';
import { SaveSearch } from '@/components/saved-searches/save-search';
import { columnsAsFound } from '@/lib/exports/shown-columns';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { SaveStates } from '@/lib/saved/queries';
import { SEGMENT_VIEWS } from '@/lib/search/constants';
import type { SegmentationParams } from '@/lib/search/segmentation-params';
import type { SearchHit } from '@/lib/search/types';
import { cardGrid } from './card-grid';
import type { FoundSegment } from './find-segment';
import { NoCompanies } from './no-companies';
import { SegmentOrder } from './segment-order';

type Props = { params: SegmentationParams; found: FoundSegment };

export function Results({ params, found }: Props) {
  const { result, saved, waysOut } = found;
  const { items, total, page, pageSize, totalPages } = result;
  const { query } = params;
  const target = { path: paths.segmentation(), query };
  if (total === 0) {
    return (
      <>
        <Total found={found} params={params} />
        <NoCompanies query={query} waysOut={waysOut} />
      </>
    );
  }
  return (
    <>
      <Total found={found} params={params} />
      {params.view === 'table' ? (
        <ResultsTable
          target={target}
          from="segmentation"
          params={params}
          columns={found.columns}
          result={result}
          saved={saved}
        />
      ) : (
        <Cards
          items={items}
          saved={saved}
          first={(page - 1) * pageSize + 1}
          query={{ ...query, ...(page > 1 && { page: String(page) }) }}
        />
      )}
      <WhatLeaves query={query} result={result} saved={saved} />
      <Pagination target={target} page={page} totalPages={totalPages} />
    </>
  );
}

function Total({ found, params }: Props) {
  const { items, total } = found.result;
  const target = { path: paths.segmentation(), query: params.query };
  const t = useTranslations('segmentation');
  const query = new URLSearchParams(params.query).toString();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p role="status" className="text-body">
          <span className="font-semibold text-ink">{formatNumber(total)}</span>{' '}
          {t('total', { plural: total })}
        </p>
        <CeasedNote target={target} counts={found.counts} />
        <SavedNote target={target} items={items} saved={found.saved} />
        {total > 0 && <BreakdownLink query={params.query} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden">
          <SaveSearch kind="segment" query={params.query} />
          {total > 0 && (
            <>
              <SaveAllButton found={{ kind: 'segment', query }} total={total} />
              <ExportButton
                target={{ kind: 'segment', query }}
                total={total}
                shown={params.view === 'table' ? columnsAsFound(found) : undefined}
              />
              {params.view === 'table' && <ColumnsButton columns={found.columns} />}
            </>
          )}
        </div>
        {total > 0 && (
          <div className="flex min-w-0 items-center gap-2">
            <SegmentOrder sort={params.sort} query={params.query} />
            <ViewSwitch views={SEGMENT_VIEWS} target={target} params={params} />
          </div>
        )}
      </div>
    </div>
  );
}

type CardsProps = {
  items: SearchHit[];
  saved: SaveStates;
  first: number;
  query: Record<string, string>;
};

function Cards({ items, saved, first, query }: CardsProps) {
  const t = useTranslations('segmentation');
  return (
    <section aria-labelledby="companies">
      <h2 id="companies" className="sr-only">
        {t('results')}
      </h2>
      <CardList
        companies={items.map((company) => toCard(company, saved(company.key)))}
        origin={{ from: 'segmentation', ...query }}
        first={first}
        className={cardGrid}
      />
    </section>
  );
}
