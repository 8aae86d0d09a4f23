import { preload } from 'react-dom';
import type { MapPoint } from '@/components/map/types';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { MAP_FILES } from '@/lib/map/addresses';
import { mapToken } from '@/lib/map/token';
import { MapSwitch } from './map-switch';
import { WIDE } from './widths';

type Props = { points: MapPoint[]; query: Record<string, string> };

/** The results on a map; it fills the space it is given. */
export function MapPanel(props: Props) {
  // Asked for with the page, it is there by the time that React has laid the map out.
  if (props.query.area === undefined) preload(MAP_FILES.results, { as: 'image', media: WIDE });
  return (
    <ClientMessages namespaces={['map']}>
      <MapSwitch {...props} token={mapToken()} />
    </ClientMessages>
  );
}
