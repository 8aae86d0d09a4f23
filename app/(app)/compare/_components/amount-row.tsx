import { useTranslations } from 'next-intl';
import { Sparkline } from '@/components/charts/sparkline';
import { GrowthLine, NoAmount, NotCompared } from '@/components/financials/amount-cell';
import { accountsRead } from '@/lib/comparison/accounts';
import { amountIn, type ComparedAmount, isGrossResult } from '@/lib/comparison/amounts';
import { drawnPeriods } from '@/lib/comparison/drawn-periods';
import { areRankable } from '@/lib/comparison/rankable';
import type { ComparedCompany } from '@/lib/comparison/types';
import { BALANCE_FIELDS } from '@/lib/financials/constants';
import { formatNumber } from '@/lib/format';
import { NotRead } from './not-read';
import { FigureRow } from './row';

type Props = { field: ComparedAmount; companies: readonly ComparedCompany[]; blank: number };

function newestOf(compared: ComparedCompany, field: ComparedAmount) {
  const [newest] = accountsRead(compared).periods;
  return newest && amountIn(newest, field);
}

const ofBalance: ReadonlySet<string> = new Set(BALANCE_FIELDS);

/** An amount from the newest accounts, its change, and a sparkline over the years. */
export function AmountRow({ field, companies, blank }: Props) {
  const t = useTranslations('financial.fields');
  const isBalance = ofBalance.has(field);
  const amountOf = (compared: ComparedCompany) => newestOf(compared, field)?.value ?? null;
  const known = companies.flatMap((compared) =>
    amountOf(compared) === null ? [] : accountsRead(compared).periods.slice(0, 1),
  );
  return (
    <FigureRow
      label={t(field)}
      isComparable={areRankable(known, { isBalance, isAmount: true })}
      companies={companies}
      blank={blank}
      value={amountOf}
      shown={(compared) => {
        if (compared.accounts === 'failed') return <NotRead />;
        const amount = newestOf(compared, field);
        if (amount && amount.contradiction !== null) return <NoAmount amount={amount} />;
        return amount?.value == null ? null : formatNumber(Math.round(amount.value) + 0);
      }}
      below={(compared) => <Below field={field} compared={compared} isBalance={isBalance} />}
    />
  );
}

type BelowProps = { field: ComparedAmount; compared: ComparedCompany; isBalance: boolean };

function Below({ field, compared, isBalance }: BelowProps) {
  const t = useTranslations('financial.fields');
  const newest = newestOf(compared, field);
  const [period] = accountsRead(compared).periods;
  const drawn = drawnPeriods(accountsRead(compared).periods, isBalance).toReversed();
  const values = drawn.map((period) => amountIn(period, field).value);
  return (
    <>
      {period && isGrossResult(period, field) && (
        <span className="block font-normal text-muted text-xs">{t('grossResult')}</span>
      )}
      {newest && <GrowthLine amount={newest} />}
      {newest?.notCompared && <NotCompared reason={newest.notCompared} />}
      {values.filter((value) => value !== null).length > 1 && (
        <span className="mt-1 flex justify-end">
          <Sparkline values={values} />
        </span>
      )}
    </>
  );
}
