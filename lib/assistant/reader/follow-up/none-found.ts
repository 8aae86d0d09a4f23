import type { Spoken } from '../company/which-company';
import { orderIn } from '../lists/search-answers';
import { isAside } from '../question/spoken-of';
import { type Understood, understand } from '../question/understand';
import { readOfListed, readPlainContact, severalIn } from '../question/understand-listed';
import { readSort } from '../question/understand-most';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { asksWhich } from './fragment';

/** Whether an answer says that a search found nothing. */
export const isNone = (answer: string) =>
  Object.values(TEXTS.noneFits).some((text) => answer.startsWith(text));

/** "List them by revenue": whatever follows. */
const LISTS =
  /^\s*(?:(?:list|show|compare|vis|oplist|sammenlign)(?: me| mig)?) (?:them|those|these|dem|disse)(?!\p{L})/iu;
const OF_ONE: readonly Understood['kind'][] = ['fact', 'roles', 'amounts', 'owned', 'contactOf'];

/** "Who is the CEO?", "who has the largest profit?" */
function asksOfNone(question: string): boolean {
  if (NAMED.test(question)) return false;
  const isShort = question.trim().split(/\s+/).length <= SHORT;
  if (isShort && asksWhich(question) && orderIn(question) !== null) return true;
  const asked = understand(question, true);
  if (!OF_ONE.includes(asked.kind) || !('subject' in asked)) return false;
  return asked.subject.key === null && (asked.subject.name === null || asked.subject.pronoun);
}

/** A name within a question, or a place. */
const NAMED = /(?<=\S\s+)(?:\p{Lu}\p{Ll}|(?:in|i|på) \p{L})/u;
const SHORT = 5;

/** "Sort them by revenue" after a search that found nothing is of no other companies. */
export function afterNone({ question, say }: Asking, spoken: Spoken): Reply | null {
  const { former = [], openKey } = spoken;
  const last = former.findLast((exchange) => !isAside(exchange));
  if (!last || !isNone(last.answer)) return null;
  const isOfThem =
    (severalIn(question)?.isPlain && readOfListed(question, null) !== null) ||
    LISTS.test(question) ||
    (openKey === null && asksOfNone(question));
  if (!isOfThem && !readSort(question) && !readPlainContact(question)) return null;
  return { text: say(TEXTS.noneBefore), answered: false };
}
