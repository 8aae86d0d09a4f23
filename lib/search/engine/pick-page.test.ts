import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickPage } from './pick-page';

type Company = { key: number; code: number };

/** Reference implementation: sorts everything. */
function bySorting(companies: Company[], down: boolean): number[] {
  const rank = ({ code }: Company) => (code === 0 ? Number.POSITIVE_INFINITY : down ? -code : code);
  const order = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
  return companies
    .map((company, doc) => ({ doc, rank: rank(company), key: company.key }))
    .sort((a, b) => order(a.rank, b.rank) || a.key - b.key)
    .map(({ doc }) => doc);
}

test.each([2, 300, 100_000])('pages of docs with %i codes are those of sorting', (top) => {
  const companies = fc.uniqueArray(
    fc.record({
      key: fc.nat({ max: 99_999_999 }),
      code: fc.oneof(fc.constant(0), fc.nat({ max: top })),
    }),
    { selector: ({ key }) => key, minLength: 1, maxLength: 3_000, size: 'max' },
  );
  fc.assert(
    fc.property(
      companies,
      fc.boolean(),
      fc.nat(),
      fc.integer({ min: 1, max: 900 }),
      (list, down, at, limit) => {
        const docs = Uint32Array.from(list.keys());
        const codes = Uint32Array.from(list, ({ code }) => code);
        const keys = Uint32Array.from(list, ({ key }) => key);
        const offset = at % (list.length + 2);
        expect(pickPage(docs, { codes, top, down, keys }, { offset, limit })).toEqual(
          bySorting(list, down).slice(offset, offset + limit),
        );
      },
    ),
    { numRuns: 60 },
  );
});
