import type { LocationPrecision } from '@/lib/companies/types';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { mapToken } from '@/lib/map/token';
import type { Point } from '@/lib/search/area';
import { PointMapLoader } from './point-map-loader';

type Props = {
  /** The company itself, and how exact that is; null when only units have a position. */
  office: (Point & { precision: LocationPrecision | null }) | null;
  /** What it opens at. */
  center: Point;
  /** The company whose units are fetched once the map is seen; null when it has none. */
  unitsOf: string | null;
  zoom?: number;
};

/** A small map of where a company is, which opens larger. It fills the height it is given. */
export function PointMap({ office, center: { latitude, longitude }, unitsOf, zoom = 6 }: Props) {
  return (
    <ClientMessages namespaces={['map']}>
      <PointMapLoader
        {...{ office, unitsOf }}
        view={{ latitude, longitude, zoom }}
        token={mapToken()}
      />
    </ClientMessages>
  );
}
