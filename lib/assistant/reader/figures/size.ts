import type { Fact } from '@/lib/assistant/tools/facts';
import type { Claim } from '../question/claim';
import type { Speak } from '../text/reply';

/** A figure that is known exactly, or only to lie between two values; `high`: null for no limit. */
export type Size = { low: number; high: number | null };

/** Whether a claim holds; null when the size does not decide it: "5–9 employees" and "over 7". */
function holds({ how, amount }: Claim, size: Size): boolean | null {
  const { low } = size;
  const high = size.high ?? Number.POSITIVE_INFINITY;
  const [isSo, isNot] = {
    over: [low > amount, high <= amount],
    min: [low >= amount, high < amount],
    under: [high < amount, low >= amount],
    max: [high <= amount, low > amount],
  }[how];
  return isSo ? true : isNot ? false : null;
}

export const yesOrNo = (isSo: boolean, say: Speak) =>
  isSo ? say({ en: 'Yes.', da: 'Ja.' }) : say({ en: 'No.', da: 'Nej.' });

export const UNDECIDED = {
  en: 'The register does not decide that.',
  da: 'Det afgør registret ikke.',
};

/** "Has Nordhavn negative equity?" gets a yes or no; other questions, and unknown sizes, do not. */
export function claimText(claim: Claim | undefined, size: Size | null, say: Speak): string[] {
  const isSo = claim && size ? holds(claim, size) : null;
  return isSo === null ? [] : [yesOrNo(isSo, say)];
}

/** The size of a head count; none where it is old, as the question is of today. */
export function sizeOf({ value, upTo, shown }: Fact, isOfYear = false): Size | null {
  const isOld = !isOfYear && shown.includes('(');
  return typeof value !== 'number' || isOld
    ? null
    : { low: value, high: upTo ?? (upTo === null ? null : value) };
}

/** Whether one is more than the other; null where intervals leave it open: "50–99" and "50–99". */
export function isMore(one: Size, other: Size): boolean | null {
  if (other.high !== null && one.low > other.high) return true;
  return one.high !== null && one.high <= other.low ? false : null;
}
