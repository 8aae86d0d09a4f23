import { COMPUTED_WORDS, type ComputedId } from '../words/computed-words';
import { anyOf, everyMatch, has, matchesOf, meaningsOf } from '../words/match';
import { COMPANIES, DEFINE, OVER_YEARS } from '../words/vocabulary';
import type { Asked, Subject } from './asked';
import { type Claim, readClaim } from './claim';
import { MOVES, timeIn, type When } from './when';

/** Asks for figures that are computed from lines of the accounts. */
export type Computed = {
  kind: 'computed';
  what: ComputedId[];
  claim?: Claim;
  /** What it means is asked, not how large it is. */
  isDefined?: true;
  subject: Subject;
} & When;

/** "What is the working capital?"; null for any other question, and one about many companies. */
export function readComputed({ question, folded, subjectOf }: Asked): Computed | null {
  const found = matchesOf(COMPUTED_WORDS, folded);
  if (found.length === 0 || has(COMPANIES, folded)) return null;
  const { when, words } = timeIn(folded);
  const claim = readClaim(question);
  const subject = subjectOf(
    found,
    everyMatch(anyOf(COMPUTED_WORDS), folded),
    everyMatch(`${MOVES}|${OVER_YEARS}|${DEFINE}|positive?t?|negative?t?`, folded),
    words,
  );
  const isDefined = has(DEFINE, folded) && subject.name === null && subject.key === null;
  return {
    kind: 'computed',
    what: meaningsOf(found),
    ...when,
    ...(claim && { claim }),
    ...(isDefined && { isDefined: true as const }),
    subject,
  };
}
