import { useTranslations } from 'next-intl';
import { Drawn } from '@/components/ui/drawn';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { stickyHead } from '@/components/ui/sticky-head';
import { BREAKDOWN_COLUMNS, type BreakdownColumn } from '@/lib/breakdown/constants';
import { type BreakdownParams, ownQuery } from '@/lib/breakdown/search-params';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';

const FIGURE_COLUMNS = BREAKDOWN_COLUMNS.slice(2);
const SHAPES = { asc: 'M12 19V5M5 12l7-7 7 7', desc: 'M12 5v14M19 12l-7 7-7-7' };

type Props = { params: BreakdownParams; figureName: string };

/** The headings of a breakdown, each a link to the same groups ordered by its column. */
export function HeadLinks({ params, figureName }: Props) {
  const t = useTranslations('breakdown');
  return (
    <thead className={cn('bg-raised text-muted text-sm', stickyHead.head)}>
      <tr className="border-b">
        <td colSpan={3} />
        <th
          scope="colgroup"
          colSpan={FIGURE_COLUMNS.length}
          className="border-l px-3 py-1.5 text-center font-medium"
        >
          {figureName}
        </th>
      </tr>
      <tr className="border-b">
        <HeadLink params={params} column="value" label={t(`by.${params.by}`)} />
        <HeadLink params={params} column="companies" label={t('companies')} />
        <th scope="col" className="whitespace-nowrap px-3 py-2 text-right font-medium">
          {t('share')}
        </th>
        {FIGURE_COLUMNS.map((column, at) => (
          <HeadLink
            key={column}
            params={params}
            column={column}
            label={t(column as Exclude<BreakdownColumn, 'value' | 'companies'>)}
            className={at === 0 ? 'border-l' : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

type HeadProps = {
  params: BreakdownParams;
  column: BreakdownColumn;
  label: string;
  className?: string;
};

const said = { asc: 'ascending', desc: 'descending' } as const;

function HeadLink({ params, column, label, className }: HeadProps) {
  const { by, figure, order, filters, query } = params;
  const [current, way] = order.split('-') as [BreakdownColumn, 'asc' | 'desc'];
  const sorted = current === column ? way : null;
  const first = column === 'value' ? 'asc' : 'desc';
  const next = sorted === first ? (first === 'asc' ? 'desc' : 'asc') : first;
  const isText = column === 'value';
  return (
    <th
      scope="col"
      aria-sort={sorted ? said[sorted] : undefined}
      className={cn('px-3 py-1 font-medium', !isText && 'text-right', className)}
    >
      <Link
        href={paths.breakdown({
          ...query,
          ...ownQuery({ by, figure, order: `${column}-${next}` }, filters),
        })}
        scroll={false}
        className={cn(
          '-mx-1 inline-flex min-h-7 items-center gap-1 whitespace-nowrap rounded-sm px-1 hover:text-ink touch:min-h-11',
          !isText && 'flex-row-reverse',
          sorted && 'text-ink',
        )}
      >
        {label}
        {sorted && <Drawn d={SHAPES[sorted]} className="size-3 print:hidden" />}
        <LinkPending />
      </Link>
    </th>
  );
}
