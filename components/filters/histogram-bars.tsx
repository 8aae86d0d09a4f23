'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import type { HistogramBin, HistogramField } from '@/lib/search/engine/histograms';
import type { NumberRange } from '@/lib/search/types';
import { HEIGHT, isWithin } from './histogram-scale';

type Props = {
  label: string;
  /** Id of the text that explains how to use the bars. */
  hint: string;
  bars: readonly (HistogramBin & { text: string })[];
  field: HistogramField;
  range: NumberRange;
  onPoint: (bar: number | null) => void;
  onChoose: (bar: HistogramBin, extend: boolean) => void;
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** A button over each bar, as wide as the bar and as high as the drawing. One tab stop in total. */
export function HistogramBars({ label, hint, bars, field, range, onPoint, onChoose }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, Math.max(bars.length - 1, 0));

  function move(event: KeyboardEvent, at: number) {
    const next = steps[event.key]?.(at, bars.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <fieldset
      ref={group}
      aria-label={label}
      aria-describedby={hint}
      style={{ height: HEIGHT }}
      className="absolute inset-x-0 top-0 flex min-w-0"
    >
      {bars.map((bar, at) => (
        <button
          key={bar.min}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          aria-label={bar.text}
          aria-pressed={isWithin(field, bar, range)}
          onPointerEnter={() => onPoint(at)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => {
            setCurrent(at);
            onPoint(at);
          }}
          onBlur={() => onPoint(null)}
          onKeyDown={(event) => move(event, at)}
          onClick={(event) => onChoose(bar, event.shiftKey)}
          className="min-w-0 flex-1 rounded-sm hover:bg-accent/15 focus-visible:outline-offset-0"
        />
      ))}
    </fieldset>
  );
}
