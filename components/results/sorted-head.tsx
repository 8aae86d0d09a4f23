import { nextWay, OrderHead } from '@/components/data-table/order-head';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { cn } from '@/lib/cn';
import type { SearchSort } from '@/lib/search/types';

/** What a result is ordered by in both directions. */
type By = SearchSort extends infer Sort ? (Sort extends `${infer By}-asc` ? By : never) : never;

type Props = {
  by: By;
  label: string;
  /** The order of the result. */
  order: SearchSort;
  target: PageTarget;
  isText?: boolean;
};

/** Long labels take two lines, not a line for each word. */
const figureClass = (label: string) => cn('px-2', label.length > 17 && 'min-w-28');

/** A heading that orders the result by its column, the other way round where it already does. */
export function SortedHead({ by, label, order, target, isText = false }: Props) {
  const way = order === `${by}-asc` ? 'asc' : order === `${by}-desc` ? 'desc' : null;
  const sort: SearchSort = `${by}-${nextWay(way, isText)}`;
  return (
    <OrderHead
      label={label}
      href={pageHref({ ...target, query: { ...target.query, sort } }, 1)}
      way={way}
      isText={isText}
      className={isText ? 'sticky left-0 z-10 bg-raised px-3 print:static' : figureClass(label)}
    />
  );
}
