import 'server-only';

/** A value of an element and its stated precision. */
export type Amount = { value: number; decimals: number | null };

const number = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/;

/** Parses a number in XBRL notation; null for anything else. */
export const readNumber = (text: string): number | null =>
  number.test(text) ? Number(text) : null;

/** Half a unit of the last significant digit; without stated decimals, whole units are assumed. */
const slack = ({ decimals }: Amount): number =>
  decimals === Number.POSITIVE_INFINITY
    ? 0
    : 0.5 * 10 ** -Math.min(Math.max(decimals ?? 0, -12), 12);

const exactness = ({ decimals }: Amount): number => decimals ?? 0;

/**
 * Whether `rounded` is `exact` rounded to thousands or millions, regardless of the stated decimals.
 */
function isRounding(rounded: number, exact: number): boolean {
  return [1_000, 1_000_000].some(
    (unit) =>
      rounded % unit === 0 &&
      Math.abs(rounded) >= 10 * unit &&
      Math.abs(rounded - exact) <= unit / 2,
  );
}

/**
 * For values of equal precision, a larger relative difference is not a matter of the last digit:
 * one person or million against two is another value.
 */
const lastDigit = 0.1;

function differByDigits(a: Amount, b: Amount): boolean {
  const apart = Math.abs(a.value - b.value);
  if (apart > slack(a) + slack(b)) return false;
  if (exactness(a) !== exactness(b)) return true;
  return apart <= lastDigit * Math.max(Math.abs(a.value), Math.abs(b.value));
}

function agree(a: Amount, b: Amount): boolean {
  if (a.value === b.value) return true;
  if (Math.sign(a.value) !== Math.sign(b.value)) return false;
  return differByDigits(a, b) || isRounding(a.value, b.value) || isRounding(b.value, a.value);
}

function moreExact(a: Amount, b: Amount): Amount {
  if (a.value === b.value) return exactness(b) > exactness(a) ? b : a;
  // Stated decimals are often wrong, but round numbers are rarely a coincidence.
  if (isRounding(a.value, b.value) !== isRounding(b.value, a.value)) {
    return isRounding(a.value, b.value) ? b : a;
  }
  return exactness(b) > exactness(a) ? b : a;
}

/**
 * The single value of an element that is reported several times: equal values are merged, and of
 * values that differ by rounding the most precise one is used. Null if they contradict each other.
 */
export function reconcile(amounts: readonly Amount[]): number | null {
  const [first, ...others] = amounts;
  if (!first) return null;
  const best = others.reduce(moreExact, first);
  return others.every((amount) => agree(best, amount)) && agree(best, first) ? best.value : null;
}
