import { useTranslations } from 'next-intl';
import type { ComparedCompany } from '@/lib/comparison/types';
import { monthsOf } from '@/lib/financials/periods';
import { formatDay } from '@/lib/format';
import { Row } from './row';

type Props = { companies: readonly ComparedCompany[]; blank: number };

/** The financial year that the figures cover, its currency, and anything unusual about it. */
export function PeriodRow(props: Props) {
  const t = useTranslations();
  return (
    <Row
      label={t('compare.financialYear')}
      {...props}
      cell={({ periods: [newest] }) => {
        if (!newest) return <span className="text-muted text-xs">{t('compare.noAccounts')}</span>;
        const { startDate, endDate, currency, scope } = newest;
        const months = monthsOf(newest);
        const notes = [
          currency,
          months === 12 ? null : t('financial.months', { months }),
          scope === 'solo' ? null : t('compare.group'),
        ].filter((text) => text !== null);
        return (
          <>
            <span className="whitespace-nowrap">{formatDay(startDate)} –</span>{' '}
            <span className="whitespace-nowrap">{formatDay(endDate)}</span>
            <span className="block text-muted text-xs">{notes.join(' · ')}</span>
          </>
        );
      }}
    />
  );
}
