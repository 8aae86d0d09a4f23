import type { LocationPrecision } from '@/lib/companies/types';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { mapToken } from '@/lib/map/token';
import type { Point } from '@/lib/search/area';
import type { UnitPoint } from '@/lib/units/types';
import { PointMapLoader } from './point-map-loader';

type Props = {
  /** The company itself, and how exact that is; null when only units have a position. */
  office: (Point & { precision: LocationPrecision | null }) | null;
  units: UnitPoint[];
  zoom?: number;
};

/** A small map of where a company is, which opens larger. It fills the height it is given. */
export function PointMap({ office, units, zoom = 6 }: Props) {
  const center = office ?? units[0];
  if (!center) return null;
  const { latitude, longitude } = center;
  return (
    <ClientMessages namespaces={['map']}>
      <PointMapLoader
        {...{ office, units }}
        view={{ latitude, longitude, zoom }}
        token={mapToken()}
      />
    </ClientMessages>
  );
}
