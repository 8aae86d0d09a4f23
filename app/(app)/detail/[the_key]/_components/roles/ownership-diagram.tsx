import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DiagramMarks } from '@/components/roles/diagram-marks';
import { InTheMiddle } from '@/components/roles/in-the-middle';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import { bandText } from '@/lib/roles/band-text';
import type { Ownership } from '@/lib/roles/chain';
import { diagramOf, type Line, type Place } from '@/lib/roles/diagram';
import type { Owned, Owner, OwnershipTree } from '@/lib/roles/types';
import type { RolesHref } from './roles-href';

/**
 * Size of a box, and the distance to the next, in pixels. A screen of 390 pixels has room for two
 * boxes side by side.
 */
const BOX = { width: 144, height: 64 };
const STEP = { x: 172, y: 76 };
/** Beyond this many rows the diagram is too large to grasp; the lists are clearer. */
const MOST_ROWS = 20;

type Props = { company: { key: string; name: string | null }; ownership: Ownership; to: RolesHref };

/**
 * The ownership lists below as a diagram, owners left of what they own. Screen readers and
 * keyboards use the lists instead, so that nothing is read twice.
 */
export function OwnershipDiagram({ company, ownership, to }: Props) {
  const t = useTranslations('roles');
  const { columns, rows, ...drawn } = diagramOf(ownership);
  if (rows > MOST_ROWS) return null;
  const width = (columns - 1) * STEP.x + BOX.width;
  const height = (rows - 1) * STEP.y + BOX.height;
  const hrefOf = ({ id, key }: Owner) => (key === null ? to.person(id) : to.company(key));
  return (
    <ScrollRegion
      aria-label={t('diagram')}
      className="more-to-sides -mx-4 mb-5 overflow-x-auto border-line border-b px-4 pb-4 focus-visible:-outline-offset-2 print:hidden"
    >
      <div aria-hidden className="relative mx-auto" style={{ width, height }}>
        <svg aria-hidden width={width} height={height} className="absolute text-line-strong">
          {byPlace(drawn.lines, (line) => (
            <path d={pathOf(line)} fill="none" stroke="currentColor" />
          ))}
        </svg>
        {byPlace(drawn.owners, ({ tree, ...place }) => (
          <Box place={place} tree={tree} href={hrefOf(tree.node)} />
        ))}
        <InTheMiddle
          className="absolute flex items-center justify-center rounded-md bg-accent px-2 text-center font-medium text-on-accent text-xs"
          style={styleOf(drawn.company)}
        >
          <Name>{company.name ?? company.key}</Name>
        </InTheMiddle>
        {byPlace(drawn.owned, ({ tree, ...place }) => (
          <Box place={place} tree={tree} href={to.company(tree.node.key)} />
        ))}
      </div>
    </ScrollRegion>
  );
}

const styleOf = ({ column, row }: Place) => ({
  left: column * STEP.x,
  top: row * STEP.y,
  ...BOX,
});

/** From the right edge of a box to the left edge of the next, ending in an arrowhead. */
function pathOf({ from, to }: Line): string {
  const start = from.column * STEP.x + BOX.width;
  const end = to.column * STEP.x;
  const turn = (start + end) / 2;
  const middle = ({ row }: Place) => row * STEP.y + BOX.height / 2;
  const point = `M${end - 5} ${middle(to) - 4}L${end} ${middle(to)}L${end - 5} ${middle(to) + 4}`;
  return `M${start} ${middle(from)}H${turn}V${middle(to)}H${end}${point}`;
}

function Name({ children }: { children: ReactNode }) {
  return (
    <span lang="da" dir="auto" className="line-clamp-2 break-words">
      {children}
    </span>
  );
}

type BoxProps = { place: Place; tree: OwnershipTree<Owner | Owned>; href: string };

function Box({ place, tree: { node, share, isTold }, href }: BoxProps) {
  const t = useTranslations('roles');
  const name = node.name ?? node.key;
  const Icon = 'kind' in node && node.kind === 'PERSON' ? UserRound : Building2;
  return (
    <Link
      href={href}
      tabIndex={-1}
      title={name ?? undefined}
      className={cn(
        'absolute flex flex-col justify-center gap-0.5 rounded-md border border-line-strong bg-surface px-2 text-xs hover:border-accent hover:bg-accent-soft',
        isTold && 'border-dashed',
      )}
      style={styleOf(place)}
    >
      <span className="flex items-start gap-1 font-medium text-ink">
        <Icon className="mt-0.5 size-3 shrink-0 text-muted" />
        <Name>{name}</Name>
        <DiagramMarks of={node} />
      </span>
      <span className="truncate text-muted tabular-nums">
        {share.ownership ? bandText(share.ownership) : t('noShare')}
      </span>
    </Link>
  );
}
