import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSearched } from '@/lib/words/fold';
import { anyRows, plainRow } from '@/tests/support/index-rows';
import {
  type IndexRow,
  LAST_PLACE,
  NUMBER_FIELDS,
  PLACE_BITS,
  type SearchIndex,
  TEXT_FIELDS,
} from '../types';
import { wordAt } from '../word-list';
import { buildIndex } from '.';

const row = (key: number, more: Partial<IndexRow> = {}): IndexRow => ({
  ...plainRow(key, ''),
  name: null,
  nameRank: 0,
  ...more,
});

/** The words of each doc and their places, reconstructed from the postings. */
function wordsByDoc(index: Omit<SearchIndex, 'version'>): [string, number][][] {
  const docs: [string, number][][] = Array.from({ length: index.docs }, () => []);
  for (let word = 0; word < index.words.count; word += 1) {
    const from = index.words.postings[word];
    const postings = index.postings.subarray(from, index.words.postings[word + 1]);
    for (const posting of postings) {
      docs[posting >>> PLACE_BITS]?.push([wordAt(index.words, word), posting & LAST_PLACE]);
    }
  }
  return docs.map((words) => words.sort((a, b) => a[1] - b[1]));
}

function expectedWords({ name, otherNames }: IndexRow): [string, number][] {
  const words = (text: string) => foldSearched(text).split(' ').filter(Boolean);
  const places: [string, number][] = words(name ?? '').map((word, place) => [word, place]);
  let next = places.length + 1;
  for (const other of otherNames) {
    for (const word of words(other)) {
      places.push([word, next]);
      next += 1;
    }
    if (words(other).length > 0) next += 1;
  }
  return places;
}

describe('the index of some companies', () => {
  it('says of each company what its row says', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const index = buildIndex(rows);
        const sorted = rows.toSorted((a, b) => b.prominence - a.prominence || a.key - b.key);
        expect([...index.keys]).toEqual(sorted.map(({ key }) => key));
        expect(wordsByDoc(index)).toEqual(sorted.map(expectedWords));
        for (const [doc, wanted] of sorted.entries()) {
          expect(index.nameRanks[doc]).toBe(wanted.nameRank);
          expect([index.statuses[doc], index.flags[doc]]).toEqual([wanted.status, wanted.flags]);
          for (const field of TEXT_FIELDS) {
            const { values, codes } = index.texts[field];
            expect(values[(codes[doc] ?? 0) - 1] ?? null).toEqual(wanted.texts[field]);
          }
          for (const field of NUMBER_FIELDS) {
            const { values, codes } = index.numbers[field];
            expect(values[(codes[doc] ?? 0) - 1] ?? null).toBe(wanted.numbers[field]);
          }
        }
      }),
    );
  });

  it('is the same in whatever order the companies come', () => {
    const shuffled = anyRows.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
    fc.assert(
      fc.property(shuffled, ([rows, others]) => {
        expect(buildIndex(others)).toEqual(buildIndex(rows));
      }),
    );
  });

  it('has its words in the order of their bytes and the postings of a word rising', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { words, postings } = buildIndex(rows);
        const bytes = (word: number) =>
          Buffer.from(words.bytes.subarray(words.starts[word], words.starts[word + 1]));
        for (let word = 0; word < words.count; word += 1) {
          if (word > 0) expect(Buffer.compare(bytes(word - 1), bytes(word))).toBe(-1);
          const own = postings.subarray(words.postings[word], words.postings[word + 1]);
          expect(own.length).toBeGreaterThan(0);
          for (let at = 1; at < own.length; at += 1) {
            expect(own[at]).toBeGreaterThan(own[at - 1] ?? 0);
          }
        }
        for (const { values } of Object.values(buildIndex(rows).numbers)) {
          expect([...values]).toEqual([...new Set(values)].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('keeps words that begin alike for six letters apart', () => {
    const { words } = buildIndex([row(1, { name: 'elektrikeren elektriker elektro elektrikere' })]);
    const all = Array.from({ length: words.count }, (_, word) => wordAt(words, word));
    expect(all).toEqual(['elektriker', 'elektrikere', 'elektrikeren', 'elektro']);
  });

  it('tells places beyond the last one not apart', () => {
    const name = `${'fem '.repeat(LAST_PLACE - 1)}seks syv seks syv otte`;
    const index = buildIndex([row(1, { name, otherNames: ['seks ni'] })]);
    const words = wordsByDoc(index)[0]?.slice(LAST_PLACE - 1) ?? [];
    expect(words.slice(0, 1)).toEqual([['seks', LAST_PLACE - 1]]);
    expect(words.slice(1).sort()).toEqual(
      ['ni', 'otte', 'seks', 'syv'].map((word) => [word, LAST_PLACE]),
    );
    expect(index.nameLengths[0]).toBe(255);
  });

  it.each([
    ['Jensens VVS ApS', 0x01],
    ['A/S Smedjen', 0x10],
    ['Nordens Mejeri a.m.b.a.', 0x01],
    ['S.M.B.A. Havnen I/S', 0x11],
    ['Havnen IS', 0x00],
    ['Amba', 0x00],
    ['a m b a', 0x00],
    ['Asfalt Caps', 0x00],
    ['', 0x00],
  ])('knows the legal forms of %s', (name, legalForms) => {
    expect(buildIndex([row(1, { name })]).legalForms[0]).toBe(legalForms);
  });

  it.each([
    ['KS Taxa', 'ENK', 0x00],
    ['KS Taxa', 'K/S', 0x10],
    ['K/S Taxa', 'APS', 0x10],
    ['Taxa AS', null, 0x00],
    ['Taxa AS', 'A/S', 0x01],
    ['Taxa A/S', null, 0x01],
    ['Taxa (a/s)', null, 0x01],
    ['Ta/S', null, 0x00],
    ['AS/Taxa Is', 'I/S', 0x01],
    ['Taxa ApS', 'IVS', 0x01],
  ])('%s of the legal form %s', (name, form, legalForms) => {
    const { texts } = row(1);
    const own = form === null ? null : ['Virksomhedsform', form];
    const index = buildIndex([row(1, { name, texts: { ...texts, companyType: own } })]);
    expect(index.legalForms[0]).toBe(legalForms);
  });

  it('places companies on the map, those without a position nowhere', () => {
    const at = (latitude: number | null, longitude: number | null) => {
      const { x, y } = buildIndex([row(1, { latitude, longitude })]);
      return [x[0], y[0]];
    };
    expect(at(0, 0)).toEqual([2 ** 31, 2 ** 31]);
    expect(at(90, 180)).toEqual([1, 1]);
    expect(at(-90, -180)).toEqual([1, 2 ** 32 - 1]);
    expect(at(55.7, null)).toEqual([0, 0]);
    const [x = 0, y = 0] = at(55.676, 12.568);
    // Copenhagen's tile at zoom 10 in the standard tile scheme.
    expect([Math.floor(x / 2 ** 22), Math.floor(y / 2 ** 22)]).toEqual([547, 320]);
  });

  it('is there without any company', () => {
    const index = buildIndex([]);
    expect([index.docs, index.words.count, index.postings.length]).toEqual([0, 0, 0]);
    expect(index.words.postings).toEqual(new Uint32Array(1));
  });
});
