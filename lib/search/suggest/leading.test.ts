import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex } from '@/lib/search-index/build';
import { anyRows } from '@/tests/support/index-rows';
import { findDocs } from '../engine/find';
import { docsInOrder } from '../engine/order';
import { parseQuery } from '../parse-query';
import { leadingDocs } from './leading';

const typed = fc.constantFrom(
  ...[
    'b',
    'ba',
    'bager',
    'bageri',
    'm',
    'mo',
    'moller',
    's',
    'son',
    'o',
    'i',
    'is',
    'as',
    'a',
    'x',
  ],
  ...[
    'og',
    'a/s',
    'bager og',
    '-bager',
    '"bager"',
    'b -og',
    '東',
    '3f',
    '3',
    'bager bager',
    'aps bager',
  ],
);

test('the first companies are those of the search', () => {
  let led = 0;
  fc.assert(
    fc.property(anyRows, typed, fc.integer({ min: 1, max: 3 }), (rows, text, limit) => {
      const query = parseQuery(text);
      if (query.kind !== 'words') throw new Error(text);
      const index = { version: 1, ...buildIndex(rows) };
      const leading = leadingDocs(index, query, limit);
      if (leading === null) return;
      led += 1;
      const found = findDocs(index, { query, filters: {}, unfinished: true });
      expect(leading).toEqual(docsInOrder(found, 'relevance', 0, limit));
    }),
    { numRuns: 800 },
  );
  expect(led).toBeGreaterThan(20);
});
