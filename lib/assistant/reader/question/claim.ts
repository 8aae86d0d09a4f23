import { numberOf, scaleOf } from '@/lib/ai-search/reader/numbers';
import { foldText } from '@/lib/words/fold';
import { has } from '../words/match';
import { MOVES } from './moved';
import { markedName } from './subject';
import { sideIn } from './when';
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

const HOW: [Claim['how'], string][] = [
  ['over', 'more than|over|above|exceeds?|mere end|flere end|højere end|større end'],
  ['over', 'higher than|larger than|bigger than|greater than|older than|ældre end'],
  ['min', 'at least|mindst|minimum'],
  ['under', 'less than|fewer than|under|below|lower than|smaller than'],
  ['under', 'mindre end|færre end|lavere end|younger than|newer than|yngre end|nyere end'],
  ['max', 'at most|højst|maksimalt|no more than'],
];
const bound = (words: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${words}) (?:(?:kr|dkk)\\.? ?)?(?<number>\\d(?:[\\d., ]*\\d)?) ?(?<unit>%|\\p{L}+)?`,
    'iu',
  );
const BOUNDS = HOW.map(([how, words]) => ({ how, pattern: bound(words) }));
const BEGINS = new RegExp(
  `^\\s*(?:(?:and|og) )?(?:${HOW.map(([, words]) => words).join('|')}) `,
  'i',
);
const PERCENT = /^(?:%|procent|percent|pct)$/i;

/** The bound in "over 10 mio."; null without one. */
function boundIn(text: string): Claim | null {
  for (const { how, pattern } of BOUNDS) {
    const { number, unit = '' } = pattern.exec(text)?.groups ?? {};
    if (number === undefined) continue;
    const scale = scaleOf(foldText(unit));
    const isYear =
      /(?:higher|lower|larger|bigger|smaller|højere|lavere|større|mindre) \p{L}+ (?:19|20)\d\d(?!\d)/iu;
    if (isYear.test(text)) return null;
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
