'use client';

import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { boundsOf } from '@/lib/map/area-shape';
import { MapFrame, MapWaiting } from './map-frame';
import { type MapHandle, movement, positionOf } from './map-handle';
import { PointMapView } from './point-map-view';
import { ToolButton, toolGroup } from './tool-button';
import type { PlacedCompany } from './types';
import { UnitList } from './unit-list';
import { useMapCode } from './use-map-code';
import { useNearestUnit } from './use-nearest-unit';

type Props = PlacedCompany & {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

type Unit = PlacedCompany['units'][number];
/** The unit looked up in the list; a new object each time, so that a repeated look-up works. */
type Looked = { unit: Unit };

const load = async () => PointMapView;
/** The zoom for a single address. */
const NEAR = 14;

/** The company's map in a dialog: it can be moved, and each unit can be located on it. */
export function LargerMap({ opener, onClose, ...props }: Props) {
  const t = useTranslations('map');
  const { code, ...waiting } = useMapCode(load, props.token, true);
  const { units } = props;
  const [map, setMap] = useState<MapHandle | null>(null);
  const [chosen, setChosen] = useState<Unit | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  useWhole(map, props);
  useLooked(map, looked);
  useNearestUnit(map, units, setChosen);
  const find = useCallback((unit: Unit) => {
    setChosen(unit);
    setLooked({ unit });
  }, []);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        heading={t('pointLabel')}
        closeLabel={t('close')}
        shape="large"
        opener={opener}
      >
        <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 lg:flex-row">
          <div className="min-h-0 flex-1">
            <MapFrame>
              {code ? (
                <code.View {...props} chosen={chosen} Surface={code.Surface} onMap={setMap}>
                  {map && <Zoom map={map} />}
                </code.View>
              ) : (
                <MapWaiting {...waiting} />
              )}
            </MapFrame>
          </div>
          {units.length > 1 && <UnitList units={units} chosen={chosen} onChoose={find} />}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Starts with everything in view. */
function useWhole(map: MapHandle | null, { office, units }: PlacedCompany): void {
  useEffect(() => {
    const bounds = map && boundsOf(office ? [office, ...units] : units);
    if (bounds) map.fitBounds(bounds, { padding: 48, maxZoom: 11, animate: false });
  }, [map, office, units]);
}

/** Moves to the looked-up unit, even if that was chosen before the map had loaded. */
function useLooked(map: MapHandle | null, looked: Looked | null): void {
  useEffect(() => {
    if (!map || !looked) return;
    map.easeTo({ center: positionOf(looked.unit), zoom: NEAR, ...movement() });
  }, [map, looked]);
}

function Zoom({ map }: { map: MapHandle }) {
  const t = useTranslations('map');
  const zoomBy = (step: number) => map.zoomTo(map.getZoom() + step, movement());
  return (
    <div className="pointer-events-none absolute top-2 right-2">
      <div className={toolGroup}>
        <ToolButton icon={Plus} label={t('zoomIn')} onClick={() => zoomBy(1)} />
        <ToolButton icon={Minus} label={t('zoomOut')} onClick={() => zoomBy(-1)} />
      </div>
    </div>
  );
}
