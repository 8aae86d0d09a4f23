import type { Band } from '@/lib/roles/types';
import { anyOf, has } from '../words/match';
import { AMOUNT_WORDS, KEY_FIGURE_WORDS } from '../words/vocabulary';

/** "More than 50 %": the share of the capital that is asked about. */
export type ShareBound = { is: 'over' | 'min' | 'under' | 'max' | 'just'; percent: number };

const IS: [ShareBound['is'], string][] = [
  ['over', 'more than|over|above|mere end|flere end|større end'],
  ['min', 'at least|a minimum of|minimum|min\\.?|mindst'],
  ['under', 'less than|under|below|mindre end'],
  ['max', 'at most|no more than|up to|højst|maksimalt|maks\\.?|op til'],
];
const NUMBER = '(?<number>\\d{1,3}(?:[.,]\\d+)?) ?(?:%|(?:per ?cent|procent|pct)(?!\\p{L})\\.?)';
const PARTS: [percent: number, words: string][] = [
  [50, 'half|halvdelen|halvparten'],
  [33.33, 'a third|one third|en tredjedel'],
  [25, 'a quarter|one quarter|en fjerdedel|en kvart'],
];
const PART = PARTS.map(([, words]) => words).join('|');
const HOW = IS.map(([, words]) => words).join('|');

const OR = '(?:(?<more>or more|eller mere|eller derover)|(?<less>or less|eller mindre))(?!\\p{L})';
const BOUND = new RegExp(
  `(?<!\\p{L})(?:(?<how>${HOW}) )?(?:the |an? |en )?(?:${NUMBER}|(?<part>${PART})(?!\\p{L}))(?: ${OR})?`,
  'iu',
);
const MAJORITY = /(?<!\p{L})(?:the majority|a majority|flertallet|majoriteten)(?!\p{L})/iu;

const known = (text: string, table: readonly [unknown, string][]) =>
  table.findIndex(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(text));

/** The bound of a share that a question names, and its words; null for none. */
function shareBoundIn(question: string): { bound: ShareBound; text: string } | null {
  const majority = MAJORITY.exec(question);
  if (majority) return { bound: { is: 'over', percent: 50 }, text: majority[0] };
  const found = BOUND.exec(question);
  if (!found) return null;
  const { how, number, part, more, less } = found.groups ?? {};
  const percent = number
    ? Number(number.replace(',', '.'))
    : (PARTS[known(part ?? '', PARTS)]?.[0] ?? 0);
  const alone = more ? 'min' : less ? 'max' : 'just';
  const is = (how && IS[known(how, IS)]?.[0]) || alone;
  return percent <= 100 ? { bound: { is, percent }, text: found[0] } : null;
}

const FIGURES = `${anyOf([...KEY_FIGURE_WORDS, ...AMOUNT_WORDS])}|growth|vaekst|vokset|grown`;

/** Whether a folded question has a figure of the accounts, of which its numbers may be. */
export const asksOfFigures = (folded: string) => has(FIGURES, folded);

/** The bound of a share in a question about owners. */
export const ownedShareIn = (question: string, folded: string) =>
  asksOfFigures(folded) ? null : shareBoundIn(question);

/** A registered share is a band, so whether it is so may be unknown: null. */
export function fitsShare({ from, to }: Band, { is, percent }: ShareBound): boolean | null {
  // A band ends below the beginning of the next; without an end, it is just that share.
  const [isAbove, isMin] = [from > percent, from >= percent];
  const isBelow = to === null ? from < percent : to <= percent;
  const isMax = to === null ? from <= percent : to <= percent;
  const perhaps = (isSo: boolean, isNot: boolean) => (isSo ? true : isNot ? false : null);
  if (is === 'over') return perhaps(isAbove, isMax);
  if (is === 'min') return perhaps(isMin, isBelow);
  if (is === 'under') return perhaps(isBelow, isMin);
  if (is === 'max') return perhaps(isMax, isAbove);
  return isAbove || isBelow ? false : to === null ? true : null;
}
