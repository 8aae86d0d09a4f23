import type { RatioFilter } from '@/lib/search-index/percent-filters';
import type { SearchSort } from '../types';

type Figure =
  | 'employees'
  | 'locations'
  | 'founded'
  | 'statusSince'
  | 'revenue'
  | 'grossProfit'
  | 'profit';
type Measure =
  | Figure
  | 'equity'
  | 'assets'
  | 'growth'
  | 'grossProfitGrowth'
  | 'employeesGrowth'
  | RatioFilter;

/** What a superlative orders by, unless a figure is named, and whether the most comes first. */
type Superlative = { by: Measure | null; down: boolean };

const tableOf = <Value>(entries: readonly (readonly [words: string, value: Value])[]) =>
  new Map(entries.flatMap(([words, value]) => words.split(' ').map((word) => [word, value])));

/** Folded, as all words here. Those without a measure, "flest", need a figure: "flest ansatte". */
const SUPERLATIVES = tableOf<Superlative>([
  ['storste storst biggest largest', { by: 'employees', down: true }],
  ['mindste smallest', { by: 'employees', down: false }],
  ['aeldste aeldst oldest', { by: 'founded', down: false }],
  ['nyeste nyest yngste yngst seneste newest youngest latest', { by: 'founded', down: true }],
  ['flest mest hojeste hojest most highest greatest', { by: null, down: true }],
  ['hurtigst hurtigste fastest', { by: null, down: true }],
  ['mindst faerrest laveste lavest fewest lowest least', { by: null, down: false }],
]);

const FIGURES = tableOf<Measure>([
  ['ansatte medarbejdere medarbejderantal medarbejdertal employees staff', 'employees'],
  ['afdelinger lokationer produktionsenheder locations branches offices', 'locations'],
  ['arbejdsgiver arbejdsgivere arbejdspladser employers', 'employees'],
  ['omsaetning nettoomsaetning revenue turnover', 'revenue'],
  ['bruttofortjeneste bruttoavance gross', 'grossProfit'],
  ['overskud resultat aarsresultat indtjening profit profits profitable', 'profit'],
  ['underskud tab loss losses', 'profit'],
  ['egenkapital equity', 'equity'],
  ['balance balancesum aktiver assets', 'assets'],
  ['vaekst voksende growth growing', 'grossProfitGrowth'],
  ['omsaetningsvaekst', 'growth'],
  ['medarbejdervaekst jobvaekst', 'employeesGrowth'],
  ['soliditet soliditetsgrad egenkapitalandel solvency', 'solvencyRatio'],
  ['likviditet likviditetsgrad liquidity', 'liquidityRatio'],
  ['daekningsgrad bruttomargin', 'coverageRatio'],
  ['overskudsgrad', 'profitMargin'],
  ['egenkapitalforrentning roe', 'roe'],
  ['afkastningsgrad afkastgrad roi', 'roi'],
]);
/** Figures of several words, which begin with those of others. Small words are not searched for. */
const PHRASES: readonly (readonly [words: string, measure: Measure])[] = [
  ['gross profit margin', 'coverageRatio'],
  ['gross margin', 'coverageRatio'],
  ['gross profit', 'grossProfit'],
  ['net profit margin', 'profitMargin'],
  ['profit margin', 'profitMargin'],
  ['solvency ratio', 'solvencyRatio'],
  ['liquidity ratio', 'liquidityRatio'],
  ['current ratio', 'liquidityRatio'],
  ['coverage ratio', 'coverageRatio'],
  ['egenkapitalens forrentning', 'roe'],
  ['return on equity', 'roe'],
  ['return equity', 'roe'],
  ['return on investment', 'roi'],
  ['return investment', 'roi'],
];
/** Growth of a figure that is named beside it: "hurtigst voksende omsætning". */
const GROWTH_OF = new Map<Measure, Measure>([
  ['revenue', 'growth'],
  ['grossProfit', 'grossProfitGrowth'],
  ['employees', 'employeesGrowth'],
]);
const LOSSES = new Set(['underskud', 'tab', 'loss', 'losses']);
/** The smallest of these is still no loss. */
const PROFITS = new Set(['overskud', 'profit', 'profits']);

/** Words that lead from the superlative to its figure: "målt på", "by number of". */
const LINKING = new Set([
  ...['maalt', 'paa', 'efter', 'med', 'antal', 'i', 'sorteret', 'rangeret', 'hvad', 'angaar'],
  ...['measured', 'by', 'in', 'terms', 'with', 'number', 'of', 'the', 'ordered', 'ranked', 'net'],
]);
/** Words before a superlative: "de 10 største", "Danmarks ældste", "som har flest ansatte". */
const LEADING = new Set([
  ...['de', 'den', 'det', 'the', 'danmarks', 'landets', 'denmark', 's'],
  ...['med', 'har', 'der', 'som', 'with', 'having', 'has', 'have', 'that'],
]);
/** Words for whatever is ordered, beside those that no search needs a match for. */
const NOUNS = new Set([
  ...[
    'firms',
    'company',
    'business',
    'enterprises',
    'corporations',
    'koncerner',
    'danmark',
    'denmark',
  ],
  ...['stiftede', 'stiftet', 'etablerede', 'grundlagte', 'founded', 'established'],
]);
const COUNT = /^\d{1,3}$/;

/** A figure that only those companies have whose result is positive, or negative. */
type Signed = { word: string; positive: boolean };
/** An order that words ask for, the figure of one sign that it is by, and the places of all. */
type AskedOrder = { sort: SearchSort; signed: Signed | null; places: number[] };

/**
 * The order that a superlative among folded words asks for: "største virksomheder" by employees,
 * "størst målt på omsætning" by revenue, "ældste" by founding date.
 * @param isOfEnding whether a word is for companies that came to an end, the newest of which are
 *   those whose end is the newest
 */
export function orderAsked(
  words: readonly string[],
  isOfEnding: (word: string) => boolean,
): AskedOrder | null {
  const at = words.findIndex((word, place) => SUPERLATIVES.has(word) || isTop(words, place));
  if (at < 0) return null;
  const { by, down } = SUPERLATIVES.get(words[at] ?? '') ?? { by: 'employees', down: true };
  const asked = by === 'founded' ? null : measureAmong(words);
  const { measure = by, figures = [] } = asked ?? {};
  if (measure === null) return null;
  const named = figures.map((figure) => words[figure] ?? '');
  const loss = named.find((word) => LOSSES.has(word));
  const isLeast = measure === 'profit' && !down;
  const word = loss ?? (isLeast ? named.find((one) => PROFITS.has(one)) : undefined);
  const ended = measure === 'founded' && down && words.some(isOfEnding);
  const direction = down === (loss !== undefined) ? 'asc' : 'desc';
  const places = [
    ...runBefore(words, at, (word) => LEADING.has(word) || COUNT.test(word)),
    ...[at, ...(isTop(words, at) ? [at + 1] : [])],
    ...figures.flatMap((figure) => [...runBefore(words, figure, isLinking), figure]),
    ...[...words.keys()].filter((place) => NOUNS.has(words[place] ?? '')),
  ];
  const sort = `${ended ? 'statusSince' : measure}-${direction}` as const;
  const signed = word === undefined ? null : { word, positive: loss === undefined };
  return { sort, signed, places: [...new Set(places)] };
}

type Measured = { measure?: Measure; figures: number[] };

/** The figure that is named, or its growth, and the places of their words. */
function measureAmong(words: readonly string[]): Measured {
  const named = figuresAmong(words);
  const growth = named.find(({ measure }) => measure === 'grossProfitGrowth');
  const figure = named.find((one) => one !== growth) ?? growth;
  if (!figure) return { figures: [] };
  const grown = GROWTH_OF.get(figure.measure);
  if (!grown || !growth) return { measure: figure.measure, figures: figure.places };
  return { measure: grown, figures: [...figure.places, ...growth.places] };
}

type Named = { measure: Measure; places: number[] };

function figuresAmong(words: readonly string[]): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < words.length; ) {
    const named = figureAt(words, at);
    if (named) found.push(named);
    at += named?.places.length ?? 1;
  }
  return found;
}

function figureAt(words: readonly string[], at: number): Named | null {
  const text = `${words.slice(at).join(' ')} `;
  const [phrase = words[at] ?? '', of = FIGURES.get(phrase)] =
    PHRASES.find(([wanted]) => text.startsWith(`${wanted} `)) ?? [];
  const places = phrase.split(' ').map((_, place) => at + place);
  return of ? { measure: of, places } : null;
}

const isLinking = (word: string) => LINKING.has(word);

/** "top 10" */
const isTop = (words: readonly string[], at: number): boolean =>
  words[at] === 'top' && COUNT.test(words[at + 1] ?? '');

function runBefore(words: readonly string[], end: number, isOfRun: (word: string) => boolean) {
  let from = end;
  while (from > 0 && isOfRun(words[from - 1] ?? '')) from -= 1;
  return [...words.keys()].slice(from, end);
}
