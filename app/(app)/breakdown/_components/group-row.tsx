import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { columnsOf } from '@/lib/breakdown/constants';
import { cn } from '@/lib/cn';
import { formatNumber, formatPercent, formatTenths } from '@/lib/format';
import type { Counted, GroupFigure } from '@/lib/search/engine/groups';
import { type GroupFigureName, isSummed } from '@/lib/search/group-fields';

type Props = {
  name: string;
  /** Where its companies are listed; those of a total are not. */
  href?: string;
  counted: Counted;
  figure: GroupFigureName;
  /** The number of all companies. */
  all: number;
  /** The companies of the largest group, which has the longest bar; null without a bar. */
  largest: number | null;
  isTotal?: boolean;
};

/** Amounts in thousands of DKK; employees, where they are an average, and percentages with one decimal. */
const write = (figure: GroupFigureName, value: number) =>
  figure !== 'employees' && isSummed(figure)
    ? formatNumber(Math.round(value / 1_000))
    : formatTenths(value);

const summedColumns = ['sum', 'mean', 'median'] as const;
type SummedColumn = (typeof summedColumns)[number];
const cell = 'whitespace-nowrap px-3 py-1.5 text-right tabular-nums';

export function GroupRow({ name, href, counted, figure, all, largest, isTotal }: Props) {
  const { companies, figure: found } = counted;
  return (
    <tr className={cn('border-b last:border-b-0', isTotal && 'font-semibold')}>
      <th scope="row" className="min-w-44 px-3 py-1.5 font-medium sm:min-w-60">
        {href ? (
          <Link href={href} className="link link-alone">
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className={cell}>{formatNumber(companies)}</td>
      <td className={cell}>
        {formatPercent((100 * companies) / all)}
        {largest !== null && <Bar share={companies / largest} />}
      </td>
      <td className={cn(cell, 'border-l')}>{formatNumber(found?.counted ?? 0)}</td>
      {summedColumns
        .filter((column) => columnsOf(figure).includes(column))
        .map((column) => (
          <td key={column} className={cell}>
            <Amount found={found} column={column} figure={figure} />
          </td>
        ))}
    </tr>
  );
}

type AmountProps = {
  found: GroupFigure | null;
  column: SummedColumn;
  figure: GroupFigureName;
};

function Amount({ found, column, figure }: AmountProps) {
  const t = useTranslations('breakdown');
  const value = found && found.counted > 0 ? found[column] : null;
  if (value !== null) return write(figure, value);
  return (
    <>
      <span aria-hidden>-</span>
      <span className="sr-only">{t('notReported')}</span>
    </>
  );
}

/** The share beside that of the largest group. */
function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden className="ml-auto block h-1 w-24 rounded-full bg-raised">
      <span className="block h-1 rounded-full bg-accent" style={{ width: `${100 * share}%` }} />
    </span>
  );
}
