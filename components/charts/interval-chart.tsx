import { labelAnchor, labelled, makeScale } from './scale';

type Interval = {
  key: string;
  /** Shown below the bar, where there is room; with many bars most have none. */
  label: string | null;
  /** Lower and upper bound, equal for an exact value; null when unpublished. */
  from: number | null;
  to: number | null;
  /** Tooltip text. */
  title: string;
};

const HEIGHT = 120;
const ABOVE = 8;
const AXIS = 18;
const LABELS = 6;
/** The sides of a bar, as parts of its place. */
const START = 0.14;
const END = 0.86;

type Props = { intervals: readonly Interval[]; format: (value: number) => string };

/**
 * Solid bars up to the lower bound, paler ones up to the upper bound. The drawing only: the page
 * must also give its content as text or a table.
 */
export function IntervalChart({ intervals, format }: Props) {
  const scale = makeScale(intervals.flatMap(({ from, to }) => [from, to]));
  const y = (value: number) => ABOVE + scale.down(value) * HEIGHT;
  const height = ABOVE + HEIGHT + AXIS;
  const share = (place: number) => `${(100 * place) / Math.max(intervals.length, 1)}%`;
  const named = intervals.flatMap(({ label }, place) => (label === null ? [] : [place]));
  const room = labelled(named.length, LABELS);
  const written = new Set(named.filter((_place, at) => room.has(at)));
  const anchorOf = (place: number) => labelAnchor(place, intervals.length, written);
  return (
    <div className="flex gap-2 text-xs">
      <svg aria-hidden width="48" height={height} className="shrink-0 overflow-visible">
        {[scale.max, 0].map((tick) => (
          <text key={tick} x="100%" y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {format(tick)}
          </text>
        ))}
      </svg>
      <svg aria-hidden width="100%" height={height} className="min-w-0 flex-1 overflow-visible">
        <line x2="100%" y1={y(scale.max)} y2={y(scale.max)} className="stroke-line" />
        <line x2="100%" y1={y(0)} y2={y(0)} className="stroke-line-strong" />
        {intervals.map((interval, place) => (
          <g key={interval.key}>
            <title>{interval.title}</title>
            <rect x={share(place)} width={share(1)} height={height} fill="transparent" />
            <Bar interval={interval} x={share(place + START)} width={share(END - START)} y={y} />
            {written.has(place) && (
              <text
                x={share(place + (anchorOf(place) === 'end' ? END : 0.5))}
                y={height - 3}
                textAnchor={anchorOf(place)}
                className="fill-muted"
              >
                {interval.label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

type BarProps = { interval: Interval; x: string; width: string; y: (value: number) => number };

function Bar({ interval: { from, to }, x, width, y }: BarProps) {
  if (from === null) return null;
  const place = { x, width };
  const top = Math.max(to ?? from, from);
  return (
    <>
      <rect {...place} y={y(top)} height={y(from) - y(top)} className="fill-accent opacity-45" />
      <rect {...place} y={y(from)} height={Math.max(y(0) - y(from), 1)} className="fill-accent" />
    </>
  );
}
