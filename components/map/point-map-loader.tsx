'use client';

import { Maximize2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { LocationPrecision } from '@/lib/companies/types';
import type { Point } from '@/lib/search/area';
import type { UnitPoint } from '@/lib/units/types';
import { MapFrame, MapWaiting } from './map-frame';
import { FailedNote, Notes } from './note';
import type { SurfaceProps } from './surface';
import { useMapCode } from './use-map-code';
import { useSeen } from './use-seen';
import { useUnitPoints } from './use-unit-points';

type Place = Pick<SurfaceProps, 'token' | 'view'> & {
  office: (Point & { precision: LocationPrecision | null }) | null;
};

export type PlacedCompany = Place & {
  units: UnitPoint[];
  /** What of it could not be fetched. */
  note: ReactNode;
};

type Props = Place & {
  /** The company whose units are on the map; null when it has none. */
  unitsOf: string | null;
};

const load = async () => (await import('./point-map-view')).PointMapView;
const loadLarger = () => import('./larger-map');
const LargerMap = lazy(() => loadLarger().then(({ LargerMap }) => ({ default: LargerMap })));

/** Waits until it is scrolled into view. */
export function PointMapLoader(props: Props) {
  const { ref, isSeen } = useSeen();
  return (
    <div ref={ref} className="h-full">
      <MapFrame>
        {isSeen ? <Loading {...props} /> : <MapWaiting hasFailed={false} retry={() => {}} />}
      </MapFrame>
    </div>
  );
}

function Loading({ unitsOf, ...place }: Props) {
  const t = useTranslations('map');
  const { units, hasFailed, retry } = useUnitPoints(unitsOf);
  const { code, ...waiting } = useMapCode(load, place.token, false);
  if (!code) return <MapWaiting {...waiting} />;
  const note = hasFailed && (
    <Notes>
      <FailedNote text={t('unitsFailed')} retry={retry} />
    </Notes>
  );
  const company = { ...place, units, note };
  return (
    <code.View {...company} Surface={code.Surface} isStill>
      <Opener {...company} />
      {note}
    </code.View>
  );
}

/** All of the small map opens the larger one; it stays where it is, so that pages scroll over it. */
function Opener(props: PlacedCompany) {
  const t = useTranslations('map');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        ref={button}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadLarger()}
        onFocus={() => void loadLarger()}
        onClick={() => setOpen(true)}
        className="group absolute inset-0 flex items-start justify-end rounded-lg p-2 focus-visible:-outline-offset-2"
      >
        <span className="flex h-9 items-center gap-2 rounded-md border border-line bg-surface px-3 font-medium text-ink text-sm shadow-md group-hover:bg-raised">
          <Maximize2 aria-hidden className="size-4" />
          {t('larger')}
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <LargerMap {...props} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
