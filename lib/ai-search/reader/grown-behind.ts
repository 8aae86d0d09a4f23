import 'server-only';
import { areCompanies } from './companies';
import type { Effect, Fragment } from './fragment';
import { isOfFigureBefore, throughLastYear } from './growth';
import { amountAt } from './numbers';
import type { Scan } from './scan';

/** What companies do, as no figure is named; folded. */
const VERBS =
  /^(?:gr(?:ow|ows|ew|own)|growing|vok(?:ser|sede|set)|sh(?:rink|rinks|rank|runk|rinking)|fald(?:er|et|t)|f(?:ell|allen|alling)|declin(?:ed|ing)|contracted|skrumpe(?:r|t|de)|g(?:ik|aar|aaet)|increased|decreased)$/;
/** Words of questions and clauses before a verb. */
const ASKING = new Set('how hvor did so saa then'.split(' '));
const FAST = new Set('fast quickly rapidly hurtigt kraftigt staerkt'.split(' '));

const isRead = ({ effects }: Fragment) => effects.every(({ put }) => put !== 'nothing');

/** Whether every word before a position is noise, or a filter. */
function isAllRead(scan: Scan, at: number, fragments: readonly Fragment[]): boolean {
  if (!fragments.every(isRead)) return false;
  return scan.tokens.every(
    ({ fold, kind }, place) =>
      place >= at ||
      kind === 'sign' ||
      scan.isNoise(place) ||
      ASKING.has(fold) ||
      scan.word(place, 'and') !== null ||
      fragments.some(({ from, to }) => place >= from && place < to),
  );
}

/** Whether companies are named before a position. */
const hasCompanies = (scan: Scan, at: number) =>
  scan.tokens.some((_, place) => place < at && areCompanies(scan, place));

/** Whether what follows is of the verb: "growing potatoes", "grew their debt". */
function isObject(scan: Scan, at: number): boolean {
  const next = scan.skip(at, 3);
  // "Grew three years in a row"
  const isWord = scan.tokens[next]?.kind === 'word' && amountAt(scan, next) === null;
  return isWord && scan.find(next, 'word', 'compare', 'place', 'district', 'sign') === null;
}

/**
 * "Electricians in Odense with over 10 employees grew last year": the verb of the companies, behind
 * their other conditions. Of the gross profit, as growth without a figure is.
 * @param fragments what was read before
 */
export function grownBehindAt(
  scan: Scan,
  at: number,
  fragments: readonly Fragment[],
): Fragment | null {
  const way = scan.find(at, 'trend');
  if (!way || way.meaning.of || !VERBS.test(scan.fold(at)) || !hasCompanies(scan, at)) return null;
  const next = FAST.has(scan.fold(way.next)) ? way.next + 1 : way.next;
  const to = throughLastYear(scan, next);
  if (isOfFigureBefore(scan, at) || isObject(scan, to)) return null;
  if (!isAllRead(scan, at, fragments)) return null;
  const effect: Effect = {
    put: 'trend',
    trends: [way.meaning.up ? 'grossProfitUp' : 'grossProfitDown'],
  };
  return { from: at, to, effects: [effect], as: 'grossProfit' };
}
