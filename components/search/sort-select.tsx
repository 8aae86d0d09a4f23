'use client';

import { useTranslations } from 'next-intl';
import { pageHref } from '@/components/pagination/page-href';
import { Select } from '@/components/ui/select';
import type { SearchSort } from '@/lib/search/types';

/** In the order people look for: the more interesting direction first. */
const groups = [
  [
    'company',
    [
      ...(['name-asc', 'name-desc', 'employees-desc', 'employees-asc'] as const),
      ...(['locations-desc', 'locations-asc'] as const),
      ...(['founded-desc', 'founded-asc', 'statusSince-desc', 'statusSince-asc'] as const),
    ],
  ],
  [
    'accounts',
    [
      ...(['revenue-desc', 'revenue-asc', 'grossProfit-desc', 'grossProfit-asc'] as const),
      ...(['profit-desc', 'profit-asc', 'equity-desc', 'equity-asc'] as const),
      ...(['assets-desc', 'assets-asc'] as const),
      ...(['growth-desc', 'growth-asc'] as const),
      ...(['grossProfitGrowth-desc', 'grossProfitGrowth-asc'] as const),
      ...(['employeesGrowth-desc', 'employeesGrowth-asc'] as const),
    ],
  ],
  [
    'keyFigures',
    [
      ...(['solvencyRatio-desc', 'solvencyRatio-asc'] as const),
      ...(['liquidityRatio-desc', 'liquidityRatio-asc'] as const),
      ...(['coverageRatio-desc', 'coverageRatio-asc'] as const),
      ...(['profitMargin-desc', 'profitMargin-asc', 'roe-desc', 'roe-asc'] as const),
      ...(['roi-desc', 'roi-asc'] as const),
    ],
  ],
] as const;

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
export function SortSelect({ sort, path, query, navigate, isAsked = false }: Props) {
  const t = useTranslations('discover');
  const usual = query.search ? 'order.relevance' : 'orderUnsearched';
  function choose(next: string) {
    const { sort: _, ...rest } = query;
    const target = { path, query: rest };
    if (next !== 'relevance') target.query = { ...rest, sort: next };
    navigate(pageHref(target, 1));
  }
  return (
    <Select
      label={t('sort')}
      value={sort}
      onChange={choose}
      className="min-w-0"
      fieldClass="min-w-0"
    >
      <option value="relevance">{t(isAsked ? 'orderAsked' : usual)}</option>
      {groups.map(([group, orders]) => (
        <optgroup key={group} label={t(`ordersOf.${group}`)}>
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
