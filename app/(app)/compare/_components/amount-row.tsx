import { useTranslations } from 'next-intl';
import { Sparkline } from '@/components/charts/sparkline';
import { GrowthLine } from '@/components/financials/amount-cell';
import { amountIn, type ComparedAmount } from '@/lib/comparison/amounts';
import type { ComparedCompany } from '@/lib/comparison/types';
import { formatNumber } from '@/lib/format';
import { FigureRow } from './row';

type Props = { field: ComparedAmount; companies: readonly ComparedCompany[]; blank: number };

const newestOf = ({ periods: [newest] }: ComparedCompany, field: ComparedAmount) =>
  newest && amountIn(newest, field);

/** Amounts in different currencies have no common highest. */
const shareCurrency = (companies: readonly ComparedCompany[]) =>
  new Set(companies.flatMap(({ periods: [newest] }) => newest?.currency ?? [])).size === 1;

/** An amount from the newest accounts, its change, and a sparkline over the years. */
export function AmountRow({ field, companies, blank }: Props) {
  const t = useTranslations('financial.fields');
  const amountOf = (compared: ComparedCompany) => newestOf(compared, field)?.value ?? null;
  return (
    <FigureRow
      label={t(field)}
      isComparable={shareCurrency(companies)}
      companies={companies}
      blank={blank}
      value={amountOf}
      shown={(compared) => {
        const amount = amountOf(compared);
        return amount === null ? null : formatNumber(Math.round(amount) + 0);
      }}
      below={(compared) => <Below field={field} compared={compared} />}
    />
  );
}

function Below({ field, compared }: { field: ComparedAmount; compared: ComparedCompany }) {
  const newest = newestOf(compared, field);
  const values = compared.periods.toReversed().map((period) => amountIn(period, field).value);
  return (
    <>
      {newest && <GrowthLine amount={newest} />}
      {values.filter((value) => value !== null).length > 1 && (
        <span className="mt-1 flex justify-end">
          <Sparkline values={values} />
        </span>
      )}
    </>
  );
}
