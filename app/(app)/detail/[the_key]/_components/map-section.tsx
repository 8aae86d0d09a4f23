import { useTranslations } from 'next-intl';
import { PointMap } from '@/components/map/point-map';
import { CardSection } from '@/components/ui/card';
import type { CompanyDetail } from '@/lib/companies/types';
import type { UnitPoint } from '@/lib/units/types';

type Props = { company: CompanyDetail; units: UnitPoint[] };

/** Where the company and its units are. Its height is the same before the map has come. */
export function MapSection({ company, units }: Props) {
  const t = useTranslations('detail');
  const { latitude, longitude, locationPrecision: precision } = company;
  const office =
    latitude === null || longitude === null ? null : { latitude, longitude, precision };
  const isPlaced = office !== null || units.length > 0;
  return (
    <CardSection id="map" heading={t('map')}>
      {isPlaced ? (
        <div className="h-64">
          <PointMap office={office} units={units} />
        </div>
      ) : (
        <p className="text-muted">{t('notPlaced')}</p>
      )}
    </CardSection>
  );
}
