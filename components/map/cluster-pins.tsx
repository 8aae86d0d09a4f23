'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format';
import { nearestTown, type Town } from '@/lib/map/nearest-town';
import type { Area } from '@/lib/search/area';
import type { MapCluster } from '@/lib/search/map-clusters';
import { AnchorLayer } from './anchor-layer';
import { CompanyPopup } from './company-popup';
import { type MapHandle, movement } from './map-handle';
import { Pin } from './pin';
import { Popup } from './popup';
import { RoomForPopup } from './room-for-popup';

type Props = {
  map: MapHandle;
  clusters: MapCluster[];
  towns: Town[];
  onArea: (area: Area) => void;
  isInert: boolean;
};

/** Companies closer than this, in degrees, count as being on one spot: some ten metres. */
const ONE_SPOT = 2e-4;
/** From this zoom on, zooming in does not separate a group. */
const CLOSEST = 15.5;

/** A stable id, so that a place keeps its button while the groups around it change. */
const idOf = ({ company, latitude, longitude, count }: MapCluster) =>
  company?.key ?? `${latitude.toFixed(4)},${longitude.toFixed(4)},${count}`;

/** Groups of companies; a click zooms in, until a single company opens its popup. */
export function ClusterPins({ map, clusters, towns, onArea, isInert }: Props) {
  const t = useTranslations('map');
  const [open, setOpen] = useState<string | null>(null);
  const items = useMemo(
    () =>
      clusters.map((cluster) => {
        const id = idOf(cluster);
        const press = () => {
          if (cluster.count === 1 || isOneSpot(map, cluster)) setOpen(open === id ? null : id);
          else map.fitBounds(cluster.bounds, { padding: 56, maxZoom: 16, ...movement() });
        };
        const node = (
          <ClusterPin
            key={id}
            map={map}
            cluster={cluster}
            onArea={onArea}
            town={nearestTown(towns, cluster)}
            isOpen={open === id}
            onPress={press}
            onClose={() => setOpen(null)}
          />
        );
        return { ...cluster, id, isRaised: open === id, width: sizeOf(cluster.count), node };
      }),
    [map, clusters, towns, open, onArea],
  );
  return <AnchorLayer map={map} label={t('clusters')} items={items} isInert={isInert} />;
}

type PinProps = Pick<Props, 'map' | 'onArea'> & {
  cluster: MapCluster;
  town: string | null;
  isOpen: boolean;
  onPress: () => void;
  onClose: () => void;
};

function ClusterPin({ map, cluster, town, isOpen, onPress, onClose, onArea }: PinProps) {
  const t = useTranslations('map');
  const button = useRef<HTMLButtonElement>(null);
  const { company, count, bounds } = cluster;
  const figure = formatNumber(count);
  const many = town ? t('clusterNear', { count: figure, town }) : t('cluster', { count: figure });
  const name = company?.name ?? t('noName');
  const single = town ? `${name}, ${t('near', { town })}` : name;
  const close = () => {
    onClose();
    button.current?.focus();
  };
  return (
    <div style={count === 1 ? undefined : { width: sizeOf(count), height: sizeOf(count) }}>
      <Pin
        ref={button}
        shape={count === 1 ? 'dot' : 'cluster'}
        aria-label={count === 1 ? single : many}
        aria-expanded={count === 1 || isOpen ? isOpen : undefined}
        onClick={onPress}
      >
        {figure}
      </Pin>
      {isOpen && (
        <RoomForPopup map={map}>
          {count === 1 && company ? (
            <CompanyPopup company={company} onClose={close} />
          ) : (
            <Popup heading={t('samePlace', { count: figure })} onClose={close}>
              <p className="text-sm">{t('samePlaceText')}</p>
              <Button
                variant="primary"
                className="mt-2"
                onClick={() => onArea({ kind: 'box', ...widened(bounds) })}
              >
                {t('showThese')}
              </Button>
            </Popup>
          )}
        </RoomForPopup>
      )}
    </div>
  );
}

/** The diameter in pixels; a single company is a dot. */
const sizeOf = (count: number) => (count === 1 ? 14 : Math.round(24 + 9 * Math.log10(count)));

function isOneSpot(map: MapHandle, { bounds: [west, south, east, north] }: MapCluster): boolean {
  return (east - west < ONE_SPOT && north - south < ONE_SPOT) || map.getZoom() >= CLOSEST;
}

/** URLs keep five decimals of a degree: rounding must not exclude companies on the edge. */
function widened([west, south, east, north]: MapCluster['bounds']) {
  const step = 2e-5;
  return { west: west - step, south: south - step, east: east + step, north: north + step };
}
