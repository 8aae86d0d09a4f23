import { type ChartValue, makeScale, runsOf } from './scale';

const WIDTH = 112;
const HEIGHT = 32;
const EDGE = 4;

type Props = {
  values: readonly ChartValue[];
  /** Indices of values that the line does not join with the one before. */
  apart?: ReadonlySet<number>;
};

/** A small line chart, oldest first; the page also gives its values as text. */
export function Sparkline({ values, apart }: Props) {
  const scale = makeScale(values);
  const step = (WIDTH - 2 * EDGE) / Math.max(values.length - 1, 1);
  const x = (place: number) => EDGE + place * step;
  const y = (value: number) => EDGE + scale.down(value) * (HEIGHT - 2 * EDGE);
  const at = (place: number) => `${x(place).toFixed(1)},${y(values[place] ?? 0).toFixed(1)}`;
  const runs = runsOf(values, apart);
  const last = runs.at(-1)?.at(-1);
  if (last === undefined) return null;
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="block shrink-0">
      <line x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-line" />
      {runs.map((run) => (
        <polyline
          key={run[0]}
          points={run.map(at).join(' ')}
          className="fill-none stroke-accent"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      ))}
      {runs
        .filter((run) => run.length === 1)
        .map(([place = 0]) => (
          <circle
            key={place}
            cx={x(place)}
            cy={y(values[place] ?? 0)}
            r={1.5}
            className="fill-accent"
          />
        ))}
      <circle cx={x(last)} cy={y(values[last] ?? 0)} r={2.5} className="fill-accent" />
    </svg>
  );
}
