import { DrawingAhead } from '@/components/map/drawing-ahead';
import { drawnPlace } from '@/components/map/drawn-place';
import type { MapPoint } from '@/components/map/types';
import { MAP_FILES } from '@/lib/map/addresses';
import { mapToken } from '@/lib/map/token';
import { MapSwitch } from './map-switch';
import { WIDE } from './widths';

type Props = { points: MapPoint[]; query: Record<string, string> };

/** The results on a map that fills its container. */
export function MapPanel(props: Props) {
  return (
    <>
      {props.query.area === undefined && <DrawingAhead src={MAP_FILES.results} media={WIDE} />}
      <MapSwitch {...props} place={drawnPlace(props.points)} token={mapToken()} />
    </>
  );
}
