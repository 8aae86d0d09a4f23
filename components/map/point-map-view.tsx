'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AnchorLayer } from './anchor-layer';
import { Attribution } from './attribution';
import type { MapHandle } from './map-handle';
import type { PlacedPoint } from './point-map-loader';
import type { Surface } from './surface';
import { useScheme } from './use-scheme';
import { canDrawMaps } from './web-gl';

type Props = PlacedPoint & { Surface: Surface };

const NO_SHAPES = { type: 'FeatureCollection' as const, features: [] };

/** One position on a map: a sharp mark for an address, a wide one for the middle of a place. */
export function PointMapView({ latitude, longitude, precision, zoom, token, Surface }: Props) {
  const t = useTranslations('map');
  const [isDrawable] = useState(canDrawMaps);
  const [map, setMap] = useState<MapHandle | null>(null);
  const scheme = useScheme();
  const words = precision
    ? t(`precision.${precision}`)
    : t('pointAt', { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) });
  const items = useMemo(() => {
    const node = <PointMark isExact={precision === 'ADDRESS'} label={words} />;
    return [{ id: 'point', latitude, longitude, node }];
  }, [latitude, longitude, precision, words]);
  if (!isDrawable) return <p className="p-4 text-sm">{words}</p>;
  return (
    <>
      <Surface
        {...{ token, scheme }}
        view={{ latitude, longitude, zoom }}
        label={t('pointLabel')}
        shapes={NO_SHAPES}
        onMap={setMap}
        onError={() => {}}
      />
      {map && <AnchorLayer map={map} label={t('pointLabel')} items={items} />}
      {!token && <Attribution />}
    </>
  );
}

function PointMark({ isExact, label }: { isExact: boolean; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={
        isExact
          ? 'block size-4 rounded-full border-2 border-surface bg-accent shadow-md'
          : 'grid size-12 place-items-center rounded-full border-2 border-accent bg-accent/15'
      }
    >
      {!isExact && <span className="size-2 rounded-full bg-accent" />}
    </span>
  );
}
