import { useTranslations } from 'next-intl';
import { DiagramMarks } from '@/components/roles/diagram-marks';
import { Title } from '@/components/roles/held';
import { InTheMiddle } from '@/components/roles/in-the-middle';
import { cardClass } from '@/components/ui/card';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import { nodeText } from '@/lib/connections/node-text';
import { formatNumber } from '@/lib/format';
import { layOut } from '@/lib/network/layout';
import type { Network, NetworkLink, NetworkNode } from '@/lib/network/types';
import { bandText } from '@/lib/roles/band-text';
import { alikeIn, type IsAlike } from './alike-in';
import { type Drawing, drawn, type Line, TONES } from './network-lines';
import type { LinksBack } from './network-links';
import type { NetworkTo } from './network-to';
import { openChange } from './open-change';

type Props = { network: Network; back: LinksBack; to: NetworkTo };

/**
 * The network as a drawing. Screen readers and keyboards use the list below instead, so that nothing
 * is read twice.
 */
export function NetworkDrawing({ network, back, to }: Props) {
  const t = useTranslations('network');
  const { nodes, links } = network;
  const { size, lines, boxOf } = drawn(links, layOut(nodes, links));
  const middle = nodes[0] && boxOf(nodes[0].id);
  const isAlike = alikeIn(network);
  return (
    <div className={cn(cardClass, 'print:hidden')}>
      <ScrollRegion
        aria-label={t('drawing')}
        className="more-to-sides overflow-x-auto px-2 py-4 focus-visible:-outline-offset-2 sm:px-4"
      >
        <div aria-hidden className="relative mx-auto" style={size}>
          {middle && middle.left > 0 && <InTheMiddle orLeft className="absolute" style={middle} />}
          <Lines lines={lines} size={size} />
          {nodes.map((node) => {
            const box = boxOf(node.id);
            if (!box) return null;
            const own = lines.filter(({ ends }) => ends.includes(node.id));
            return (
              <div key={node.id} className="group">
                <Box
                  shown={node}
                  isAlike={isAlike}
                  back={back.get(node.id) ?? []}
                  box={box}
                  to={to}
                />
                <Opener shown={node} box={box} to={to} />
                <Lines lines={own} size={size} isRaised />
              </div>
            );
          })}
        </div>
      </ScrollRegion>
      <Legend lines={lines} />
    </div>
  );
}

type LinesProps = {
  lines: readonly Line[];
  size: { width: number; height: number };
  /** Shown over the others while the pointer is on what they lead to. */
  isRaised?: boolean;
};

function Lines({ lines, size, isRaised = false }: LinesProps) {
  return (
    <svg
      aria-hidden
      {...size}
      className={cn(
        'pointer-events-none absolute inset-0',
        isRaised && 'hidden text-ink group-hover:block',
      )}
    >
      {byPlace(lines, ({ path, tone }) => (
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={isRaised ? 2 : undefined}
          className={cn(TONES[tone].line, !isRaised && TONES[tone].colour)}
        />
      ))}
    </svg>
  );
}

type BoxProps = {
  shown: NetworkNode;
  isAlike: IsAlike;
  /** What connects it with those nearer to the middle. */
  back: readonly NetworkLink[];
  box: NonNullable<ReturnType<Drawing['boxOf']>>;
  to: NetworkTo;
};

function Box({ shown: { node, step }, isAlike, back, box, to }: BoxProps) {
  const company = useTranslations('company');
  const isPerson = node.kind === 'PARTICIPANT' && node.participantKind === 'PERSON';
  const Icon = isPerson ? UserRound : Building2;
  const isMiddle = step === 0;
  return (
    <Link
      href={node.kind === 'COMPANY' ? to.company(node.key) : to.person(node.id)}
      tabIndex={-1}
      title={nodeText(node)}
      className={cn(
        'absolute flex flex-col justify-center rounded-md border px-2 text-xs leading-4 hover:border-accent',
        isMiddle
          ? 'border-accent bg-accent font-medium text-on-accent'
          : 'border-line-strong bg-surface hover:bg-accent-soft',
      )}
      style={box}
    >
      <span className={cn('flex items-start gap-1 font-medium', !isMiddle && 'text-ink')}>
        <Icon className={cn('mt-0.5 size-3 shrink-0', !isMiddle && 'text-muted')} />
        <span lang="da" dir="auto" className="line-clamp-2 min-w-0 break-words">
          {nodeText(node)}
        </span>
        {node.kind === 'COMPANY' && !isMiddle && <DiagramMarks of={node} />}
      </span>
      {isAlike(node) && (
        <span className={cn('tabular-nums', !isMiddle && 'text-muted')}>
          {company('cvr', { key: node.key })}
        </span>
      )}
      {!isMiddle && !isAlike(node) && <How back={back} />}
    </Link>
  );
}

/** By what it is connected, in a line: who leads and owns it with the share, too. */
function How({ back }: { back: readonly NetworkLink[] }) {
  const t = useTranslations('network');
  const roles = back[0]?.roles ?? [];
  const [role] = roles;
  if (!role) return null;
  const owned = roles.find(
    ({ ownership, isToday }) => ownership && isToday === role.isToday,
  )?.ownership;
  if (back.length > 1) {
    return <span className="truncate text-body">{t('shared', { count: back.length })}</span>;
  }
  return (
    <span className="flex gap-1 text-muted tabular-nums">
      <span className="truncate">
        <Title role={role} />
      </span>
      {owned && <span className="shrink-0">{bandText(owned)}</span>}
    </span>
  );
}

type OpenerProps = Omit<BoxProps, 'back' | 'isAlike'>;

/** Opens or closes a node, at the edge of its box. */
function Opener({ shown, box, to }: OpenerProps) {
  const t = useTranslations('network');
  const change = openChange(shown, to);
  if (!change) return null;
  const { hidden, isOpen } = shown;
  const more = hidden === null ? '' : formatNumber(hidden);
  return (
    <Link
      href={change.href}
      scroll={false}
      tabIndex={-1}
      title={isOpen ? t('closeOne') : t('openOne')}
      className="absolute flex h-6 min-w-6 -translate-x-3/4 items-center justify-center rounded-full border border-line-strong bg-surface px-1 text-muted text-xs tabular-nums hover:border-accent hover:text-ink"
      style={{ left: box.left + box.width, top: box.top + box.height - 18 }}
    >
      {isOpen ? '−' : `+${more}`}
    </Link>
  );
}

/** What the lines mean, of those that occur. */
function Legend({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('network.lines');
  const tones = (['owns', 'holds', 'held'] as const).filter((tone) =>
    lines.some((line) => line.tone === tone),
  );
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 border-t px-4 py-2 text-muted text-xs">
      {tones.map((tone) => (
        <li key={tone} className="flex items-center gap-2">
          <svg aria-hidden width="28" height="8" className={TONES[tone].colour}>
            <path
              d="M0 4H27M22 0L27 4L22 8"
              fill="none"
              stroke="currentColor"
              className={TONES[tone].line}
            />
          </svg>
          {t(tone)}
        </li>
      ))}
    </ul>
  );
}
