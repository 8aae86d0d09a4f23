'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { pointFeatures } from '@/lib/map/point-features';
import { AnchorLayer } from './anchor-layer';
import { Attribution } from './attribution';
import { FailedNote } from './failed-note';
import { useGround } from './ground';
import type { MapHandle } from './map-handle';
import { Notes } from './note';
import { PointMark } from './point-mark';
import { Scale } from './scale';
import type { Surface } from './surface';
import type { PlacedCompany } from './types';
import { usePlaceWords } from './use-place-words';
import { useScheme } from './use-scheme';
import { canDrawMaps } from './web-gl';

type Props = PlacedCompany & {
  Surface: Surface;
  /** A unit to highlight. */
  chosen?: PlacedCompany['units'][number] | null;
  onMap?: (map: MapHandle) => void;
  /** Rendered over the map, unless no map can be drawn. */
  children?: ReactNode;
};

/**
 * A company on a map: a dot for an exact address, a wide ring for the middle of a place, and small
 * dots for its units.
 */
export function PointMapView({ office, units, view, token, Surface, ...rest }: Props) {
  const { chosen = null, note, onMap, children } = rest;
  const t = useTranslations('map');
  const [isDrawable] = useState(canDrawMaps);
  const [map, setMap] = useState<MapHandle | null>(null);
  const scheme = useScheme();
  const base = useGround();
  const shapes = useMemo(() => pointFeatures(units), [units]);
  const words = usePlaceWords(office);
  const items = useMemo(() => {
    const { precision = null, ...place } = office ?? {};
    const mark = <PointMark isExact={precision === 'ADDRESS'} label={words} />;
    const marks = 'latitude' in place ? [{ ...place, id: 'office', node: mark }] : [];
    if (!chosen) return marks;
    const node = <PointMark isExact isChosen label={chosen.name ?? chosen.pNumber} />;
    return [...marks, { ...chosen, id: 'chosen', isRaised: true, node }];
  }, [office, chosen, words]);
  const tell = useCallback(
    (drawn: MapHandle) => {
      setMap(drawn);
      onMap?.(drawn);
    },
    [onMap],
  );
  if (!isDrawable) return <p className="p-4 text-sm">{words}</p>;
  return (
    <>
      <Surface
        token={token}
        scheme={scheme}
        view={view}
        shapes={shapes}
        label={t('pointLabel')}
        onMap={tell}
        {...base.image}
      />
      {map && <AnchorLayer map={map} label={t('pointLabel')} items={items} />}
      {!token && map && <Scale map={map} />}
      {!token && <Attribution />}
      {children}
      {(base.hasFailed || note) && (
        <Notes>
          {base.hasFailed && <FailedNote text={t('tilesFailed')} retry={base.retry} />}
          {note}
        </Notes>
      )}
    </>
  );
}
