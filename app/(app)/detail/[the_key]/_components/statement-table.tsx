import { useTranslations } from 'next-intl';
import { AmountCell } from '@/components/financials/amount-cell';
import { stickyHead } from '@/components/ui/sticky-head';
import { cn } from '@/lib/cn';
import type { Break } from '@/lib/financials/breaks';
import {
  type BALANCE_SHEET,
  type INCOME_STATEMENT,
  PART_OF,
  PERIODS_SHOWN,
  TOTAL_FIELDS,
} from '@/lib/financials/constants';
import type { FinancialPeriod, StatementField } from '@/lib/financials/types';
import { DANISH_LABELS } from '@/lib/statements/danish-labels';
import { PeriodHeadings } from './period-heading';
import { WideSection } from './wide-section';

type Group = (typeof INCOME_STATEMENT | typeof BALANCE_SHEET)[number];

type Props = {
  id: string;
  heading: string;
  groups: readonly Group[];
  /** At most one page of periods. */
  periods: FinancialPeriod[];
  breaks: ReadonlyMap<FinancialPeriod, Break>;
  /** Whether the Danish names are shown below the English ones. */
  danish: boolean;
};

/** The line names stay visible while the table scrolls. */
export function StatementTable({ id, heading, groups, periods, breaks, danish }: Props) {
  const t = useTranslations('financial');
  const blank = PERIODS_SHOWN - periods.length;
  const column = periods.some(hasLongAmounts) ? 'w-40' : 'w-30 lg:w-34';
  return (
    <WideSection id={id} heading={heading} className={stickyHead.frame}>
      <table
        aria-labelledby={id}
        className="w-full table-fixed border-separate border-spacing-0 text-right print:text-xs"
      >
        <colgroup>
          <col className="w-40 sm:w-56 lg:w-72 print:w-[30%]" />
          {periods.map((period) => (
            <col key={period.endDate.getTime()} className={cn(column, 'print:w-auto')} />
          ))}
          {blank > 0 && <col span={blank} className={cn(column, 'hidden lg:table-column')} />}
        </colgroup>
        <PeriodHeadings
          label={t('line')}
          nameClass={nameClass}
          className={stickyHead.head}
          periods={periods}
          breaks={breaks}
        >
          <Blank columns={blank} />
        </PeriodHeadings>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th
                scope="rowgroup"
                className={cn(nameClass, 'bg-raised! py-2 font-medium text-muted text-xs')}
              >
                {t(`groups.${group.id}`)}
              </th>
              <td colSpan={periods.length} className="border-t bg-raised" />
              <Blank columns={blank} className="bg-raised" />
            </tr>
            {group.fields.map((field) => (
              <Line key={field} field={field} periods={periods} blank={blank} danish={danish} />
            ))}
          </tbody>
        ))}
      </table>
    </WideSection>
  );
}

const nameClass =
  'sticky left-0 z-10 border-t border-r bg-surface px-4 text-left lg:border-r-transparent print:static print:px-2';

/** Amounts from this size on need a wider column. */
const LONG = 1e9;

const hasLongAmounts = ({ amounts }: FinancialPeriod) =>
  Object.values(amounts).some(({ value }) => value !== null && Math.abs(value) >= LONG);

type LineProps = {
  field: StatementField;
  periods: FinancialPeriod[];
  blank: number;
  danish: boolean;
};

function Line({ field, periods, blank, danish }: LineProps) {
  const t = useTranslations('financial');
  const total = TOTAL_FIELDS.has(field);
  const whole = PART_OF.get(field);
  return (
    // The id is the target of links in the assistant's answers.
    <tr
      id={field}
      className={cn(
        'scroll-mt-24 align-top target:bg-raised',
        stickyHead.row,
        total && 'font-semibold text-ink',
      )}
    >
      <th scope="row" className={cn(nameClass, 'py-2.5', total ? 'font-semibold' : 'font-normal')}>
        <span className={cn('block', whole && 'pl-4 print:pl-3')}>
          {t(`fields.${field}`)}
          {whole && (
            <span className="sr-only"> ({t('partOf', { whole: t(`fields.${whole}`) })})</span>
          )}
          {danish && (
            <span lang="da" className="block font-normal text-muted text-xs">
              {DANISH_LABELS[field]}
            </span>
          )}
        </span>
      </th>
      {periods.map((period) => (
        <AmountCell key={period.endDate.getTime()} {...{ field, amount: period.amounts[field] }} />
      ))}
      <Blank columns={blank} />
    </tr>
  );
}

/** Keeps the width of four periods where there are fewer, so that paging shifts nothing. */
function Blank({ columns, className }: { columns: number; className?: string }) {
  if (columns === 0) return null;
  return <td colSpan={columns} className={cn('hidden border-t lg:table-cell', className)} />;
}
