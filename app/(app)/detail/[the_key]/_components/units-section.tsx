import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { Pagination } from '@/components/pagination/pagination';
import { CardSection } from '@/components/ui/card';
import { formatNumber } from '@/lib/format';
import type { UnitsPage } from '@/lib/units/types';
import type { CompanyHref } from './company-href';
import { UnitItem } from './unit-item';
import { UNITS_ID, unitsTarget } from './units-page';

type Props = {
  units: UnitsPage | 'failed';
  /** The number that the company's own document states; its units are loaded from others. */
  registered: number;
  /** The requested page. */
  wanted: number;
  href: CompanyHref;
};

/** The production units of a company, twenty per page. */
export function UnitsSection({ units, registered, wanted, href }: Props) {
  const t = useTranslations('detail');
  const target = unitsTarget(href);
  return (
    <CardSection id={UNITS_ID} heading={t('units')}>
      {units === 'failed' ? (
        <PartFailed text={t('unitsFailed')} href={pageHref(target, wanted)} />
      ) : (
        <Units units={units} registered={registered} target={target} />
      )}
    </CardSection>
  );
}

type UnitsProps = { units: UnitsPage; registered: number; target: PageTarget };

function Units({ units, registered, target }: UnitsProps) {
  const t = useTranslations('detail');
  const { items, total, activeTotal, page, totalPages } = units;
  return (
    <>
      <p className="text-muted text-sm">
        {total === 0
          ? t(registered > 0 ? 'unitsNotLoaded' : 'noUnits')
          : t('unitsTotal', {
              plural: activeTotal,
              active: formatNumber(activeTotal),
              ceasedPlural: total - activeTotal,
              ceased: formatNumber(total - activeTotal),
            })}
      </p>
      {totalPages > 1 && (
        <p className="hidden text-muted text-sm print:block">
          {t('unitsPage', { page, totalPages })}
        </p>
      )}
      <ul className="mt-2 flex flex-col divide-y divide-line empty:hidden">
        {items.map((unit) => (
          <UnitItem key={unit.pNumber} unit={unit} />
        ))}
      </ul>
      {totalPages > 1 && (
        <div className="border-t pt-4 print:hidden">
          <Pagination target={target} page={page} totalPages={totalPages} />
        </div>
      )}
    </>
  );
}
