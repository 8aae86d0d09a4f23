import { useTranslations } from 'next-intl';
import { cardClass } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { stickyHead } from '@/components/ui/sticky-head';
import { cn } from '@/lib/cn';
import type { ComparisonAddress } from '@/lib/comparison/address';
import { COMPARED_AMOUNTS, MOST_COMPARED } from '@/lib/comparison/constants';
import type { ComparedCompany } from '@/lib/comparison/types';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { AmountRow } from './amount-row';
import { CompanyHeading } from './company-heading';
import { FactRows } from './fact-rows';
import { KeyFigureRow } from './key-figure-row';
import type { LoadedComparison } from './load-comparison';
import { PeriodRow } from './period-row';
import { GroupRow, nameClass } from './row';

type Props = Pick<LoadedComparison, 'leaders' | 'activities'> & {
  companies: ComparedCompany[];
  address: ComparisonAddress;
};

/** One column per company; the row labels stay visible while the table scrolls. */
export function ComparisonTable({ companies, address, ...more }: Props) {
  const t = useTranslations('compare');
  const blank = MOST_COMPARED - companies.length;
  const group = { columns: companies.length, blank };
  return (
    <>
      <ScrollRegion
        aria-label={t('table')}
        className={cn(
          cardClass,
          'tall-head relative overflow-x-auto print:overflow-visible print:rounded-none',
          stickyHead.frame,
        )}
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-right print:text-xs">
          <caption className="sr-only">{t('table')}</caption>
          <colgroup>
            <col className="w-36 sm:w-52 print:w-36" />
            <col span={companies.length} className="w-42 print:w-auto" />
            {blank > 0 && <col span={blank} className="hidden w-42 lg:table-column" />}
          </colgroup>
          <thead className={stickyHead.head}>
            <tr className="align-top">
              <th scope="col" className={cn(nameClass, 'border-t-0 py-3')}>
                <span className="sr-only">{t('what')}</span>
              </th>
              {companies.map(({ company }) => (
                <CompanyHeading key={company.key} company={company} address={address} />
              ))}
              {blank > 0 && <td colSpan={blank} className="hidden lg:table-cell" />}
            </tr>
          </thead>
          <FactRows companies={companies} address={address} group={group} {...more} />
          <tbody>
            <GroupRow label={t('groups.accounts')} {...group} />
            <PeriodRow companies={companies} address={address} blank={blank} />
            {COMPARED_AMOUNTS.map((field) => (
              <AmountRow key={field} field={field} companies={companies} blank={blank} />
            ))}
          </tbody>
          <tbody>
            <GroupRow label={t('groups.keyFigures')} {...group} />
            {KEY_FIGURES.map(({ id }) => (
              <KeyFigureRow key={id} id={id} companies={companies} blank={blank} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="text-muted text-sm">{t('legend')}</p>
    </>
  );
}
