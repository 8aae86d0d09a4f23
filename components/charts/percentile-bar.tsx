const HEIGHT = 16;
const TRACK = 6;

/**
 * A company's rank among 100 peers with the median marked, equal figures counted half; the text
 * beside it tells how many are lower, and the median.
 */
export function PercentileBar({ percentile }: { percentile: number }) {
  const place = `${Math.min(Math.max(percentile, 0), 100)}%`;
  const top = (HEIGHT - TRACK) / 2;
  return (
    <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-visible">
      <rect width="100%" y={top} height={TRACK} rx={3} className="fill-raised" />
      <rect width={place} y={top} height={TRACK} rx={3} className="fill-accent opacity-45" />
      <line x1="50%" x2="50%" y1={1} y2={HEIGHT - 1} className="stroke-line-strong" />
      <circle
        cx={place}
        cy={HEIGHT / 2}
        r={5}
        className="fill-accent stroke-surface"
        strokeWidth={2}
      />
    </svg>
  );
}
