import 'server-only';

const K = 1_000;
export const scales = new Map(
  Object.entries({
    tusind: K,
    tusinde: K,
    thousand: K,
    thousands: K,
    tkr: K,
    k: K,
    t: K,
    mio: K ** 2,
    mill: K ** 2,
    million: K ** 2,
    millions: K ** 2,
    millioner: K ** 2,
    mkr: K ** 2,
    mn: K ** 2,
    m: K ** 2,
    mdkk: K ** 2,
    mdkr: K ** 2,
    tdkk: K,
    mia: K ** 3,
    mrd: K ** 3,
    milliard: K ** 3,
    milliarder: K ** 3,
    billion: K ** 3,
    billions: K ** 3,
    bn: K ** 3,
    b: K ** 3,
    billioner: K ** 4,
  }),
);
/** The factor of a word such as "mio"; null for a word that is none. */
export const scaleOf = (fold: string): number | null => scales.get(fold) ?? null;
export const KRONER = new Set(['kr', 'kroner', 'dkk', 'krone']);
export const FOREIGN = new Map<string, 'currency' | 'share'>([
  ...'euro euros eur usd dollar dollars gbp pund pounds sek nok chf $ € £'
    .split(' ')
    .map((word): [string, 'currency'] => [word, 'currency']),
  ...['%', 'procent', 'percent', 'pct'].map((word): [string, 'share'] => [word, 'share']),
]);
/** Whether a folded word is a unit of sums: "mio", "kr", "$". */
export const isUnit = (fold: string): boolean =>
  scales.has(fold) || KRONER.has(fold) || FOREIGN.has(fold);
