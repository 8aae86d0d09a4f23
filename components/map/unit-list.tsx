'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import type { UnitPoint } from '@/lib/units/types';

type Props = {
  units: UnitPoint[];
  chosen: UnitPoint | null;
  onChoose: (unit: UnitPoint) => void;
};

/** The dots on the map by name; clicking one locates it. */
export function UnitList({ units, chosen, onChoose }: Props) {
  const t = useTranslations('map');
  const current = useRef<HTMLButtonElement>(null);
  // A unit chosen on the map may be far down the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the chosen unit changes
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [chosen]);
  return (
    <section
      aria-label={t('units')}
      className="flex h-56 min-h-0 flex-col rounded-lg border lg:h-auto lg:w-72"
    >
      <h2 className="border-b px-3 py-2 text-base">
        {t('unitsPlaced', { plural: units.length, count: formatNumber(units.length) })}
      </h2>
      <ul className="min-h-0 flex-1 overflow-y-auto p-1">
        {units.map((unit) => {
          const isChosen = chosen?.pNumber === unit.pNumber;
          return (
            <li key={unit.pNumber}>
              <button
                type="button"
                ref={isChosen ? current : undefined}
                aria-pressed={isChosen}
                onClick={() => onChoose(unit)}
                className={cn(
                  'w-full rounded-sm px-2 py-1.5 text-left hover:bg-raised focus-visible:-outline-offset-2 touch:min-h-11',
                  isChosen && 'bg-accent-soft',
                )}
              >
                <span lang="da" dir="auto" className="block text-ink">
                  {unit.name ?? t('noName')}
                </span>
                <span className="block text-muted text-xs">{unit.pNumber}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
