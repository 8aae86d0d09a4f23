import { cn } from '@/lib/cn';
import { type ChartValue, labelled, makeScale, type Scale } from './scale';

export type Bar = {
  key: string;
  /** Shown below the bar, where there is room. */
  label: string;
  value: ChartValue;
  /** Tooltip text. */
  title: string;
  /** There is a gap in time before it. */
  gapBefore?: boolean;
  /** Dimmed compared with the others. */
  faint?: boolean;
};

const HEIGHT = 80;
/** Space above the bars for the topmost number, and below for the labels, in pixels. */
const ABOVE = 8;
const AXIS = 18;
const LABELS = 4;
/** Minimum distance between two tick labels in pixels, so that they do not overlap. */
const LEAST_APART = 13;

type Props = { bars: readonly Bar[]; format: (value: number) => string };

/** The drawing only; the page must also give its content as text or a table. */
export function BarChart({ bars, format }: Props) {
  const scale = makeScale(bars.map(({ value }) => value));
  const y = (value: number) => ABOVE + scale.down(value) * HEIGHT;
  const ticks = ticksOf(scale, (value) => Math.abs(y(value) - y(0)) >= LEAST_APART);
  const share = (place: number) => `${(100 * place) / Math.max(bars.length, 1)}%`;
  const height = ABOVE + HEIGHT + AXIS;
  const written = labelled(bars.length, LABELS);
  return (
    <div className="flex gap-2 text-xs">
      <svg aria-hidden width="48" height={height} className="shrink-0 overflow-visible">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {format(tick)}
          </text>
        ))}
      </svg>
      <svg aria-hidden width="100%" height={height} className="min-w-0 flex-1 overflow-visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        {bars.map((bar, place) => (
          <g key={bar.key}>
            <title>{bar.title}</title>
            {bar.gapBefore && (
              <line
                x1={share(place)}
                x2={share(place)}
                y1={ABOVE}
                y2={ABOVE + HEIGHT}
                strokeDasharray="2 3"
                className="stroke-line-strong"
              />
            )}
            <rect x={share(place)} y={0} width={share(1)} height={height} fill="transparent" />
            <BarShape bar={bar} x={share(place + 0.14)} width={share(0.72)} y={y} />
            {written.has(place) && (
              // The last year may stand out by half its width, for which there is room beside it.
              <text
                x={share(place + 0.5)}
                y={height - 3}
                textAnchor="middle"
                className="fill-muted"
              >
                {bar.label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Zero, and the ends that are far enough from it to be legible. */
const ticksOf = ({ max, min }: Scale, isApart: (value: number) => boolean) => [
  ...[max, min].filter(isApart),
  0,
];

type ShapeProps = { bar: Bar; x: string; width: string; y: (value: number) => number };

/** A missing value is a short dash on the zero line. */
function BarShape({ bar: { value, faint }, x, width, y }: ShapeProps) {
  if (value === null) {
    return <rect x={x} width={width} y={y(0) - 1} height={2} className="fill-line-strong" />;
  }
  const top = Math.min(y(value), y(0));
  return (
    <rect
      x={x}
      width={width}
      y={top}
      height={Math.max(Math.abs(y(value) - y(0)), 1)}
      className={cn(value < 0 ? 'fill-bad' : 'fill-accent', faint && 'opacity-45')}
    />
  );
}
