import { foldText } from '@/lib/words/fold';
import { markedName } from '../question/subject';
import { sideIn } from '../question/when';
import type { Speak } from '../text/texts';
import { has } from '../words/match';

const CLAIMS =
  /^(?:(?:and|og|but|men) )?(?:has|have|had|does|did|is|was|are|were|har|havde|er|var|giver|gav|koerer|koerte|fik)(?![a-z])/;
/** These words ask for more than which side of zero a figure is on. */
const COMPARES =
  'than|end|over|under|above|below|more|less|mere|mindre|stoerre|higher|lower|bigger|larger|hoejere|lavere|better|worse|bedre|daarligere|grown?|grew|vokset|steget|faldet|fallen|rising|falling|or|eller|ever|nogensinde';
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** "Has Nordhavn negative equity?" gets a yes or no; other questions do not. */
export function claimText(
  question: string,
  value: number | string | null | undefined,
  say: Speak,
): string[] {
  const name = markedName(question);
  const folded = foldText(name === null ? question : question.replace(name, ' '));
  const side = CLAIMS.test(folded) ? sideIn(folded) : undefined;
  const isMore = has(COMPARES, folded) || /\d/.test(folded.replace(YEARS, ''));
  if (!side || isMore || typeof value !== 'number') return [];
  const isSo = side === 'below' ? value < 0 : value > 0;
  return [isSo ? say({ en: 'Yes.', da: 'Ja.' }) : say({ en: 'No.', da: 'Nej.' })];
}
