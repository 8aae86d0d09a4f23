'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { undoOnFailure } from '@/components/failures/tell-unreachable';
import { Drawn } from '@/components/ui/drawn';
import { onDemand, prefetch } from '@/components/ui/on-demand';
import { formatNumber } from '@/lib/format';
import { FailedNote } from './failed-note';
import { Ground, type Sheet, useGround } from './ground';
import { MapFrame } from './map-frame';
import { Notes } from './note';
import type { Place, PlacedCompany } from './types';
import { UnitDots } from './unit-dots';
import { useSeen } from './use-seen';
import { useUnitPoints } from './use-unit-points';

type Props = Place & {
  /** The company whose units are on the map; null when it has none. */
  unitsOf: string | null;
  /** The drawing and its offset from the centre; null outside its area. */
  sheet: (Sheet & { left: number; top: number }) | null;
  /** Place names over the drawing. */
  names: ReactNode;
  /** Rendered over the drawing and the units, or in place of them. */
  children: ReactNode;
};

const loadLarger = () => import('./larger-map').then(({ LargerMap }) => LargerMap);
const LargerMap = onDemand(loadLarger);

/** A company on the drawing. Its units are loaded when it scrolls into view. */
export function SmallMap({ unitsOf, sheet, names, children, ...place }: Props) {
  const t = useTranslations('map');
  const { ref, isSeen } = useSeen();
  const { units, error, retry } = useUnitPoints(isSeen ? unitsOf : null);
  const ground = useGround();
  const unitsNote = error !== undefined && (
    <FailedNote text={t('unitsFailed')} error={error} retry={retry} />
  );
  const groundNote = ground.hasFailed && (
    <FailedNote text={t('tilesFailed')} retry={ground.retry} />
  );
  return (
    <div ref={ref} className="h-full">
      <MapFrame>
        {sheet && (
          <div className="absolute inset-0 overflow-clip">
            <div className="absolute top-1/2 left-1/2 size-0">
              <div className="absolute" style={{ left: sheet.left, top: sheet.top }}>
                <Ground label={t('pointLabel')} {...sheet} {...ground.image} />
                {names}
              </div>
              <UnitDots units={units} view={place.view} />
            </div>
          </div>
        )}
        {children}
        {units.length > 1 && (
          <p className="sr-only">
            {t('unitsPlaced', { plural: units.length, count: formatNumber(units.length) })}
          </p>
        )}
        <Opener {...place} units={units} note={unitsNote} />
        {(unitsNote || groundNote) && (
          <Notes>
            {groundNote}
            {unitsNote}
          </Notes>
        )}
      </MapFrame>
    </div>
  );
}

/** The whole small map opens the larger one; it does not pan, so that the page scrolls over it. */
function Opener(props: PlacedCompany) {
  const t = useTranslations('map');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        ref={button}
        aria-haspopup="dialog"
        onPointerEnter={() => prefetch(loadLarger)}
        onFocus={() => prefetch(loadLarger)}
        onClick={() => setOpen(true)}
        className="group absolute inset-0 flex items-start justify-end rounded-lg p-2 focus-visible:-outline-offset-2 print:hidden"
      >
        <span className="flex h-9 items-center gap-2 rounded-md border border-line bg-surface px-3 font-medium text-ink text-sm shadow-md group-hover:bg-raised">
          <Drawn className="size-4" d="M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6" />
          {t('larger')}
        </span>
      </button>
      {isOpen && <LargerMap {...props} opener={button} onClose={close} {...undoOnFailure(close)} />}
    </>
  );
}
