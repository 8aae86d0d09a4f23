import 'server-only';
import type { Fragment } from './fragment';
import type { Scan } from './scan';

/** Punctuation between words. */
const BETWEEN = new Set([',', '&', '-', '–', '—', '/']);

/** Words that modify the next one: both are reported together. */
const LEADING = new Set(['not', 'founded', 'new', 'older', 'younger', 'since', 'after', 'before']);

/** The words that became nothing, as they were written; adjacent ones are joined. */
export function leftovers(
  scan: Scan,
  fragments: readonly Fragment[],
  refused: readonly Fragment[],
): string[] {
  const owner = new Map<number, Fragment>();
  for (const fragment of fragments) {
    for (let at = fragment.from; at < fragment.to; at += 1) owner.set(at, fragment);
  }
  const texts: { from: number; to: number }[] = [];
  for (let at = 0; at < scan.length; at += 1) {
    const fragment = owner.get(at);
    if (fragment) {
      if (refused.includes(fragment)) texts.push({ from: fragment.from, to: fragment.to });
      at = fragment.to - 1;
      continue;
    }
    if (isLostOr(scan, fragments, at)) {
      texts.push({ from: at, to: at + 1 });
      continue;
    }
    const sign = BETWEEN.has(scan.tokens[at]?.text ?? '');
    if (sign || scan.isNoise(at)) continue;
    const last = texts.at(-1);
    if (last && isNeighbour(scan, owner, last.to, at)) last.to = at + 1;
    else texts.push({ from: at, to: at + 1 });
  }
  return texts.map(({ from, to }) => scan.text(from, to));
}

const kindOf = ({ effects: [effect] }: Fragment) =>
  effect === undefined ? '' : 'field' in effect ? effect.field : effect.put;

/** Filters of two kinds must both match, so an "or" between them cannot be searched for. */
function isLostOr(scan: Scan, fragments: readonly Fragment[], at: number): boolean {
  const end = scan.word(at, 'or');
  if (end === null || scan.word(at, 'and') !== null) return false;
  const isNear = (from: number, to: number) => scan.skip(from, 3) >= to && to >= from;
  const read = fragments.filter(({ effects }) => effects.length > 0);
  const before = read.find(({ to }) => to <= at && isNear(to, at));
  const after = read.find(({ from }) => from >= end && isNear(end, from));
  return before !== undefined && after !== undefined && kindOf(before) !== kindOf(after);
}

/** Whether a word continues the text reported before it. */
function isNeighbour(scan: Scan, owner: Map<number, Fragment>, end: number, at: number): boolean {
  if (owner.has(end - 1)) return false;
  if (end === at) return true;
  const leads = [...LEADING].some((word) => scan.word(end - 1, word) !== null);
  return leads && at - end === 1 && scan.isNoise(end) && !owner.has(end);
}
