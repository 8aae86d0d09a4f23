import { ClientMessages } from '@/lib/i18n/client-messages';
import { listSmallLabels } from '@/lib/map/small-labels';
import { isDrawn, SMALL_ZOOM } from '@/lib/map/small-map';
import { mapToken } from '@/lib/map/token';
import type { Point } from '@/lib/search/area';
import { MapLabels } from './map-labels';
import { SmallMap } from './small-map';
import type { PlacedCompany } from './types';

type Props = Pick<PlacedCompany, 'office'> & {
  /** What it shows in its middle. */
  center: Point;
  /** The company whose units are fetched once the map is seen; null when it has none. */
  unitsOf: string | null;
};

/**
 * A small map of where a company is, which opens larger. It is a drawing, so that opening the page
 * starts no map library. It fills the height it is given.
 */
export async function PointMap({ office, center: { latitude, longitude }, unitsOf }: Props) {
  const center = { latitude, longitude };
  return (
    <ClientMessages namespaces={['map']}>
      <SmallMap
        {...{ office, unitsOf, isDrawn: isDrawn(center) }}
        view={{ ...center, zoom: SMALL_ZOOM }}
        token={mapToken()}
      >
        <MapLabels labels={await listSmallLabels(center)} />
      </SmallMap>
    </ClientMessages>
  );
}
