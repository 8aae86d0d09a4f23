import { keysOf } from '@/lib/entries';
import { MISSABLE_FILTERS } from '../filter-values';
import { asLoss, intersection, isEmpty, KRONE } from '../number-ranges';
import { signOf } from '../signs';
import type { CompanyFilters, NumberRange } from '../types';

/** Folded, as all words here. "før" is folded to "for". */
const ABOVE = 'over|mere end|flere end|more than|above';
const AT_LEAST = 'mindst|minimum|min|at least';
const BELOW = 'under|mindre end|faerre end|less than|fewer than|below';
const AT_MOST = 'hojst|maksimalt|maks|max|op til|at most|up to';
const BOUND = [ABOVE, AT_LEAST, BELOW, AT_MOST].join('|');
const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+|\d+)`;
/** Between two bounds; "og" is no word of a search. */
const ALSO = '(?: (?:og|and|men|but|samt))?';
const LEAD = '(?:(?:der har|som har|har|med|paa|with|having|a|et|en|of) )*';
const EMPLOYEES = '(?:ansatte|ansat|medarbejdere|medarbejder|employees|employee)';

const AMOUNTS = {
  revenue: 'omsaetning|nettoomsaetning|revenue|turnover',
  grossProfit: 'bruttofortjeneste|gross profit',
  profit: 'overskud|aarsresultat|resultat|net profit|profit',
  loss: 'underskud|loss',
  equity: 'egenkapital|equity',
  assets: 'balancesum|aktiver|total assets|assets',
} as const;
const FIGURE = `(?<figure>${Object.values(AMOUNTS).join('|')})`;
/** In thousands of DKK, as the filters are. "t.kr." is folded to two words. */
const UNITS = [
  ['mio|mill|million|millioner|millions', 1_000],
  ['mia|milliard|milliarder|billion|billions', 1_000_000],
  ['tkr|t kr|tusind|tusinde|thousand', 1],
  ['kr|kroner|dkk', 0.001],
] as const;
const UNIT = `(?:${UNITS.map(([words]) => words).join('|')})`;
const WITH_UNIT = String.raw`${NUMBER}(?: \d{1,2})? ${UNIT}(?: (?:kr|kroner|dkk))?`;
/** "mellem 2 og 5 mio": the unit of both is behind the last one. */
const SUM = String.raw`${NUMBER}(?: \d{1,2})?(?: ${UNIT}(?: (?:kr|kroner|dkk))?)?`;

/** One or two bounds: "over 5 og under 20", "mellem 5 og 20". */
const boundsOf = (amount: string, last = amount) =>
  `(?:(?:mellem|between) (?<low>${amount})${ALSO} (?<high>${last})|` +
  `(?<bound>${BOUND}) (?<first>${amount})(?:${ALSO} (?<other>${BOUND}) (?<second>${last}))?)`;

const FOUNDED =
  '(?:er )?(?:stiftet|stiftede|grundlagt|grundlagte|etableret|etablerede|oprettet|oprettede|startet|founded|established|started)';
const YEAR = String.raw`(?:19|20)\d\d`;
const BEGINNING = 'efter|after|siden|fra|since|from';

type Groups = Record<string, string | undefined>;
type Reader = { pattern: RegExp; read: (groups: Groups) => CompanyFilters | null };

const reader = (pattern: string, read: Reader['read']): Reader => ({
  pattern: new RegExp(String.raw`(?<!\S)${pattern}(?!\S)`, 'g'),
  read,
});

const READERS: readonly Reader[] = [
  reader(`${LEAD}${boundsOf(NUMBER)} ${EMPLOYEES}`, (groups) => {
    const range = rangeIn(groups, countOf, 1);
    return range && { employees: { ranges: [range] } };
  }),
  reader(`${LEAD}${FIGURE}(?: (?:paa|er|of))? ${boundsOf(SUM, WITH_UNIT)}`, amount),
  reader(`${LEAD}${boundsOf(SUM, WITH_UNIT)} (?:(?:i|in) )?${FIGURE}`, amount),
  reader(
    `${FOUNDED} (?<word>${BEGINNING}) (?<from>${YEAR})${ALSO} (?<until>for|before|til|to|until) (?<to>${YEAR})`,
    periodBetween,
  ),
  reader(`${FOUNDED} (?:mellem|between) (?<from>${YEAR}) (?<to>${YEAR})`, periodBetween),
  reader(
    `${FOUNDED} (?<word>efter|after|siden|fra|since|from|for|before|i|in) (?<year>${YEAR})`,
    ({ word = '', year = '' }) => ({ founded: periodOf(word, Number(year)) }),
  ),
];

const isOneOf = (words: string, word: string) => words.split('|').includes(word);
const countOf = (number: string) => Number(number.replaceAll(' ', ''));

/** Without the error of a binary fraction: 1500.55 - 0.001 is less than 1500.549. */
const toTheKrone = (thousands: number) => Math.round(thousands * 1_000) / 1_000;

/**
 * @param groups those of boundsOf
 * @param step what "over" adds to a number: 1 of countable things, so that "over 50" is from 51 on
 * @returns null where the bounds exclude each other
 */
function rangeIn(groups: Groups, numberOf: (amount: string) => number, step: number) {
  const { low, high, bound, first, other, second } = groups;
  const rangeOf = (word?: string, amount?: string): NumberRange => {
    if (word === undefined || amount === undefined) return {};
    const value = numberOf(amount);
    if (isOneOf(ABOVE, word)) return { min: toTheKrone(value + step) };
    if (isOneOf(AT_LEAST, word)) return { min: value };
    return { max: isOneOf(BELOW, word) ? toTheKrone(value - step) : value };
  };
  const range = intersection([
    ...[rangeOf(bound, first), rangeOf(other, second)],
    ...[rangeOf('min', low), rangeOf('max', high)],
  ]);
  return isEmpty(range) ? null : range;
}

function amount(groups: Groups): CompanyFilters | null {
  const { figure = '', first = '', low = '' } = groups;
  const [name = 'revenue'] = keysOf(AMOUNTS).filter((one) => isOneOf(AMOUNTS[one], figure));
  const shared = unitOf(groups.high ?? groups.second ?? '') ?? unitOf(first || low);
  if (shared === null) return null;
  const range = rangeIn(groups, (sum) => thousandsOf(sum, unitOf(sum) ?? shared), KRONE);
  if (range === null) return null;
  const field = name === 'loss' ? 'profit' : name;
  const ranges = [name === 'loss' ? asLoss(range) : range];
  const sign = signOf(field, ranges);
  return sign ? { trends: [sign] } : { [field]: { ranges } };
}

/** The unit of a sum in thousands of DKK. */
function unitOf(sum: string): number | null {
  const [, unit = ''] = new RegExp(` (${UNIT})`).exec(sum) ?? [];
  return UNITS.find(([words]) => isOneOf(words, unit))?.[1] ?? null;
}

function thousandsOf(sum: string, unit: number): number {
  const { number = '', decimals = '0' } =
    new RegExp(String.raw`^(?<number>${NUMBER})(?: (?<decimals>\d{1,2}))?`).exec(sum)?.groups ?? {};
  const kroner = Math.round((countOf(number) + Number(`0.${decimals}`)) * unit * 1_000);
  return kroner / 1_000;
}

function periodOf(word: string, year: number) {
  if (isOneOf('efter|after', word)) return { from: `${year + 1}-01-01` };
  if (isOneOf('siden|fra|since|from', word)) return { from: `${year}-01-01` };
  if (isOneOf('for|before', word)) return { to: `${year - 1}-12-31` };
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** "efter 2010 og før 2015", "fra 2010 til 2015" */
function periodBetween({ word = 'fra', from, until = 'til', to }: Groups): CompanyFilters | null {
  const start = periodOf(word, Number(from)).from ?? '';
  const end = isOneOf('for|before', until) ? Number(to) - 1 : Number(to);
  const founded = { from: start, to: `${end}-12-31` };
  return founded.from > founded.to ? null : { founded };
}

/** What words ask of a company, and the places of these words, for each condition. */
type Conditions = { filters: CompanyFilters; places: number[][] };

/** The conditions among folded words: "over 50 ansatte", "stiftet efter 2015". */
export function conditionsIn(words: readonly string[]): Conditions {
  const found: Conditions = { filters: {}, places: [] };
  const text = words.join(' ');
  if (!/\d/.test(text)) return found;
  for (const { pattern, read } of READERS) {
    for (const match of text.matchAll(pattern)) {
      const from = text.slice(0, match.index).split(' ').length - 1;
      const places = match[0].split(' ').map((_, at) => from + at);
      if (found.places.flat().some((place) => places.includes(place))) continue;
      const filters = withBoth(found.filters, read(match.groups ?? {}));
      if (filters === null) continue;
      found.filters = filters;
      found.places.push(places);
    }
  }
  return found;
}

/** Both conditions; null where they exclude each other: "over 50 ansatte, under 20 ansatte". */
function withBoth(known: CompanyFilters, more: CompanyFilters | null): CompanyFilters | null {
  if (more === null) return null;
  const trends = [...new Set([...(known.trends ?? []), ...(more.trends ?? [])])];
  const both = { ...known, ...more, ...(trends.length > 0 && { trends }) };
  for (const field of MISSABLE_FILTERS) {
    const [first, second] = [known[field]?.ranges, more[field]?.ranges];
    if (!first || !second) continue;
    const range = intersection([...first, ...second]);
    if (isEmpty(range)) return null;
    both[field] = { ranges: [range] };
  }
  return both;
}
