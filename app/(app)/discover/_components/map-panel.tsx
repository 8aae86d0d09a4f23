import type { MapPoint } from '@/components/map/types';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { mapToken } from '@/lib/map/token';
import { MapSwitch } from './map-switch';

type Props = { points: MapPoint[]; query: Record<string, string> };

/** The results on a map; it fills the space it is given. */
export function MapPanel(props: Props) {
  return (
    <ClientMessages namespaces={['map']}>
      <MapSwitch {...props} token={mapToken()} />
    </ClientMessages>
  );
}
