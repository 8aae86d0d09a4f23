'use client';

import type { LocationPrecision } from '@/lib/companies/types';
import type { Point } from '@/lib/search/area';
import { MapFrame, MapWaiting } from './map-frame';
import { useMapCode } from './use-map-code';
import { useSeen } from './use-seen';

export type PlacedPoint = Point & {
  precision: LocationPrecision | null;
  zoom: number;
  token: string | null;
};

const load = async () => (await import('./point-map-view')).PointMapView;

/** Waits until it is scrolled into view. */
export function PointMapLoader(props: PlacedPoint) {
  const { ref, isSeen } = useSeen();
  return (
    <div ref={ref} className="h-full">
      <MapFrame>
        {isSeen ? <Loading {...props} /> : <MapWaiting hasFailed={false} retry={() => {}} />}
      </MapFrame>
    </div>
  );
}

function Loading(props: PlacedPoint) {
  const { code, ...waiting } = useMapCode(load, props.token);
  return code ? <code.View {...props} Surface={code.Surface} /> : <MapWaiting {...waiting} />;
}
