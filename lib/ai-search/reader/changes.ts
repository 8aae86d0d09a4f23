import 'server-only';
import { type Fragment, nothingAt } from './fragment';
import { behindNoise, HAVING, officeAt, RELATIVE } from './offices';
import type { Scan } from './scan';
import { spanBehind } from './spans';

/** What is changed: an office, or whatever else would be a filter, as "skiftet adresse". */
const changedAt = (scan: Scan, at: number) =>
  officeAt(scan, at) ?? scan.find(at, 'contact', 'industry', 'companyType')?.next ?? null;

/** "skiftet revisor", "change of owner" */
function verbFirst(scan: Scan, at: number): number | null {
  const verb = scan.word(at, 'changed');
  return verb && behindNoise(scan, verb, (next) => changedAt(scan, next));
}

/** "revisor er skiftet", "whose auditor has changed"; not "revisorer, der har skiftet navn" */
function verbLast(scan: Scan, at: number): number | null {
  const office = officeAt(scan, at);
  const verb = office && behindNoise(scan, office, (next) => scan.word(next, 'changed'));
  const between = scan.tokens.slice(office ?? at, verb ?? at);
  return between.some(({ fold }) => RELATIVE.has(fold)) ? null : verb;
}

/** "med ny revisor", "got a new director"; "ny revisor" alone may be the trade that is wanted. */
function newHolder(scan: Scan, at: number): number | null {
  const having = HAVING.has(scan.fold(at)) ? at + 1 : null;
  const start = scan.word(at, 'gained', 'not') ?? having;
  if (start === null) return null;
  const held = scan.word(start, 'gained') ?? start;
  const plain = behindNoise(scan, held, (next) => scan.word(next, 'plainNew'));
  return plain && behindNoise(scan, plain, (next) => officeAt(scan, next));
}

function changeEnd(scan: Scan, at: number): number | null {
  const recently = scan.word(at, 'recently');
  const start = recently === null ? at : scan.skip(recently, 2);
  return (
    verbFirst(scan, start) ??
    verbLast(scan, start) ??
    newHolder(scan, start) ??
    scan.word(start, 'changeOfOffice')
  );
}

/**
 * "har skiftet revisor i år", "with a new owner since 2020": neither a trade nor a founding; no
 * search knows who was replaced, so the whole piece with its period becomes nothing.
 */
export function changeAt(scan: Scan, at: number): Fragment | null {
  const end = changeEnd(scan, at);
  if (end === null) return null;
  return nothingAt(at, spanBehind(scan, end)?.next ?? end);
}
