'use client';

import { MapFrame, MapWaiting } from './map-frame';
import type { CompanyMapProps } from './types';
import { useMapCode } from './use-map-code';

const load = async () => (await import('./company-map-view')).CompanyMapView;

/** Results on a map. Code, land and names are fetched when it is mounted. */
export function CompanyMap(props: CompanyMapProps) {
  const { code, ...waiting } = useMapCode(load, props.token, props.isAskedFor);
  return (
    <MapFrame>
      {code ? <code.View {...props} Surface={code.Surface} /> : <MapWaiting {...waiting} />}
    </MapFrame>
  );
}
