import type { Spoken } from '../company/which-company';
import type { OfListed } from '../question/understand-listed';
import { asksForLeast, readMostOf } from '../question/understand-most';
import { figureBefore, readBareTotal, readNamelessTotal } from '../question/understand-total';
import { asksWhichOfFound, furtherIn } from './fragment';
import type { Several } from './several-before';

/**
 * A question that names no companies: "and on average?", "what is the total equity?", and "which is
 * the largest?" after companies that no search can put in another order.
 */
export function readBare(
  question: string,
  several: Several | null,
  spoken: Spoken,
): OfListed | null {
  if (!several?.isNewest) return null;
  const named = readNamelessTotal(question);
  if (named) return named;
  const total = readBareTotal(question);
  const since = spoken.former?.slice(several.former.length) ?? [];
  if (total) return { ...total, by: figureBefore(since.map((one) => one.question)) };
  const isMeant = several.search === null && asksWhichOfFound(furtherIn(question) ?? question);
  const by = isMeant ? readMostOf(question) : null;
  return by && { kind: 'most', by, isLeast: asksForLeast(question) };
}
