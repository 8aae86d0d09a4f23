import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DocSet } from './doc-set';

/** With this many docs, sets of up to 40 docs are lists and larger ones are bitmaps. */
const DOCS = 2_600;
const anyDoc = fc.nat({ max: DOCS - 1 });
const someDocs = fc.oneof(
  fc.array(anyDoc, { maxLength: 3 }),
  fc.array(anyDoc, { maxLength: 80, size: 'max' }),
  fc
    .record({ from: anyDoc, step: fc.integer({ min: 1, max: 9 }) })
    .map(({ from, step }) =>
      Array.from({ length: Math.ceil((DOCS - from) / step) }, (_, at) => from + at * step),
    ),
);

const setOf = (list: readonly number[]) => DocSet.gather(DOCS, Uint32Array.from(list));
const rising = (list: Iterable<number>) => [...new Set(list)].sort((a, b) => a - b);
const listed = (set: DocSet) => [...set.list()];

function expectDocs(set: DocSet, docs: Iterable<number>) {
  expect(listed(set)).toEqual(rising(docs));
  expect(set.size).toBe(rising(docs).length);
}

describe('a set of docs', () => {
  it('has what it was made of, in any order, once', () => {
    fc.assert(
      fc.property(someDocs, anyDoc, (docs, other) => {
        const set = setOf(docs);
        expectDocs(set, docs);
        expectDocs(DocSet.ofList(DOCS, Uint32Array.from(rising(docs))), docs);
        expectDocs(DocSet.ofBits(DOCS, set.bits().slice()), docs);
        expect(set.has(other)).toBe(docs.includes(other));
        expect(docs.every((doc) => set.has(doc))).toBe(true);
        expect([...set.list(new Uint32Array(DOCS))]).toEqual(rising(docs));
      }),
    );
  });

  it('is joined with others as sets are, and stays as it is', () => {
    fc.assert(
      fc.property(someDocs, someDocs, someDocs, (one, other, third) => {
        const [left, right, last] = [setOf(one), setOf(other), setOf(third)];
        const common = one.filter((doc) => other.includes(doc));
        expectDocs(left.and(right), common);
        expectDocs(right.and(left), common);
        expectDocs(
          left.without(right),
          one.filter((doc) => !other.includes(doc)),
        );
        expectDocs(DocSet.union(DOCS, [left, right, last]), [...one, ...other, ...third]);
        expectDocs(
          DocSet.shared([left, right, last]) ?? DocSet.all(DOCS),
          common.filter((doc) => third.includes(doc)),
        );
        expectDocs(
          left.filter((doc) => doc % 3 === 0),
          one.filter((doc) => doc % 3 === 0),
        );
        for (const [set, docs] of [[left, one] as const, [right, other], [last, third]] as const) {
          expectDocs(set, docs);
        }
      }),
    );
  });

  it('shows a page of its list, wherever that lies', () => {
    const offset = fc.nat({ max: DOCS + 20 });
    fc.assert(
      fc.property(someDocs, offset, fc.nat({ max: 30 }), (docs, from, limit) => {
        expect(setOf(docs).page(from, limit)).toEqual(rising(docs).slice(from, from + limit));
      }),
    );
  });
});

test.each([0, 1, 31, 32, 33, 64])(
  'all of %i docs, none of them, and none past the last',
  (docs) => {
    expect(listed(DocSet.all(docs))).toEqual([...Array(docs).keys()]);
    expect(DocSet.none(docs).size).toBe(0);
    expect(DocSet.all(docs).without(DocSet.none(docs)).size).toBe(docs);
    expect(DocSet.none(docs).and(DocSet.all(docs)).size).toBe(0);
    expect(DocSet.shared([])).toBeNull();
  },
);
