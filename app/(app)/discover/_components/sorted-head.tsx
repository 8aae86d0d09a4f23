import { pageHref } from '@/components/pagination/page-href';
import { Drawn } from '@/components/ui/drawn';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import type { SearchSort } from '@/lib/search/types';

const SHAPES = { asc: 'M12 19V5M5 12l7-7 7 7', desc: 'M12 5v14M19 12l-7 7-7-7' };
const SAID = { asc: 'ascending', desc: 'descending' } as const;

/** What a result is ordered by in both directions. */
type By = SearchSort extends infer Sort ? (Sort extends `${infer By}-asc` ? By : never) : never;

type Props = {
  by: By;
  label: string;
  /** The order of the result. */
  order: SearchSort;
  query: Record<string, string>;
  /** Texts begin with A, figures with the highest. */
  isText?: boolean;
};

/** A heading that orders the result by its column, the other way round where it already does. */
export function SortedHead({ by, label, order, query, isText = false }: Props) {
  const way = order === `${by}-asc` ? 'asc' : order === `${by}-desc` ? 'desc' : null;
  const first = isText ? 'asc' : 'desc';
  const other = isText ? 'desc' : 'asc';
  const sort: SearchSort = `${by}-${way === first ? other : first}`;
  return (
    <th
      scope="col"
      aria-sort={way ? SAID[way] : undefined}
      className={cn(
        'py-1 font-medium',
        isText ? 'sticky left-0 z-10 bg-raised px-3 print:static' : 'px-2 text-right',
      )}
    >
      <Link
        href={pageHref({ path: paths.discover(), query: { ...query, sort } }, 1)}
        scroll={false}
        className={cn(
          '-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink touch:min-h-11',
          !isText && 'flex-row-reverse',
          way && 'text-ink',
        )}
      >
        {label}
        {way && <Drawn d={SHAPES[way]} className="size-3 print:hidden" />}
        <LinkPending />
      </Link>
    </th>
  );
}
