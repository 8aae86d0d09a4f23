import { useTranslations } from 'next-intl';
import { Pagination } from '@/components/pagination/pagination';
import { CardSection } from '@/components/ui/card';
import { formatNumber } from '@/lib/format';
import type { UnitsPage } from '@/lib/units/types';
import type { CompanyHref } from './origin';
import { UnitItem } from './unit-item';
import { UNITS_ID, unitsTarget } from './units-page';

type Props = { units: UnitsPage; href: CompanyHref };

/** The places of work of a company, twenty at a time. */
export function UnitsSection({ units, href }: Props) {
  const t = useTranslations('detail');
  const { items, total, activeTotal, page, totalPages } = units;
  return (
    <CardSection id={UNITS_ID} heading={t('units')}>
      <p className="text-muted text-sm">
        {total === 0
          ? t('noUnits')
          : t('unitsTotal', {
              active: formatNumber(activeTotal),
              ceased: formatNumber(total - activeTotal),
            })}
      </p>
      <ul className="mt-2 flex flex-col divide-y divide-line empty:hidden">
        {items.map((unit) => (
          <UnitItem key={unit.pNumber} unit={unit} />
        ))}
      </ul>
      {totalPages > 1 && (
        <div className="border-t pt-4">
          <Pagination target={unitsTarget(href)} page={page} totalPages={totalPages} />
        </div>
      )}
    </CardSection>
  );
}
