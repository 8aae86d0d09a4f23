import type { Layout, Place } from '@/lib/network/layout';
import type { NetworkLink } from '@/lib/network/types';

/**
 * Size of a box, and the distance to the next, in pixels. A screen of 390 pixels has room for two
 * boxes side by side.
 */
export const BOX = { width: 144, height: 54 };
const STEP = { x: 192, y: 64 };
/** Room for what stands out at the edge of a box. */
const EDGE = 10;

/** How a line looks: of those who own, of those with another role, and of roles that have ended. */
export const TONES = {
  owns: { colour: 'text-accent', line: '' },
  holds: { colour: 'text-line-strong', line: '' },
  held: { colour: 'text-line-strong', line: '[stroke-dasharray:4_3]' },
} as const;

export type Line = { ends: readonly [string, string]; path: string; tone: keyof typeof TONES };

export const drawingSize = ({ columns, rows }: Pick<Layout, 'columns' | 'rows'>) => ({
  width: (columns - 1) * STEP.x + BOX.width + EDGE,
  height: (rows - 1) * STEP.y + BOX.height,
});

export const boxStyle = ({ column, row }: Place) => ({
  left: column * STEP.x,
  top: row * STEP.y,
  ...BOX,
});

/** From the holder of the roles to the company, where it ends in an arrowhead. */
export function lineOf(link: NetworkLink, { places }: Layout): Line | null {
  const [holder, company] = [places.get(link.holder), places.get(link.company)];
  if (!holder || !company) return null;
  const { holder: from, company: to } = link;
  return { ends: [from, to], path: pathOf(holder, company), tone: toneOf(link) };
}

function toneOf({ roles }: NetworkLink): Line['tone'] {
  if (!roles.some(({ isToday }) => isToday)) return 'held';
  return roles.some(({ isToday, group }) => isToday && group === 'OWNER') ? 'owns' : 'holds';
}

/** Leaves and meets the boxes horizontally; between boxes of one column to the right of both. */
function pathOf(from: Place, to: Place): string {
  const leavesRight = from.column <= to.column;
  const meetsRight = to.column <= from.column;
  const edgeOf = ({ column }: Place, isRight: boolean) =>
    column * STEP.x + (isRight ? BOX.width : 0);
  const middleOf = ({ row }: Place) => row * STEP.y + BOX.height / 2;
  const [x1, y1] = [edgeOf(from, leavesRight), middleOf(from)];
  const [x2, y2] = [edgeOf(to, meetsRight), middleOf(to)];
  const bend = (STEP.x - BOX.width) * (from.column === to.column ? 0.9 : 0.6);
  const [out, back] = [leavesRight ? bend : -bend, meetsRight ? bend : -bend];
  const head = meetsRight ? 5 : -5;
  return (
    `M${x1} ${y1}C${x1 + out} ${y1} ${x2 + back} ${y2} ${x2} ${y2}` +
    `M${x2 + head} ${y2 - 4}L${x2} ${y2}L${x2 + head} ${y2 + 4}`
  );
}
