'use client';

import { useTranslations } from 'next-intl';
import { pageHref } from '@/components/pagination/page-href';
import { Select } from '@/components/ui/select';
import type { SearchSort } from '@/lib/search/types';
import { CHANGE_FILTERS } from '@/lib/search-index/change-filters';
import { RATIO_FILTERS } from '@/lib/search-index/percent-filters';

/** What results are ordered by, in groups. */
const groups = [
  ['company', ['name', 'employees', 'locations', 'founded', 'statusSince']],
  [
    'accounts',
    [
      ...(['revenue', 'grossProfit', 'profit', 'equity', 'assets'] as const),
      ...(['growth', 'grossProfitGrowth', 'employeesGrowth'] as const),
    ],
  ],
  ['keyFigures', RATIO_FILTERS],
] as const;

/** The direction that people look for first: from A to Z, but from the largest to the smallest. */
const directionsOf = (field: string) =>
  field === 'name' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);

type Props = {
  sort: SearchSort;
  /** The path of the results, without the page. */
  path: string;
  query: Record<string, string>;
  navigate: (href: string) => void;
  /** The words of the search ask for an order, which holds unless another one is chosen. */
  isAsked?: boolean;
};

/** The sort order of the results, kept in the URL. */
export function SortSelect({ sort, path, query, navigate, isAsked }: Props) {
  const t = useTranslations('discover');
  const usual = query.search ? 'order.relevance' : 'orderUnsearched';
  function choose(next: string) {
    const { sort: _, ...rest } = query;
    navigate(pageHref({ path, query: next === 'relevance' ? rest : { ...rest, sort: next } }, 1));
  }
  const orderOption = (order: SearchSort) => (
    <option key={order} value={order}>
      {t(`order.${order}`)}
    </option>
  );
  return (
    <Select
      label={t('sort')}
      value={sort}
      onChange={choose}
      className="min-w-0"
      fieldClass="min-w-0"
    >
      <option value="relevance">{t(isAsked ? 'orderAsked' : usual)}</option>
      {groups.map(([group, fields]) => (
        <optgroup key={group} label={t(`ordersOf.${group}`)}>
          {fields.flatMap((field) =>
            directionsOf(field).map((direction) => orderOption(`${field}-${direction}`)),
          )}
        </optgroup>
      ))}
      <optgroup label={t('ordersOf.changes')}>
        {CHANGE_FILTERS.map((change) => orderOption(`${change}-desc`))}
      </optgroup>
    </Select>
  );
}
