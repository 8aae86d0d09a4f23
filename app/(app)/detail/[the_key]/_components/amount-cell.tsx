import { useTranslations } from 'next-intl';
import type { Amount, Growth } from '@/lib/financials/types';
import { formatNumber, formatPercent } from '@/lib/format';

/** A figure over its change; a missing one is a muted 0, as the product promises. */
export function AmountCell({ amount }: { amount: Amount }) {
  const { value, growth } = amount;
  return (
    <td className="border-t px-4 py-2.5">
      {value === null ? <NoAmount amount={amount} /> : formatNumber(Math.round(value) + 0)}
      {growth !== null && <GrowthLine growth={growth} />}
    </td>
  );
}

function NoAmount({ amount: { contradiction } }: { amount: Amount }) {
  const t = useTranslations('financial');
  if (contradiction !== null) {
    return (
      <span title={contradiction} className="block font-normal text-muted text-xs">
        {t('contradiction')}
      </span>
    );
  }
  return (
    <span title={t('notReported')} className="font-normal text-muted">
      0<span className="sr-only"> ({t('notReported')})</span>
    </span>
  );
}

/** The change from the year before, in 12 px under its figure. */
export function GrowthLine({ growth }: { growth: Growth }) {
  const t = useTranslations('financial');
  const text = typeof growth === 'string' ? t(growth) : formatPercent(growth);
  return (
    <span className="block font-normal text-muted text-xs">
      {typeof growth === 'number' && growth > 0 && '+'}
      {text}
    </span>
  );
}
