import type { CompanyFilters } from '@/lib/search/types';
import type { SearchIndex } from '@/lib/search-index/types';
import { findWord } from '@/lib/search-index/word-list';
import { foldName } from '@/lib/words/fold';
import { at, type Random } from '@/prisma/sample/random';
import { BAD_INPUT } from './bad-input';
import { type DrawnCompany, frequencyOf, wordsBetween } from './companies';
import { drawFilters, drawnShape, drawRanges } from './draw-filters';
import { BENCH_SORTS, type BenchQuery, type QueryClass } from './types';

/** Queries per class; for typed letters the number of names, each typed letter by letter. */
const OF_EACH = 20;
const NAMES_TYPED = 6;
const LETTERS_TYPED = 10;
const DEEPEST_PAGE = 10_000;
const BROAD_FILTERS: CompanyFilters[] = [
  {},
  { status: ['ACTIVE'] },
  { region: ['Hovedstaden'] },
  { hasEmail: true },
];
const PAGE = 10;
/** Trades and towns as people write them, with words that names need not have. */
const TRADES = ['tømrere', 'frisører', 'advokater', 'restauranter', 'murermestre'];
const SENTENCES = [
  (trade: string, town: string) => `alle ${trade} i ${town}`,
  (trade: string, town: string) => `${trade} nær ${town}`,
  (trade: string, town: string) => `${trade} i ${town} kommune`,
  (trade: string, town: string) => `${trade} ${town}`,
];

type Part = Partial<Omit<BenchQuery, 'class'>>;
type Draw = (place: number) => Part;

/** Queries of all classes, built from the register; deterministic for given random numbers. */
export function drawQueries(
  index: SearchIndex,
  companies: DrawnCompany[],
  random: Random,
): BenchQuery[] {
  const common = wordsBetween(index, index.docs / 4_000, index.docs).slice(0, 250);
  const rare = wordsBetween(index, 1, 5);
  const named = (words: number) =>
    random.pick(companies.filter((company) => company.words.length >= words));
  const first = (words: number) => named(words).words.slice(0, words).join(' ');
  const anyFilters = (count: number) => drawFilters(index, random, count);

  const classes: Record<Exclude<QueryClass, 'letters typed' | 'deep pages' | 'bad input'>, Draw> = {
    'common word': (place) => ({ search: spread(common, place) }),
    'rare word': () => ({ search: random.pick(rare) }),
    'two words': () => ({ search: first(2) }),
    'three words': () => ({ search: first(3) }),
    'name with town': () => {
      const company = random.pick(companies.filter(({ place }) => place !== null));
      return { search: [...company.words.slice(0, 2), company.place].join(' ') };
    },
    identifiers: (place) => ({ search: identifier(companies, place, random) }),
    'filters only': (place) => ({ filters: anyFilters(1 + (place % 3)) }),
    'word and filters': (place) => ({
      search: spread(common, place),
      filters: anyFilters(1 + (place % 4)),
    }),
    'financial ranges': (place) => ({
      search: place % 4 === 0 ? random.pick(common) : null,
      filters: drawRanges(index, random, place),
    }),
    typos: () => ({ search: misspelt(index, companies, random) }),
    'drawn areas': (place) => ({ filters: { area: drawnShape(place) } }),
    'trade near a town': (place) => {
      const town = random.pick(companies.filter(({ place }) => place !== null)).place ?? '';
      const sentence = at(SENTENCES, place % SENTENCES.length);
      return { search: sentence(at(TRADES, place % TRADES.length), town) };
    },
    sorts: (place) => ({
      search: place % 3 === 1 ? random.pick(common) : null,
      filters: place % 3 === 2 ? anyFilters(1) : {},
      sort: at(BENCH_SORTS, 1 + (place % (BENCH_SORTS.length - 1))),
    }),
  };
  const drawn = Object.entries(classes).flatMap(([name, draw]) =>
    Array.from({ length: OF_EACH }, (_, place) => complete(name as QueryClass, draw(place))),
  );
  const deep = deepPages(index, common).map((part) => complete('deep pages', part));
  const typed = typedNames(companies, random).map((part) => complete('letters typed', part));
  const bad = BAD_INPUT.map((part) => complete('bad input', part));
  return [...typed, ...drawn, ...deep, ...bad];
}

const complete = (name: QueryClass, part: Part): BenchQuery => ({
  class: name,
  search: null,
  filters: {},
  sort: 'relevance',
  page: 1,
  ...part,
});

/** The item at `place` among OF_EACH evenly spaced ones. */
const spread = (list: readonly string[], place: number) =>
  at(list, Math.floor((place * list.length) / OF_EACH));

function typedNames(companies: DrawnCompany[], random: Random): Part[] {
  return Array.from({ length: NAMES_TYPED }, () => random.pick(companies)).flatMap(({ name }) => {
    const letters = [...name].slice(0, LETTERS_TYPED);
    const texts = letters.map((_, end) =>
      letters
        .slice(0, end + 1)
        .join('')
        .trimEnd(),
    );
    return [...new Set(texts)].map((search) => ({ search }));
  });
}

function deepPages(index: SearchIndex, common: string[]): Part[] {
  const words = common.slice(0, OF_EACH / 2).map((search): Part => {
    // Names that contain a word twice appear twice.
    const pages = Math.floor((0.8 * frequencyOf(index, findWord(index.words, search))) / PAGE);
    return { search, page: Math.min(DEEPEST_PAGE, Math.max(pages, 2)) };
  });
  const broad = Array.from({ length: OF_EACH / 2 }, (_, place): Part => {
    const filters = at(BROAD_FILTERS, place % BROAD_FILTERS.length);
    return { filters, page: DEEPEST_PAGE, sort: place % 5 === 4 ? 'name-asc' : 'relevance' };
  });
  return [...words, ...broad];
}

const pairs = (digits: string) => digits.replace(/(..)(?=.)/g, '$1 ');

function identifier(companies: DrawnCompany[], place: number, random: Random): string {
  const having = (field: 'phone' | 'email' | 'pNumber') =>
    random.pick(companies.filter((company) => company[field] !== null))[field] ?? '';
  switch (place % 6) {
    case 0:
      return random.pick(companies).key;
    case 1:
      return `DK ${pairs(random.pick(companies).key)}`;
    case 2:
      return having('pNumber');
    case 3:
      return pairs(having('phone'));
    case 4:
      return having('email');
    default:
      return `www.${having('email').split('@')[1] ?? ''}`;
  }
}

/** A word with one letter omitted, doubled, replaced or swapped that is not a word of any name. */
function misspelt(index: SearchIndex, companies: DrawnCompany[], random: Random): string {
  for (;;) {
    const { words } = random.pick(companies);
    const place = words.findIndex((word) => /^\p{L}{6,}$/u.test(word));
    const word = words[place];
    if (word === undefined) continue;
    const wrong = edited(word, random);
    if (findWord(index.words, foldName(wrong)) >= 0) continue;
    return words
      .map((other, index) => (index === place ? wrong : other))
      .slice(0, 3)
      .join(' ');
  }
}

function edited(word: string, random: Random): string {
  const cut = random.between(1, word.length - 2);
  const [before, letter, next] = [word.slice(0, cut), word.charAt(cut), word.charAt(cut + 1)];
  const after = word.slice(cut + 1);
  switch (random.below(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + random.pick([...'aeioutrsnlk']) + after;
    default:
      return before + next + letter + after.slice(1);
  }
}
