import { basesOf } from '@/lib/search/inflect';
import type { ParsedQuery, WordsQuery } from '@/lib/search/parse-query';
import type {
  CompanyFilters,
  DayRange,
  Exclusions,
  NumberFilter,
  SearchSort,
} from '@/lib/search/types';
import type { BruteCompany } from './brute-register';

/** The rules of the search, each applied to one company. */
export type Test = (company: BruteCompany) => boolean;

const oneOf = (
  chosen: readonly string[] | undefined,
  read: (company: BruteCompany) => string | null,
) =>
  chosen && chosen.length > 0
    ? [(company: BruteCompany) => chosen.includes(read(company) ?? '')]
    : [];

const within = (
  filter: NumberFilter | undefined,
  read: (company: BruteCompany) => number | null,
) => {
  if (!filter || (filter.ranges.length === 0 && !filter.missing)) return [];
  return [
    (company: BruteCompany) => {
      const value = read(company);
      if (value === null) return filter.missing === true;
      return filter.ranges.some(
        ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) =>
          min <= value && value <= max,
      );
    },
  ];
};

const yesOrNo = (wanted: boolean | undefined, has: Test): Test[] =>
  wanted === undefined ? [] : [(company) => has(company) === wanted];

const hasStatus =
  (wanted: readonly string[]): Test =>
  ({ status, ended }) =>
    wanted.includes(status) || wanted.includes(ended ?? '');

const hasPostalCode =
  (wanted: readonly string[]): Test =>
  ({ postalCode }) =>
    wanted.some((written) => {
      const [first = '', last = first] = written.split('-');
      return postalCode !== null && first <= postalCode && postalCode <= last;
    });

const thousands = (kroner: number | null) => (kroner === null ? null : kroner / 1_000);

export function filterTests(filters: CompanyFilters): Test[] {
  const { founded, statusSince } = filters;
  return [
    ...oneOf(filters.industry, ({ industry }) => industry),
    ...oneOf(filters.companyType, ({ companyType }) => companyType),
    ...oneOf(filters.region, ({ region }) => region),
    ...oneOf(filters.municipality, ({ municipality }) => municipality),
    ...(filters.postalCode?.length ? [hasPostalCode(filters.postalCode)] : []),
    ...(filters.status?.length ? [hasStatus(filters.status)] : []),
    ...within(filters.employees, ({ employees }) => employees),
    ...within(filters.locations, ({ locations }) => locations),
    ...within(filters.revenue, ({ revenue }) => thousands(revenue)),
    ...within(filters.grossProfit, ({ grossProfit }) => thousands(grossProfit)),
    ...within(filters.profit, ({ profit }) => thousands(profit)),
    ...within(filters.equity, ({ equity }) => thousands(equity)),
    ...within(filters.revenueGrowth, ({ revenueGrowth }) => revenueGrowth),
    ...within(filters.grossProfitGrowth, ({ grossProfitGrowth }) => grossProfitGrowth),
    ...within(filters.employeesGrowth, ({ employeesGrowth }) => employeesGrowth),
    ...within(filters.solvencyRatio, ({ solvencyRatio }) => solvencyRatio),
    ...within(filters.liquidityRatio, ({ liquidityRatio }) => liquidityRatio),
    ...within(filters.coverageRatio, ({ coverageRatio }) => coverageRatio),
    ...within(filters.profitMargin, ({ profitMargin }) => profitMargin),
    ...within(filters.roe, ({ roe }) => roe),
    ...within(filters.roi, ({ roi }) => roi),
    ...(filters.trends ?? []).map(
      (trend): Test =>
        ({ trends }) =>
          trends.includes(trend),
    ),
    ...Object.entries(filters.not ?? {}).map(([name, values]): Test => {
      const field = name as keyof Exclusions;
      if (field === 'status') return (company) => !hasStatus(values as string[])(company);
      if (field === 'postalCode') return (company) => !hasPostalCode(values as string[])(company);
      return (company) => !(values as string[]).includes(company[field] ?? '');
    }),
    ...(founded ? [isWithin(founded, (company) => company.founded)] : []),
    ...(statusSince ? [isWithin(statusSince, (company) => company.statusSince)] : []),
    ...yesOrNo(filters.advertisingProtected, (company) => company.protected),
    ...yesOrNo(filters.listed, (company) => company.listed === true),
    ...oneOf(
      filters.auditWaived === undefined ? undefined : [`${filters.auditWaived}`],
      (company) => (company.auditWaived === null ? null : `${company.auditWaived}`),
    ),
    ...yesOrNo(filters.hasPhone, ({ phone }) => phone !== null),
    ...yesOrNo(filters.hasEmail, ({ email }) => email !== null),
    ...yesOrNo(filters.hasWebsite, ({ website }) => website !== null),
    ...yesOrNo(
      filters.hasPostalAddress,
      ({ street, postalCode, addressText }) =>
        addressText !== null || (street !== null && postalCode !== null),
    ),
  ];
}

/** Days are compared as strings. */
const isWithin =
  (
    { from = '0000-00-00', to = '9999-99-99' }: DayRange,
    read: (company: BruteCompany) => string | null,
  ): Test =>
  (company) => {
    const day = read(company);
    return day !== null && from <= day && day <= to;
  };

export const hasPhrase = (name: string, phrase: string) => ` ${name} `.includes(` ${phrase} `);
const hasPrefix = (name: string, prefix: string) => ` ${name}`.includes(` ${prefix}`);

const knownCompounds = new Map<string, string[]>();

/** Adjacent words of a name joined into one; three of them for dates. */
export function compoundsOf(name: string): string[] {
  const known = knownCompounds.get(name) ?? makeCompounds(name);
  knownCompounds.set(name, known);
  return known;
}

function makeCompounds(name: string): string[] {
  const words = name.split(' ');
  const figures = [2, 3].flatMap((count) =>
    words.flatMap((_word, index) => {
      const run = words.slice(index, index + count);
      return run.length === count && run.every((word) => /^\d\d$/.test(word)) ? run.join('') : [];
    }),
  );
  const pairs = words.slice(1).flatMap((right, index) => {
    const left = words[index] ?? '';
    const length = left.length + right.length;
    const fits = left.length >= 2 && right.length >= 2 && length >= 5 && length <= 40;
    return fits ? left + right : [];
  });
  return [...figures, ...pairs];
}

/** Full Danish names of places, in two halves. */
const halves = new Map<string, [string, string]>([
  ...(['copenhagen', 'cph', 'kbh'] as const).map((word): [string, [string, string]] => [
    word,
    ['koben', 'havn'],
  ]),
  ['elsinore', ['helsin', 'gor']],
  ['zealand', ['sjael', 'land']],
]);

/** Pairs [left, right] of neighbours in the query that include the word or stand for it. */
export function neighbourPairs(words: readonly string[], index: number): [string, string][] {
  const word = words[index] ?? '';
  const [before, after] = [words[index - 1], words[index + 1]];
  const pairs: [string, string][] = [];
  if (before !== undefined) pairs.push([before, word]);
  if (after !== undefined) pairs.push([word, after]);
  const otherwise = halves.get(word);
  if (otherwise) pairs.push(otherwise);
  return pairs;
}

export function onHost(hosts: readonly string[]): Test {
  return (company) => company.hosts.some((host) => hosts.includes(host));
}

/** How well a company's name fits a query: smaller is better. */
export function rankOf(query: ParsedQuery): (company: BruteCompany) => number {
  if (query.kind === 'number') return ({ key }) => (key === query.digits ? 0 : 1);
  if (query.kind === 'words') return nameRank(query);
  if (query.kind !== 'domain') return () => 0;
  const isOn = onHost(query.hosts);
  const rank = query.words ? nameRank(query.words) : () => 0;
  return (company) => (isOn(company) ? 0 : 20) + rank(company);
}

/** Always legal forms, however written. */
const longForm = '(?:aps|ivs|[afs]mba)';

/** The folded name without its trailing legal form, and without a leading one. */
function withoutForms({ name, foldedName, shortType }: BruteCompany): [string, string] {
  const own = (shortType ?? '').toLowerCase().replace('/', '');
  const letters = `(?:[aikp]s)`;
  const atEnd = new RegExp(` (${longForm}|${letters})$`);
  const atStart = new RegExp(`^(${longForm}|${letters}) `);
  const isForm = (form: string | undefined, slashed: RegExp) =>
    form !== undefined && (form.length !== 2 || form === own || slashed.test(name ?? ''));
  const endsSlashed = /(^|[^a-zæøå0-9])[aikp]\/s[^a-zæøå0-9]*$/i;
  const startsSlashed = /^[^a-zæøå0-9]*[aikp]\/s([^a-zæøå0-9]|$)/i;
  return [
    isForm(atEnd.exec(foldedName)?.[1], endsSlashed) ? foldedName.replace(atEnd, '') : foldedName,
    isForm(atStart.exec(foldedName)?.[1], startsSlashed)
      ? foldedName.replace(atStart, '')
      : foldedName,
  ];
}

const knownBareNames = new WeakMap<BruteCompany, [string, string]>();

/** A name without its trailing legal form, and without a leading one. */
export function bareNames(company: BruteCompany): [string, string] {
  const known = knownBareNames.get(company) ?? withoutForms(company);
  knownBareNames.set(company, known);
  return known;
}

function nameRank({
  folded,
  core,
  words,
  optional,
  phrases,
}: WordsQuery): (company: BruteCompany) => number {
  if (core === '') return () => 0;
  // "bygge service", with spaces removed one at a time.
  const compounds = [...core.matchAll(/ /g)].map(
    ({ index }) => core.slice(0, index) + core.slice(index + 1),
  );
  return (company) => {
    const { foldedName: name, status } = company;
    if (folded !== core && name === folded) return 0;
    const beginsWith = (text: string) =>
      `${name} `.startsWith(`${text} `) || (!endsInFigure(text) && name.startsWith(text));
    const isThere = (word: string, isWhole: boolean) =>
      hasPhrase(name, word) || (!isWhole && !endsInFigure(word) && hasPrefix(name, word));
    const hasWord = (word: string, index: number, isWhole: boolean) =>
      optional.includes(word) ||
      isThere(word, isWhole) ||
      compoundsOf(name).includes(word) ||
      neighbourPairs(words, index).some(([left, right]) =>
        isThere(left + right, isWhole || left.length < 3 || right.length < 3),
      );
    const hasAll = (isWhole: boolean) =>
      words.every((word, index) => hasWord(word, index, isWhole)) &&
      phrases.every((phrase) => hasPhrase(name, phrase));
    const isCalled = (text: string) => name === text || bareNames(company).includes(text);
    const isSplit = compounds.some(isCalled);
    if (status === 'CEASED' && isCalled(core)) return 4;
    if (status === 'CEASED' && isSplit) return 4.5;
    const ways: [rank: number, fits: boolean][] = [
      [1, isCalled(core)],
      [1.5, isSplit],
      [2, [folded, core].some((text) => `${name} `.startsWith(`${text} `))],
      [3, hasAll(true)],
      [5, [folded, core].some(beginsWith)],
      [6, hasAll(false)],
    ];
    const way = ways.find(([, fits]) => fits)?.[0] ?? 7;
    return status === 'CEASED' ? 8 + way : way;
  };
}

/** An incomplete number is a different number. */
const endsInFigure = (text: string) => /(^| )\d+$/.test(text);

/** Replaces query words that no company has in full by a form that one has; or unchanged. */
export function inOtherForms(query: WordsQuery, isKnown: (word: string) => boolean): WordsQuery {
  const formOf = (word: string): string => {
    if (isKnown(word) || query.optional.includes(word)) return word;
    const [best = word] = basesOf(word)
      .filter((base) => base.length >= 5 && isKnown(base))
      .toSorted((a, b) => a.length - b.length);
    return best;
  };
  const forms = new Map(query.words.map((word) => [word, formOf(word)]));
  const replaced = (text: string) => text.replace(/[^ ]+/g, (word) => forms.get(word) ?? word);
  return {
    ...query,
    folded: replaced(query.folded),
    core: replaced(query.core),
    words: [...new Set(forms.values())],
  };
}

const danish = new Intl.Collator('da');
const values = {
  name: ({ name }: BruteCompany) => name,
  employees: ({ employees }: BruteCompany) => employees,
  founded: ({ founded }: BruteCompany) => founded,
  statusSince: ({ statusSince }: BruteCompany) => statusSince,
  revenue: ({ revenue }: BruteCompany) => revenue,
  grossProfit: ({ grossProfit }: BruteCompany) => grossProfit,
  profit: ({ profit }: BruteCompany) => profit,
  equity: ({ equity }: BruteCompany) => equity,
  growth: ({ revenueGrowth }: BruteCompany) => revenueGrowth,
};

type Compare = (a: BruteCompany, b: BruteCompany) => number;

const byKey: Compare = (a, b) => (a.key < b.key ? -1 : 1);

/** The total order of a sort; relevance without its first criterion, the fit. */
export function comparison(sort: SearchSort): Compare {
  if (sort === 'relevance') return (a, b) => b.prominence - a.prominence || byKey(a, b);
  const [by, direction] = sort.split('-') as [keyof typeof values, string];
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [values[by](a), values[by](b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || byKey(a, b);
    }
    return sign * compareValues(left, right) || byKey(a, b);
  };
}

function compareValues(left: string | number, right: string | number): number {
  if (typeof left === 'number' || typeof right === 'number') return Number(left) - Number(right);
  return danish.compare(left, right) || Buffer.compare(Buffer.from(left), Buffer.from(right));
}
