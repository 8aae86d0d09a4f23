import { onSheet, SHEET } from '@/lib/map/small-map';
import type { UnitPoint } from '@/lib/units/types';

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Where the units of a company are: one element, whatever their number. */
export function UnitDots({ units }: { units: readonly UnitPoint[] }) {
  const { width, height } = SHEET;
  const dots = units.map((unit) => {
    const { x, y } = onSheet(unit);
    return `M${tenth(x)} ${tenth(y)}h0`;
  });
  return (
    <svg {...{ width, height }} aria-hidden className="absolute top-0 left-0 max-w-none">
      <path d={dots.join('')} strokeLinecap="round" className="stroke-8 stroke-accent" />
    </svg>
  );
}
