import type { Layout, Place } from '@/lib/network/layout';
import type { NetworkLink } from '@/lib/network/types';

/**
 * Size of a box, and the distance to the next, in pixels. A screen of 390 pixels has room for two
 * boxes side by side.
 */
const BOX = { width: 144, height: 54 };
const STEP = { x: 192, y: 64 };
/** Room beside the outermost boxes: for what opens them, and for lines between two of them. */
const EDGE = { usual: 10, lines: 44 };

/** How a line looks: of those who own, of those with another role, and of roles that have ended. */
export const TONES = {
  owns: { colour: 'text-accent', line: '' },
  holds: { colour: 'text-line-strong', line: '' },
  held: { colour: 'text-line-strong', line: '[stroke-dasharray:4_3]' },
} as const;

export type Line = { ends: readonly [string, string]; path: string; tone: keyof typeof TONES };

export type Drawing = {
  size: { width: number; height: number };
  lines: Line[];
  /** Where the box of a node is; null for one without a place. */
  boxOf: (id: string) => { left: number; top: number; width: number; height: number } | null;
};

/** A layout in pixels. */
export function drawn(links: readonly NetworkLink[], layout: Layout): Drawing {
  const { columns, rows, middle, places } = layout;
  const edgeAt = (outermost: number) =>
    outermost !== middle && links.some((link) => isWithin(link, outermost, layout))
      ? EDGE.lines
      : EDGE.usual;
  const left = middle === 0 ? 0 : edgeAt(0);
  const width = left + (columns - 1) * STEP.x + BOX.width + edgeAt(columns - 1);
  const boxAt = ({ column, row }: Place) => ({
    left: left + column * STEP.x,
    top: row * STEP.y,
    ...BOX,
  });
  const boxOf = (id: string) => {
    const place = places.get(id);
    return place ? boxAt(place) : null;
  };
  return {
    size: { width, height: (rows - 1) * STEP.y + BOX.height },
    boxOf,
    lines: links.flatMap((link) => {
      const [from, to] = [places.get(link.holder), places.get(link.company)];
      if (!from || !to) return [];
      const isLeft = from.column < middle || (from.column === middle && to.column < middle);
      const path = pathOf(boxAt(from), boxAt(to), isLeft);
      return { ends: [link.holder, link.company] as const, path, tone: toneOf(link) };
    }),
  };
}

/** Whether a link is between two of one column. */
const isWithin = ({ holder, company }: NetworkLink, column: number, { places }: Layout) =>
  places.get(holder)?.column === column && places.get(company)?.column === column;

function toneOf({ roles }: NetworkLink): Line['tone'] {
  if (!roles.some(({ isToday }) => isToday)) return 'held';
  return roles.some(({ isToday, group }) => isToday && group === 'OWNER') ? 'owns' : 'holds';
}

type Corner = { left: number; top: number };

/**
 * From a holder of roles to the company, where it ends in an arrowhead; leaves and meets the boxes
 * horizontally. Between boxes of one column it bends away from the middle.
 */
function pathOf(from: Corner, to: Corner, isLeft: boolean): string {
  const isSame = from.left === to.left;
  const leavesRight = isSame ? !isLeft : from.left < to.left;
  const meetsRight = isSame ? !isLeft : to.left < from.left;
  const edgeOf = ({ left }: Corner, isRight: boolean) => (isRight ? left + BOX.width : left);
  const middleOf = ({ top }: Corner) => top + BOX.height / 2;
  const [x1, y1] = [edgeOf(from, leavesRight), middleOf(from)];
  const [x2, y2] = [edgeOf(to, meetsRight), middleOf(to)];
  const far = Math.abs(y2 - y1) / STEP.y;
  const bend = isSame ? Math.min(52, 26 + 6 * far) : (STEP.x - BOX.width) * 0.6;
  const [out, back] = [leavesRight ? bend : -bend, meetsRight ? bend : -bend];
  const head = meetsRight ? 5 : -5;
  return (
    `M${x1} ${y1}C${x1 + out} ${y1} ${x2 + back} ${y2} ${x2} ${y2}` +
    `M${x2 + head} ${y2 - 4}L${x2} ${y2}L${x2 + head} ${y2 + 4}`
  );
}
