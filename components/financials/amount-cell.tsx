import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { formatAmount } from '@/lib/companies/format';
import { belowZero } from '@/lib/financials/growth';
import { lineText } from '@/lib/financials/line-text';
import type { Amount, Growth, NotComparable, StatementField } from '@/lib/financials/types';
import { formatPercent } from '@/lib/format';

/** A figure above its change; a missing one is a muted 0, as specified. */
export function AmountCell({ field, amount }: { field: StatementField; amount: Amount }) {
  const { value, notCompared } = amount;
  return (
    <td className="border-t px-4 py-2.5 print:px-2">
      {value === null ? <NoAmount amount={amount} /> : lineText(field, value)}
      <GrowthLine amount={amount} />
      {notCompared && <NotCompared reason={notCompared} />}
    </td>
  );
}

/**
 * Why there is no figure: a muted 0 for one that is not reported, as specified; on paper no
 * shade tells it from a real one.
 */
export function NoAmount({ amount: { contradiction } }: { amount: Amount }) {
  const t = useTranslations('financial');
  if (contradiction !== null) {
    return (
      <span title={contradiction} className="block font-normal text-muted text-xs">
        {t('contradiction')}
      </span>
    );
  }
  return (
    <span title={t('notReported')} className="font-normal text-muted print:before:content-['-']">
      <span className="print:hidden">0</span>
      <span className="sr-only"> ({t('notReported')})</span>
    </span>
  );
}

/** The change from the previous year, in 12 px below its figure. */
export function GrowthLine({ amount }: { amount: Pick<Amount, 'value' | 'growth' | 'restated'> }) {
  const t = useTranslations('financial');
  const { growth, restated } = amount;
  if (growth === null) return null;
  return (
    <span className="block font-normal text-muted text-xs">
      {told(growth)}
      {restated !== null && <Restated amount={restated} />}
    </span>
  );

  function told(change: Growth): string {
    if (typeof change === 'string') return t(change);
    const side = belowZero(amount);
    if (side) return t(side, { percent: formatPercent(Math.abs(change)) });
    return `${change > 0 ? '+' : ''}${formatPercent(change)}`;
  }
}

/** Marks a change from last year's amount as this year's report restates it. */
function Restated({ amount }: { amount: number }) {
  const t = useTranslations('financial');
  const hint = t('restatedHint', { amount: formatAmount(amount) });
  return (
    <span title={hint}>
      {` · ${t('restated')}`}
      <span className="sr-only"> ({hint})</span>
    </span>
  );
}

/** Shown instead of a change when two periods cannot be compared, with the reason. */
export function NotCompared({ reason }: { reason: NotComparable }) {
  const t = useTranslations('financial.notCompared');
  return (
    <span title={t(reason)} className="block font-normal text-muted text-xs">
      <span aria-hidden>{MISSING}</span>
      <span className="sr-only"> ({t(reason)})</span>
    </span>
  );
}
