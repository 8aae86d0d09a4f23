/** Units that comparatives are rounded to, and those that amounts are mistaken for. */
const THOUSAND = 1_000;
const MILLION = 1_000_000;

const differByLess = (a: number, b: number, than: number) => Math.abs(a - b) < than;

/** Whether it is rounded to the nearest unit, or cut to whole ones. */
const isRoundedTo = (unit: number, own: number, comparative: number): boolean =>
  comparative % unit === 0 &&
  (Math.abs(own - comparative) <= unit / 2 ||
    (Math.abs(own) > Math.abs(comparative) && differByLess(own, comparative, unit)));

/**
 * Whether a report can have rounded last year's amount to millions. A single one or two are more likely
 * restated, unless this year's amount is in whole millions too.
 */
const isInMillions = (comparative: number, value: number | null): boolean =>
  Math.abs(comparative) >= 10 * MILLION || (comparative !== 0 && (value ?? 0) % MILLION === 0);

/** Reports with amounts in kroner often give last year's in whole thousands or millions. */
const isRounded = (own: number, comparative: number, value: number | null): boolean =>
  differByLess(own, comparative, 1) ||
  isRoundedTo(THOUSAND, own, comparative) ||
  (isInMillions(comparative, value) && isRoundedTo(MILLION, own, comparative));

/** Whether one of two amounts was given in thousands by mistake. */
const isInOtherUnit = (a: number, b: number): boolean =>
  a !== 0 &&
  b !== 0 &&
  (differByLess(a, b * THOUSAND, THOUSAND) || differByLess(b, a * THOUSAND, THOUSAND));

type Previous = {
  /** Last year's amount that this year's is compared with. */
  amount: number | null;
  /** The same if the newer report gives another amount than last year's own report; else null. */
  restated: number | null;
};

/**
 * Which of two amounts of last year this year's is compared with: `own` of last year's report or
 * `comparative`, that of the newer report. After a correction or a change of accounting policies only
 * the latter is comparable. An amount that is merely rounded, has its sign reversed or is in another
 * unit by mistake is not restated.
 */
export function previousOf(
  value: number | null,
  own: number | null,
  comparative: number | null,
): Previous {
  if (own === null || comparative === null) return { amount: comparative ?? own, restated: null };
  if (isRounded(own, comparative, value)) return { amount: own, restated: null };
  if (isRounded(-own, comparative, value)) return { amount: comparative, restated: null };
  if (isInOtherUnit(own, comparative)) {
    const isNearer = Math.abs((value ?? 0) - comparative) < Math.abs((value ?? 0) - own);
    return { amount: isNearer ? comparative : own, restated: null };
  }
  return { amount: comparative, restated: comparative };
}
