import { numberOf } from '@/lib/ai-search/reader/numbers';
import { scaleOf } from '@/lib/ai-search/reader/units';
import { foldText } from '@/lib/words/fold';
import { anyOf, has, tableOf } from '../words/match';
import { markedName } from './subject';
import { MOVES, sideIn } from './when';
import { opensYesOrNo } from './yes-or-no';

/** What a yes or no question says of a figure: "is the equity above 10 million?" */
export type Claim = {
  how: 'over' | 'min' | 'under' | 'max';
  /** In kroner, per cent or employees, like the figure itself. */
  amount: number;
  unit: 'percent' | 'scaled' | null;
};

/** These words ask for more than the side of zero, or of an amount, that one figure is on. */
const OF_CHANGE = `ever|nogensinde|been|vaeret|or|eller|not|isn t|ikke|${MOVES}`;
const COMPARES = `than|end|over|under|above|below|more|less|mere|mindre|stoerre|higher|lower|bigger|larger|hoejere|lavere|better|worse|bedre|daarligere|${OF_CHANGE}`;
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** "More than", "more employees than" */
const than = (degrees: string) => `(?:${degrees})(?: (?!end |than )\\p{L}+){0,2} (?:than|end)`;
const GREATER = 'more|higher|larger|bigger|greater|older|mere|flere|højere|større|ældre';
const SMALLER = 'less|fewer|lower|smaller|younger|newer|mindre|færre|lavere|yngre|nyere';
const HOW = tableOf<Claim['how']>({
  max: 'at most|no more than|højst|maksimalt',
  min: 'at least|mindst|minimum',
  over: `${than(GREATER)}|over|above|exceeds?`,
  under: `${than(SMALLER)}|under|below`,
});
/** "Higher than 2018", "more employees than 2018": a year, not an amount. */
const THAN_YEAR =
  /(?:(?:higher|lower|larger|bigger|smaller|højere|lavere|større|mindre)(?: \p{L}+){0,2}|(?:more|fewer|less|mere|flere|færre)(?: \p{L}+){1,2}) (?:than|end) (?:19|20)\d\d(?!\d)/iu;
const bound = (words: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${words}) (?:(?:kr|dkk)\\.? ?)?(?<number>\\d(?:[\\d., ]*\\d)?) ?(?<unit>%|\\p{L}+)?`,
    'iu',
  );
const BOUNDS = HOW.map(([how, words]) => ({ how, pattern: bound(words) }));
const BEGINS = new RegExp(`^\\s*(?:(?:and|og) )?(?:${anyOf(HOW)}) `, 'iu');
const PERCENT = /^(?:%|procent|percent|pct)$/i;

/** The bound in "over 10 mio."; null without one. */
function boundIn(text: string): Claim | null {
  for (const { how, pattern } of BOUNDS) {
    const { number, unit = '' } = pattern.exec(text)?.groups ?? {};
    if (number === undefined) continue;
    const scale = scaleOf(foldText(unit));
    if (THAN_YEAR.test(text)) return null;
    const amount = Math.round(numberOf(number) * (scale ?? 1) * 100) / 100;
    return { how, amount, unit: PERCENT.test(unit) ? 'percent' : scale === null ? null : 'scaled' };
  }
  return null;
}

/** Reads a yes or no question about the size of one figure; undefined for any other question. */
export function readClaim(question: string): Claim | undefined {
  const name = markedName(question);
  const text = name === null ? question : question.replace(name, ' ');
  const folded = foldText(text);
  const isClaim = opensYesOrNo(folded);
  if (!isClaim && !BEGINS.test(text)) return undefined;
  const found = has(OF_CHANGE, folded) ? null : boundIn(text);
  if (found) return found;
  const isMore = has(COMPARES, folded) || /\d/.test(folded.replace(YEARS, ''));
  const side = isMore || !isClaim ? undefined : sideIn(folded);
  return side && { how: side === 'below' ? 'under' : 'over', amount: 0, unit: null };
}
