import type { Spoken } from '../company/which-company';
import { isAside } from '../question/spoken-of';
import { readOfListed, readPlainContact, severalIn } from '../question/understand-listed';
import { readSort } from '../question/understand-most';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';

/** Whether an answer says that a search found nothing. */
export const isNone = (answer: string) =>
  Object.values(TEXTS.noneFits).some((text) => answer.startsWith(text));

/** "Sort them by revenue" after a search that found nothing is of no other companies. */
export function afterNone({ question, say }: Asking, { former = [] }: Spoken): Reply | null {
  const last = former.findLast((exchange) => !isAside(exchange));
  if (!last || !isNone(last.answer)) return null;
  const isOfThem = severalIn(question)?.isPlain && readOfListed(question, null) !== null;
  if (!isOfThem && !readSort(question) && !readPlainContact(question)) return null;
  const text = say({
    en: 'The search before found no company, so there is none of which to tell that.',
    da: 'Den forrige søgning fandt ingen virksomhed, så der er ingen at fortælle det om.',
  });
  return { text, answered: false };
}
