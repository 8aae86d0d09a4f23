import type { LocationPrecision } from '@/lib/companies/types';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { mapToken } from '@/lib/map/token';
import type { Point } from '@/lib/search/area';
import { PointMapLoader } from './point-map-loader';

type Props = Point & {
  /** How exact the position is. */
  precision: LocationPrecision | null;
  zoom?: number;
};

/** A small map with one position. It fills the height it is given. */
export function PointMap({ zoom = 6, ...point }: Props) {
  return (
    <ClientMessages namespaces={['map']}>
      <PointMapLoader {...point} zoom={zoom} token={mapToken()} />
    </ClientMessages>
  );
}
