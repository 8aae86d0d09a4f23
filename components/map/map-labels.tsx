import { byPlace } from '@/lib/by-place';
import { mapColour } from '@/lib/map/colours';
import type { PlacedLabel } from '@/lib/map/place-labels';

const HALO = 'stroke-[2.4] [paint-order:stroke] [stroke-linejoin:round]';
const WIDE = 'tracking-[0.12em]';

const GROUPS: {
  has: (label: PlacedLabel) => boolean;
  className: string;
  halo: 'land' | 'sea';
}[] = [
  { has: ({ kind }) => kind === 'sea', className: `fill-muted ${WIDE}`, halo: 'sea' },
  {
    has: ({ kind }) => kind === 'country',
    className: `fill-muted uppercase ${WIDE}`,
    halo: 'land',
  },
  { has: ({ kind }) => kind === 'island', className: `fill-muted ${WIDE}`, halo: 'land' },
  {
    has: ({ kind, isDanish }) => kind === 'town' && !isDanish,
    className: 'fill-muted',
    halo: 'land',
  },
  { has: ({ kind, isDanish }) => kind === 'town' && isDanish, className: 'fill-ink', halo: 'land' },
];

const tenth = (value: number) => Math.round(value * 10) / 10;

type Props = {
  labels: PlacedLabel[];
  /** The size of the drawing, in pixels. */
  width: number;
  height: number;
};

/** Names over the drawing: an image cannot use the page's font. Hidden from screen readers. */
export function MapLabels({ labels, width, height }: Props) {
  return (
    <svg
      width={width}
      height={height}
      aria-hidden
      lang="da"
      className="absolute top-0 left-0 max-w-none select-none"
    >
      {byPlace(GROUPS, ({ has, className, halo }) => (
        <g className={`${className} ${HALO}`} style={{ stroke: mapColour(halo) }}>
          {labels.filter(has).map(({ name, x, y, anchor, size }) => (
            <text key={name} x={tenth(x)} y={tenth(y)} textAnchor={anchor} fontSize={size}>
              {name}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
