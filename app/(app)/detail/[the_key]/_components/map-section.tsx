import { useTranslations } from 'next-intl';
import { PartFailed } from '@/components/failures/part-failed';
import { PointMap } from '@/components/map/point-map';
import { CardSection } from '@/components/ui/card';
import type { CompanyDetail } from '@/lib/companies/types';
import type { Point } from '@/lib/search/area';

type Props = {
  company: CompanyDetail;
  /** The position of one of its units, looked up when the company itself has none. */
  unit: Point | null | 'failed';
  hasUnits: boolean;
  /** URL of the page as it is now. */
  retryHref: string;
};

/**
 * Map of the company and its units. The height is fixed so that nothing shifts when the map loads;
 * without a position, the section is left out in print.
 */
export function MapSection({ company, unit, hasUnits, retryHref }: Props) {
  const t = useTranslations('detail');
  const position = positionOf(company);
  const office = position && { ...position, precision: company.locationPrecision };
  const center = office ?? unit;
  const isPlaced = center !== null && center !== 'failed';
  return (
    <CardSection id="map" heading={t('map')} className={isPlaced ? undefined : 'print:hidden'}>
      {center === 'failed' && <PartFailed text={t('mapFailed')} href={retryHref} />}
      {center === null && <p className="text-muted">{t('notPlaced')}</p>}
      {isPlaced && (
        <div className="h-64">
          <PointMap office={office} center={center} unitsOf={hasUnits ? company.key : null} />
        </div>
      )}
    </CardSection>
  );
}

/** Null when the register has no position for the company. */
export function positionOf({ latitude, longitude }: CompanyDetail): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
