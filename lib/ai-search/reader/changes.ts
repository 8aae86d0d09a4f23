import 'server-only';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import { changedThing, compoundChangeAt, nameOrAddressAt } from './changed-things';
import { type Fragment, fragmentFrom, nothingAt } from './fragment';
import { changeEffects, latestAt, latestBehind } from './latest';
import { behindNoise, officeAt, RELATIVE } from './offices';
import { isYear, PERIOD_WORDS, type Span } from './period';
import type { Scan } from './scan';
import { spanBehind } from './spans';
import { HAVING, isJoined } from './values';

const knownAt = (scan: Scan, at: number) => officeAt(scan, at) ?? nameOrAddressAt(scan, at);

/** What is changed: an office, or whatever else would be a filter, as "skiftet adresse". */
const changedAt = (scan: Scan, at: number) =>
  knownAt(scan, at) ?? scan.find(at, 'contact', 'industry', 'companyType')?.next ?? null;

/** "skiftet revisor", "change of owner" */
function verbFirst(scan: Scan, at: number): number | null {
  const verb = scan.word(at, 'changed');
  const end = verb && behindNoise(scan, verb, (next) => changedAt(scan, next));
  // "Change management consultants" are a trade.
  const isTrade = verb && end && (scan.find(verb, 'industry')?.next ?? 0) > end;
  return isTrade ? null : end;
}

/** "revisor er skiftet", "whose auditor has changed", "CEO changes"; not "revisorer, der har skiftet navn" */
function verbLast(scan: Scan, at: number): number | null {
  const known = knownAt(scan, at);
  const verb = known && behindNoise(scan, known, (next) => scan.word(next, 'changed'));
  const between = scan.tokens.slice(known ?? at, verb ?? at);
  return between.some(({ fold }) => RELATIVE.has(fold)) ? null : verb;
}

/** "med ny revisor", "got a new director"; "ny revisor" alone may be the trade that is wanted. */
function newHolder(scan: Scan, at: number): number | null {
  const having = HAVING.has(scan.fold(at)) ? at + 1 : null;
  const start = scan.word(at, 'gained') ?? having;
  if (start === null) return null;
  const held = scan.word(start, 'gained') ?? start;
  const plain = behindNoise(scan, held, (next) => scan.word(next, 'plainNew'));
  return plain && behindNoise(scan, plain, (next) => knownAt(scan, next));
}

/** What may follow a name of an office that is no part of a longer name, as in "board games". */
function isSaid(scan: Scan, at: number): boolean {
  const { kind, text } = scan.tokens[at] ?? {};
  if (kind !== 'word' || scan.isNoise(at) || isYear(text)) return true;
  return (
    scan.word(at, 'and', 'or', ...PERIOD_WORDS) !== null ||
    scan.find(at, 'place', 'industry') !== null
  );
}

/** "Ny direktør og ny revisor": the second is no trade either. */
const isBehindNew = (scan: Scan, at: number) =>
  scan.tokens.some((_, place) => {
    const plain = place < at ? scan.word(place, 'plainNew') : null;
    return plain !== null && knownAt(scan, plain) !== null && !scan.find(plain, 'industry');
  });

/** "ny direktør", "nye ejere", "new address"; not "ny revisor", which is a trade too. */
function plainNewAt(scan: Scan, at: number): number | null {
  const plain = scan.word(at, 'plainNew');
  const end = plain && knownAt(scan, plain);
  if (!plain || !end || !isSaid(scan, end)) return null;
  const isTrade = scan.find(plain, 'industry') !== null;
  return isTrade && !(isJoined(scan, at) && isBehindNew(scan, at)) ? null : end;
}

/** Who does so has no new one yet. */
const SEEKING = new Set(
  'soger soges sogende mangler leder finde ansaette onsker skal vil looking seeking seek seeks need needs want wants hiring hire searching'.split(
    ' ',
  ),
);

/** "søger ny direktør", "looking for a new owner" */
function soughtAt(scan: Scan, at: number): Fragment | null {
  const end = plainNewAt(scan, at);
  const isSought = [at - 1, at - 2, at - 3].some(
    (place) => place > 0 && SEEKING.has(scan.fold(place)),
  );
  return end !== null && isSought ? nothingAt(at, end) : null;
}

/** "revisor er fratrådt", "the CEO left", "fratrådt direktør": no search knows who has gone. */
function leavingAt(scan: Scan, at: number): Fragment | null {
  const left = scan.word(at, 'leaves');
  const office =
    left === null ? officeAt(scan, at) : behindNoise(scan, left, (next) => officeAt(scan, next));
  const end =
    left === null
      ? office && behindNoise(scan, office, (next) => scan.word(next, 'leaves'))
      : office;
  const between = scan.tokens.slice(at, end ?? at);
  if (!end || between.some(({ fold }) => RELATIVE.has(fold))) return null;
  return nothingAt(at, spanBehind(scan, end)?.next ?? end);
}

const changeEnd = (scan: Scan, at: number): number | null =>
  verbFirst(scan, at) ??
  verbLast(scan, at) ??
  newHolder(scan, at) ??
  plainNewAt(scan, at) ??
  compoundChangeAt(scan, at) ??
  scan.word(at, 'changeOfOffice');

/** "ikke har skiftet revisor", "uden ny revisor": no search knows who has not changed. */
function unchangedAt(scan: Scan, at: number): Fragment | null {
  const not = scan.word(at, 'not');
  if (not === null) return null;
  const plain = scan.word(not, 'plainNew');
  const end =
    behindNoise(scan, not, (next) => changeEnd(scan, next)) ??
    (plain && behindNoise(scan, plain, (next) => knownAt(scan, next)));
  return end === null ? null : nothingAt(at, spanBehind(scan, end)?.next ?? end);
}

/** The first word of what an "and", or also an "or", or a comma adds. */
function addedStart(scan: Scan, at: number, ...joiners: string[]): number | null {
  const joined = scan.word(at, 'and', ...joiners);
  return joined === null ? null : scan.skip(scan.word(joined, 'and', ...joiners) ?? joined, 2);
}

/** "nye ejere og nyt navn i 2021": the period of the last one is that of those before it too. */
export function sharedSpan(scan: Scan, end: number): Span | null {
  const start = addedStart(scan, end, 'or');
  const next = start === null ? null : changeEnd(scan, start);
  return next === null ? null : (spanBehind(scan, next) ?? sharedSpan(scan, next));
}

/** "Revisorer" are a trade rather than what is changed. */
const isTradeAt = (scan: Scan, at: number) =>
  scan.find(at, 'industry') !== null && /(?:er|s)$/.test(scan.fold(at));

type Things = { filters: ChangeFilter[]; end: number };

/** "skiftet revisor og navn": what else is changed by the same verb. */
function thingsBehind(scan: Scan, start: number, { filters, end }: Things): Things {
  const added = verbFirst(scan, start) === null ? null : addedStart(scan, end);
  const next = added === null ? null : knownAt(scan, added);
  if (added === null || next === null || changeEnd(scan, added) !== null) return { filters, end };
  const filter = isTradeAt(scan, added) ? null : changedThing(scan, added, next);
  if (filter === null) return { filters, end };
  return thingsBehind(scan, start, { filters: [...filters, filter], end: next });
}

function behindPeriod(scan: Scan, end: number): number {
  const span = spanBehind(scan, end);
  return span?.next ?? latestBehind(scan, end, span) ?? end;
}

/**
 * "har skiftet revisor i år", "with a new owner since 2020": the present one came then; in the last
 * year, where no period is named. "De seneste ejerskifter" come first. What no filter knows, such as
 * a new bank, becomes nothing with its period.
 */
export function changeAt(scan: Scan, at: number): Fragment | null {
  const other = soughtAt(scan, at) ?? leavingAt(scan, at);
  if (other) return other;
  const latest = latestAt(scan, at);
  const before = latest ?? scan.word(at, 'recently');
  const start = before === null ? at : scan.skip(before, 2);
  const first = changeEnd(scan, start);
  if (first === null) return unchangedAt(scan, at);
  const filter = changedThing(scan, start, first);
  if (filter === null) return nothingAt(at, behindPeriod(scan, first));
  const { filters, end } = thingsBehind(scan, start, { filters: [filter], end: first });
  const own = spanBehind(scan, end);
  const behind = latestBehind(scan, end, own);
  const span = own ?? sharedSpan(scan, end);
  const when = { isLatest: (latest ?? behind) !== null, span, end };
  const effects = filters.flatMap((one) => changeEffects(scan, one, when));
  return fragmentFrom(at, own?.next ?? behind ?? end, ...effects);
}
