import { foldText } from '@/lib/words/fold';
import { AMOUNT_WORDS, KEY_FIGURE_WORDS } from '../words/vocabulary';

const FIGURE = [
  ...KEY_FIGURE_WORDS.map(([, words]) => words),
  ...AMOUNT_WORDS.map(([, words]) => words),
  'employees|staff|ansatte|medarbejdere',
].join('|');
const COMPARED =
  'over|under|above|below|mindst|hoejst|(?:more|less|higher|lower|greater|fewer) than|at (?:least|most)|(?:mere|mindre|hoejere|lavere|stoerre|flere|faerre) end|between|mellem';
const SIZED = new RegExp(`^(?:${FIGURE}) (?:(?:paa|of|is|er) )?(?:${COMPARED}) \\d`);
const FOUNDED =
  /^(?:founded|established|incorporated|stiftet|grundlagt|etableret|oprettet) (?:(?:in|i|after|before|since|efter|foer|siden) )+(?:\d{1,2} )?(?:[a-z]{3,9} )?\d[\d ]*$/;

/** "Solvency over 30 % in Nordhavn": a capital that may begin a name, and not a month. */
const NAMED =
  /(?<=\S\s+)(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}/u;

/** Signs are lost in folding. */
const withWords = (question: string) =>
  question.replace(/[<>≥≤]=?/g, (sign) => (/[<≤]/.test(sign) ? ' under ' : ' over '));

/**
 * Whether a question is nothing but a figure and its size, or a day of founding: "equity over 5
 * million", "founded after 1/1-2020". Companies are searched for, even where one is under discussion.
 */
export function isBareFilter(question: string): boolean {
  if (NAMED.test(question)) return false;
  const folded = foldText(withWords(question));
  return !/\?\s*$/.test(question) && (SIZED.test(folded) || FOUNDED.test(folded));
}
