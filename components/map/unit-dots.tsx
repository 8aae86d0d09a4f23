import { pixelOf } from '@/lib/map/mercator';
import type { UnitPoint } from '@/lib/units/types';
import type { Place } from './types';

const tenth = (value: number) => Math.round(value * 10) / 10;

type Props = Pick<Place, 'view'> & { units: readonly UnitPoint[] };

/** A company's units around the centre, all in a single path. */
export function UnitDots({ units, view }: Props) {
  const middle = pixelOf(view, view.zoom);
  const dots = units.map((unit) => {
    const { x, y } = pixelOf(unit, view.zoom);
    return `M${tenth(x - middle.x)} ${tenth(y - middle.y)}h0`;
  });
  return (
    <svg aria-hidden className="absolute top-0 left-0 size-px overflow-visible">
      <path d={dots.join('')} strokeLinecap="round" className="stroke-8 stroke-accent" />
    </svg>
  );
}
