'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';

type Props = ComponentProps<'button'> & { shape: 'number' | 'dot' | 'cluster' };

const shapes = {
  number:
    'h-7 min-w-7 rounded-full border-2 border-surface bg-accent px-1 text-on-accent text-sm touch:h-9 touch:min-w-9',
  dot: 'size-7 rounded-full touch:size-9',
  cluster:
    'size-full rounded-full border-2 border-accent bg-accent-soft text-accent-strong text-sm hover:bg-surface',
} as const;

/** A button on the map. */
export function Pin({ shape, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        'grid select-none place-items-center font-semibold transition-colors aria-expanded:outline-2 aria-expanded:outline-accent aria-expanded:outline-offset-2',
        shape !== 'dot' && 'shadow-md',
        shapes[shape],
        className,
      )}
    >
      {shape === 'dot' ? (
        <span
          aria-hidden
          className="size-3.5 rounded-full border-2 border-surface bg-accent shadow-md"
        />
      ) : (
        children
      )}
    </button>
  );
}

/** Distance between two adjacent markers, in pixels; leaves a hairline between them. */
export const GAP = 28;

/** The accessible name of a numbered marker: "3. Nordlys ApS, Aarhus". */
export const calledBy = (number: number, name: string, town: string | null | undefined) =>
  [`${formatNumber(number)}. ${name}`, town].filter(Boolean).join(', ');
