import { useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/companies/format';
import type { KeyFigureId } from '@/lib/financials/types';

/** Says in 12 px below a key figure that its average begins with a restated balance. */
export function RestatedOpeningLine({ id, balance }: { id: KeyFigureId; balance: number }) {
  const t = useTranslations('keyFigures.restated');
  const hint = t('hint', { amount: formatAmount(balance) });
  return (
    <span
      title={hint}
      className="ml-auto block max-w-32 whitespace-normal text-balance text-muted text-xs"
    >
      {t(id === 'roe' ? 'equity' : 'assets')}
      <span className="sr-only"> ({hint})</span>
    </span>
  );
}
