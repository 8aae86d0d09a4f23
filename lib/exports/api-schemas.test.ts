import { expect, test } from 'vitest';
import { createExportSchema } from './api-schemas';

const queryOf = (query: string) => {
  const asked = { target: { kind: 'discover', query }, format: 'csv' };
  const { target } = createExportSchema.parse(asked);
  return target.kind === 'saved' ? null : target.query;
};

test.each([
  ['half a letter', 'search=\ud800byg', 'search=\ufffdbyg'],
  ['a null byte', 'search=by\0g', 'search=by g'],
  ['an address', 'search=by%00g&region=A%7CB+C', 'search=by%00g&region=A%7CB+C'],
])('%s in the query of a file is what the database takes', (_, query, kept) => {
  expect(queryOf(query)).toBe(kept);
});
