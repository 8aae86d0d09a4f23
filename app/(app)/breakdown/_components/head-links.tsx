import { useTranslations } from 'next-intl';
import { nextWay, OrderHead } from '@/components/data-table/order-head';
import { stickyHead } from '@/components/ui/sticky-head';
import { type BreakdownColumn, columnsOf } from '@/lib/breakdown/constants';
import { type BreakdownParams, ownQuery } from '@/lib/breakdown/search-params';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';

type Props = { params: BreakdownParams; figureName: string };

/** The headings of a breakdown, each a link to the same groups ordered by its column. */
export function HeadLinks({ params, figureName }: Props) {
  const t = useTranslations('breakdown');
  const ofFigure = columnsOf(params.figure).slice(2);
  return (
    <thead className={cn('bg-raised text-muted text-sm', stickyHead.head)}>
      <tr className="border-b">
        <td colSpan={3} />
        <th
          scope="colgroup"
          colSpan={ofFigure.length}
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
        {ofFigure.map((column, at) => (
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

function HeadLink({ params, column, label, className }: HeadProps) {
  const { by, figure, order, filters, query } = params;
  const [current, way] = order.split('-') as [BreakdownColumn, 'asc' | 'desc'];
  const sorted = current === column ? way : null;
  const isText = column === 'value';
  const next = ownQuery({ by, figure, order: `${column}-${nextWay(sorted, isText)}` }, filters);
  return (
    <OrderHead
      label={label}
      href={paths.breakdown({ ...query, ...next })}
      way={sorted}
      isText={isText}
      className={cn('whitespace-nowrap px-3', className)}
    />
  );
}
