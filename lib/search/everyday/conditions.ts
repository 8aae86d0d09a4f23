import { keysOf } from '@/lib/entries';
import type { CompanyFilters, NumberRange } from '../types';

/** Folded, as all words here. "før" is folded to "for". */
const ABOVE = 'over|mere end|flere end|more than|above';
const AT_LEAST = 'mindst|minimum|min|at least';
const BELOW = 'under|mindre end|faerre end|less than|fewer than|below';
const AT_MOST = 'hojst|maksimalt|maks|max|op til|at most|up to';
const BOUND = `(?<bound>${[ABOVE, AT_LEAST, BELOW, AT_MOST].join('|')})`;
const NUMBER = String.raw`(?<number>\d{1,3}(?: \d{3})+|\d+)`;
const LEAD = '(?:(?:der har|som har|har|med|paa|with|having|a|et|en|of) )*';
const EMPLOYEES = '(?:ansatte|ansat|medarbejdere|medarbejder|employees|employee)';

const AMOUNTS = {
  revenue: 'omsaetning|nettoomsaetning|revenue|turnover',
  grossProfit: 'bruttofortjeneste|gross profit',
  profit: 'overskud|aarsresultat|resultat|net profit|profit',
  equity: 'egenkapital|equity',
} as const;
const FIGURE = `(?<figure>${Object.values(AMOUNTS).join('|')})`;
/** In thousands of DKK, as the filters are. */
const UNITS = [
  ['mio|mill|million|millioner|millions', 1_000],
  ['mia|milliard|milliarder|billion|billions', 1_000_000],
  ['tkr|tusind|tusinde|thousand', 1],
  ['kr|kroner|dkk', 0.001],
] as const;
const UNIT = `(?<unit>${UNITS.map(([words]) => words).join('|')})`;
const SUM = String.raw`${BOUND} ${NUMBER}(?: (?<decimals>\d{1,2}))? ${UNIT}(?: (?:kr|kroner|dkk))?`;

const FOUNDED =
  '(?:er )?(?:stiftet|stiftede|grundlagt|grundlagte|etableret|etablerede|oprettet|oprettede|startet|founded|established|started)';
const YEAR = String.raw`(?:19|20)\d\d`;

type Groups = Record<string, string | undefined>;
type Reader = { pattern: RegExp; read: (groups: Groups) => CompanyFilters };

const reader = (pattern: string, read: Reader['read']): Reader => ({
  pattern: new RegExp(String.raw`(?<!\S)${pattern}(?!\S)`),
  read,
});

const READERS: readonly Reader[] = [
  reader(`${LEAD}${BOUND} ${NUMBER} ${EMPLOYEES}`, ({ bound = '', number = '' }) => ({
    employees: { ranges: [rangeOf(bound, countOf(number), 1)] },
  })),
  reader(
    String.raw`${LEAD}(?:mellem|between) (?<from>\d+) (?<to>\d+) ${EMPLOYEES}`,
    ({ from, to }) => ({ employees: { ranges: [{ min: Number(from), max: Number(to) }] } }),
  ),
  reader(`${LEAD}${FIGURE}(?: (?:paa|er|of))? ${SUM}`, amount),
  reader(`${LEAD}${SUM} (?:(?:i|in) )?${FIGURE}`, amount),
  reader(
    `${FOUNDED} (?<word>efter|after|siden|fra|since|from|for|before|i|in) (?<year>${YEAR})`,
    ({ word = '', year = '' }) => ({ founded: periodOf(word, Number(year)) }),
  ),
  reader(`${FOUNDED} (?:mellem|between) (?<from>${YEAR}) (?<to>${YEAR})`, ({ from, to }) => ({
    founded: { from: `${from}-01-01`, to: `${to}-12-31` },
  })),
];

const isOneOf = (words: string, word: string) => words.split('|').includes(word);
const countOf = (number: string) => Number(number.replaceAll(' ', ''));

/** @param step what "over" adds: 1 of countable things, so that "over 50" is from 51 on */
function rangeOf(bound: string, number: number, step: number): NumberRange {
  if (isOneOf(ABOVE, bound)) return { min: number + step };
  if (isOneOf(AT_LEAST, bound)) return { min: number };
  return { max: isOneOf(BELOW, bound) ? number - step : number };
}

function amount({ figure = '', bound = '', number = '', decimals, unit = '' }: Groups) {
  const [name = 'revenue'] = keysOf(AMOUNTS).filter((one) => isOneOf(AMOUNTS[one], figure));
  const [, thousands = 1] = UNITS.find(([words]) => isOneOf(words, unit)) ?? [];
  const sum = (countOf(number) + Number(`0.${decimals ?? 0}`)) * thousands;
  return { [name]: { ranges: [rangeOf(bound, sum, 0)] } };
}

function periodOf(word: string, year: number) {
  if (isOneOf('efter|after', word)) return { from: `${year + 1}-01-01` };
  if (isOneOf('siden|fra|since|from', word)) return { from: `${year}-01-01` };
  if (isOneOf('for|before', word)) return { to: `${year - 1}-12-31` };
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** What words ask of a company, and the places of these words, for each condition. */
type Conditions = { filters: CompanyFilters; places: number[][] };

/** The conditions among folded words: "over 50 ansatte", "stiftet efter 2015". */
export function conditionsIn(words: readonly string[]): Conditions {
  const found: Conditions = { filters: {}, places: [] };
  const text = words.join(' ');
  if (!/\d/.test(text)) return found;
  for (const { pattern, read } of READERS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const from = text.slice(0, match.index).split(' ').length - 1;
    const places = match[0].split(' ').map((_, at) => from + at);
    if (found.places.flat().some((place) => places.includes(place))) continue;
    Object.assign(found.filters, read(match.groups ?? {}));
    found.places.push(places);
  }
  return found;
}
