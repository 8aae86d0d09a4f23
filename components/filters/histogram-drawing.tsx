import { useLocale } from 'next-intl';
import { cn } from '@/lib/cn';
import type { HistogramBin, HistogramField } from '@/lib/search/engine/histograms';
import type { NumberRange } from '@/lib/search/types';
import { bandOf, HEIGHT, isOpen, isWithin, ticksOf } from './histogram-scale';

/** Space below the bars for the axis and its labels, in pixels. */
const AXIS = 16;

type Props = {
  field: HistogramField;
  bars: readonly HistogramBin[];
  heights: readonly number[];
  range: NumberRange;
  className?: string;
};

/** The drawing only; the buttons with their labels lie above it. */
export function HistogramDrawing({ field, bars, heights, range, className }: Props) {
  const language = useLocale();
  const share = (place: number) => `${(100 * place) / Math.max(bars.length, 1)}%`;
  const band = bandOf(field, bars, range);
  const wide = band && Math.max(band.to - band.from, 0.08);
  return (
    <svg aria-hidden width="100%" height={HEIGHT + AXIS} className={cn('block', className)}>
      {band && wide && (
        <rect
          x={share(band.from)}
          width={share(wide)}
          height={HEIGHT}
          className="fill-accent-soft"
        />
      )}
      {bars.map((bar, at) => {
        const height = heights[at] ?? 0;
        const within = isOpen(range) || isWithin(field, bar, range);
        return (
          <rect
            key={bar.min}
            x={share(at + 0.06)}
            width={share(0.88)}
            y={HEIGHT - height}
            height={height}
            className={within ? 'fill-accent' : 'fill-line-strong'}
          />
        );
      })}
      <line x2="100%" y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="stroke-line-strong" />
      {ticksOf(field, bars, language).map(({ at, text }) => (
        <g key={at} className="text-xs">
          <line
            x1={share(at)}
            x2={share(at)}
            y1={HEIGHT}
            y2={HEIGHT + 4}
            className="stroke-line-strong"
          />
          <text
            x={share(at === bars.length - 1 ? bars.length : at)}
            y={HEIGHT + AXIS - 1}
            textAnchor={at === bars.length - 1 ? 'end' : 'middle'}
            className="fill-muted"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
