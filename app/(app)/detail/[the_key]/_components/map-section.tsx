import { useTranslations } from 'next-intl';
import { PointMap } from '@/components/map/point-map';
import { PartFailed } from '@/components/shell/part-failed';
import { CardSection } from '@/components/ui/card';
import type { CompanyDetail } from '@/lib/companies/types';
import type { Point } from '@/lib/search/area';

type Props = {
  company: CompanyDetail;
  /** Where one of its units is, asked for when the company itself has no position. */
  unit: Point | null | 'failed';
  hasUnits: boolean;
  /** The page as it is. */
  retryHref: string;
};

/**
 * Where the company and its units are. Its height is the same before the drawing has come; on
 * paper there is no section without one.
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

/** Null when the register does not place the company. */
export function positionOf({ latitude, longitude }: CompanyDetail): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
