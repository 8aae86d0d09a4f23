'use client';

import { useTranslations } from 'next-intl';
import { ExportButton } from '@/components/exports/export-button';
import { chipsOf } from '@/components/filters/chips';
import { SaveAllButton } from '@/components/saved/save-all-button';
import { SaveSearch } from '@/components/saved-searches/save-search';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { Select } from '@/components/ui/select';
import { RUN_SORTS, type RunSort } from '@/lib/ai-search/run-params';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { PaneButtons } from './pane-buttons';

type Props = {
  query: Record<string, string>;
  total: number;
  /** How many of them were sent to the client. */
  sent: number;
  sort: RunSort | null;
  onSort: (sort: RunSort | null) => void;
};

/** Actions on the whole result use the equivalent /discover search. */
export function RunToolbar({ query, total, sent, sort, onSort }: Props) {
  const t = useTranslations('discover');
  const ai = useTranslations('aiSearch');
  const found = { kind: 'discover' as const, query: new URLSearchParams(query).toString() };
  const isSearch = Object.keys(query).some((name) => name !== 'sort');
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-body">
          <span className="font-semibold text-ink">{formatNumber(total)}</span>{' '}
          {t('total', { plural: total })}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <PaneButtons filters={chipsOf(query).length} />
          {isSearch && (
            <div className="flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden">
              <SaveSearch kind="discover" query={query} />
              {total > 0 && (
                <>
                  <SaveAllButton found={found} total={total} />
                  <ExportButton target={found} total={total} />
                </>
              )}
            </div>
          )}
          {total > 0 && <SortBox sort={sort} onSort={onSort} />}
          {total > 0 && isSearch && (
            <Link href={paths.discover(query)} className={buttonClass()}>
              {ai('openAll')}
              <LinkPending />
            </Link>
          )}
        </div>
      </div>
      {total > sent && (
        <p className="text-muted text-sm">
          {ai('first', { shown: formatNumber(sent), total: formatNumber(total) })}
        </p>
      )}
    </div>
  );
}

const labels = { 'name-asc': 'ascending', 'name-desc': 'descending' } as const;

function SortBox({ sort, onSort }: Pick<Props, 'sort' | 'onSort'>) {
  const ai = useTranslations('aiSearch');
  return (
    <Select
      label={ai('sort')}
      value={sort ?? ''}
      onChange={(value) => onSort(RUN_SORTS.find((one) => one === value) ?? null)}
      fieldClass="w-auto"
    >
      <option value="">{ai('asFound')}</option>
      {RUN_SORTS.map((one) => (
        <option key={one} value={one}>
          {ai(labels[one])}
        </option>
      ))}
    </Select>
  );
}
