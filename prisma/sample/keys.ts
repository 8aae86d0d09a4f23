const PER_PREFIX = 90_000;
/** Coprime to PER_PREFIX, so that it visits every number once, in no visible order. */
const STRIDE = 52_361;

/** Prefixes 99 down to 10. */
export const MAX_COMPANIES = 90 * PER_PREFIX;

/** First company id; person ids begin far above. The real register's ids are far below both. */
export const COMPANY_ID_BASE = 4_900_000_000;
export const PERSON_ID_BASE = 4_950_000_000;

/**
 * The sample's i-th CVR number. All begin with 99, which the register has not assigned. There are
 * 90,000 of them (nine valid seventh digits for each four digits before); larger registers, for
 * benchmarks, continue with 98, 97 …
 */
export function sampleKey(index: number): string {
  const prefix = 99 - Math.floor(index / PER_PREFIX);
  const place = ((index % PER_PREFIX) * STRIDE + 41_213) % PER_PREFIX;
  const middle = Math.floor(place / 9);
  const sum =
    2 * Math.floor(prefix / 10) +
    7 * (prefix % 10) +
    6 * Math.floor(middle / 1000) +
    5 * (Math.floor(middle / 100) % 10) +
    4 * (Math.floor(middle / 10) % 10) +
    3 * (middle % 10);
  for (let seventh = 0, valid = 0; seventh <= 9; seventh += 1) {
    const check = (11 - ((sum + 2 * seventh) % 11)) % 11;
    if (check === 10) continue;
    if (valid === place % 9) {
      return `${prefix}${String(middle).padStart(4, '0')}${seventh}${check}`;
    }
    valid += 1;
  }
  throw new RangeError(`no CVR number for ${index}`);
}

/** P-numbers begin with 9, real ones with 1; 256 are reserved for each company. */
export function samplePNumber(index: number, unit: number): string {
  return String(9_000_000_000 + index * 256 + unit);
}
