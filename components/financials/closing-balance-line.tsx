import { useTranslations } from 'next-intl';
import type { KeyFigureId } from '@/lib/financials/types';

/** Says in 12 px below a key figure that it is on the closing balance, not on an average. */
export function ClosingBalanceLine({ id }: { id: KeyFigureId }) {
  const t = useTranslations('keyFigures.closing');
  return (
    <span
      title={t('hint')}
      className="ml-auto block max-w-32 whitespace-normal text-balance text-muted text-xs"
    >
      {t(id === 'roe' ? 'equity' : 'assets')}
      <span className="sr-only"> ({t('hint')})</span>
    </span>
  );
}
