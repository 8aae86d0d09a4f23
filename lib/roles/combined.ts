import { keysOf } from '@/lib/entries';
import { danishOrder } from '@/lib/words/danish-order';
import { MOST_WAYS, WAYS_TOLD } from './constants';
import type { Band, OwnershipChain, OwnershipTree } from './types';

/**
 * Percent of the capital; both ends are inclusive. `to` is null where a share on a way is not
 * published: then only the lower end is known.
 */
export type Span = { from: number; to: number | null };

/** What somebody holds in total, or what is held in total of a company. */
export type Combined<Node> = {
  node: Node;
  share: Span;
  /** The companies between, nearest first, of the first WAYS_TOLD ways; none: held directly. */
  ways: Node[][];
  waysTotal: number;
  /** Nothing further on this way is known, at most a share in itself. */
  isLast: boolean;
  /** What lies beyond was not followed, or not all of it. */
  isOpen: boolean;
};

export type CombinedShares<Node> = {
  /** Largest share first. */
  holdings: Combined<Node>[];
  /** Whether companies hold shares in themselves or each other; these ways end there. */
  isCircular: boolean;
  isCut: boolean;
};

type Party = { key: string | null; name: string | null; id?: string };

/** In hundredths of a percent, so that the published ends are whole numbers. */
type Ends = Span;
const WHOLE = 10_000;

/** The ends as the register publishes them: the band from 66.67 to 90 is "66,67–89,99 %". */
const endsOf = ({ from, to }: Band): Ends => ({
  from: Math.round(from * 100),
  to: to === null ? WHOLE : Math.round(to * 100) - 1,
});

const times = (one: Ends, other: Ends | null): Ends => ({
  from: other === null ? 0 : (one.from * other.from) / WHOLE,
  to: other === null || one.to === null || other.to === null ? null : (one.to * other.to) / WHOLE,
});

const plus = (one: Ends, other: Ends): Ends => ({
  from: one.from + other.from,
  to: one.to === null || other.to === null ? null : one.to + other.to,
});

/** Absorbs the error of floating-point numbers before rounding. */
const TINY = 1e-6;

/** Rounds outwards to two decimals and ends at 100 percent. */
const toSpan = ({ from, to }: Ends): Span => ({
  from: Math.min(WHOLE, Math.floor(from + TINY)) / 100,
  to: to === null ? null : Math.min(WHOLE, Math.ceil(to - TINY)) / 100,
});

/** A share in one company; of several rows of the same holder, those with a published share count. */
type Link<Node> = { node: Node; ends: Ends | null; isOpen: boolean };

const idOf = ({ key, id }: Party): string => key ?? id ?? '';

function linksOf<Node extends Party>(trees: readonly OwnershipTree<Node>[]): Link<Node>[] {
  const links = new Map<string, Link<Node>>();
  for (const { node, share, isOpen } of trees) {
    const before = links.get(idOf(node))?.ends ?? null;
    const own = share.ownership && endsOf(share.ownership);
    links.set(idOf(node), {
      node,
      ends: before && own ? plus(before, own) : (own ?? before),
      isOpen,
    });
  }
  return [...links.values()];
}

/** The links of every company: the tree has them once, where it names the company first. */
function allLinks<Node extends Party>(start: string, roots: readonly OwnershipTree<Node>[]) {
  const links = new Map<string, Link<Node>[]>();
  const collect = (key: string, trees: readonly OwnershipTree<Node>[]) => {
    links.set(key, linksOf(trees));
    for (const { node, isTold, next } of trees)
      if (node.key !== null && !isTold) collect(node.key, next);
  };
  collect(start, roots);
  return links;
}

type Sum<Node> = Omit<Combined<Node>, 'share'> & { ends: Ends };

const bySize = <Node extends Party>(one: Combined<Node>, other: Combined<Node>): number =>
  other.share.from - one.share.from ||
  (other.share.to ?? -1) - (one.share.to ?? -1) ||
  danishOrder(one.node.name ?? '', other.node.name ?? '');

/**
 * Total shares over all ways of a chain, by interval arithmetic: the ends of the shares along a way
 * are multiplied, and the ways are added. No way passes a company twice.
 */
export function combinedShares<Node extends Party>(
  start: string,
  chain: OwnershipChain<Node>,
): CombinedShares<Node> {
  const links = allLinks(start, chain.trees);
  const sums = new Map<string, Sum<Node>>();
  let left = MOST_WAYS;
  let isCircular = false;

  const add = ({ node, isOpen }: Link<Node>, way: Node[], ends: Ends) => {
    const known = sums.get(idOf(node));
    const further = node.key === null ? [] : (links.get(node.key) ?? []);
    sums.set(idOf(node), {
      node,
      ends: known ? plus(known.ends, ends) : ends,
      ways: [...(known?.ways ?? []), way].slice(0, WAYS_TOLD),
      waysTotal: (known?.waysTotal ?? 0) + 1,
      isLast: further.every((link) => link.node.key === node.key),
      isOpen,
    });
  };
  const follow = (key: string, way: Node[], share: Ends) => {
    for (const link of links.get(key) ?? []) {
      const next = link.node.key;
      if (next !== null && (next === start || way.some((passed) => passed.key === next))) {
        isCircular = true;
        continue;
      }
      left -= 1;
      if (left < 0) return;
      const ends = times(share, link.ends);
      add(link, way, ends);
      if (next !== null) follow(next, [...way, link.node], ends);
    }
  };

  follow(start, [], { from: WHOLE, to: WHOLE });
  const holdings = [...sums.values()].map(({ ends, ...sum }) => ({ ...sum, share: toSpan(ends) }));
  return { holdings: holdings.sort(bySize), isCircular, isCut: chain.isCut || left < 0 };
}

/** Those at the end of the chain: nobody is known to own them, or it was not followed. */
export const lastOf = <Node>({ holdings }: CombinedShares<Node>): Combined<Node>[] =>
  holdings.filter(({ isLast }) => isLast);

/** Those that are held through others, whether directly as well or not; directly is one way. */
export const indirectOf = <Node>({ holdings }: CombinedShares<Node>): Combined<Node>[] =>
  holdings.filter(({ ways }) => ways.some((way) => way.length > 0));

/** What has to be said beside the totals that are shown: the keys of its texts in `roles.combined`. */
type Caveat = 'nobody' | 'unknown' | 'cut' | 'circular';

export function caveatsOf<Node>(
  { holdings, isCut, isCircular }: CombinedShares<Node>,
  shown: readonly Combined<Node>[],
): Caveat[] {
  const applies: Record<Caveat, boolean> = {
    // Without any holder, the company just owns shares in itself.
    nobody: shown.length === 0 && holdings.length > 0 && !isCut,
    unknown: shown.some(({ share }) => share.to === null),
    cut: isCut,
    circular: isCircular,
  };
  return keysOf(applies).filter((caveat) => applies[caveat]);
}
