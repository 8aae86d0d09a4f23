import { expect, it } from 'vitest';
import { z } from 'zod';
import { segmentationQuerySchema } from '@/lib/search/api-schemas';
import { toAnswerSchema, toParameters } from './schema';

const NULL = { type: 'null' };

it.each([
  ['a text', z.string(), { type: ['string', 'null'] }],
  ['a number', z.int(), { type: ['integer', 'null'] }],
  ['an object', z.object({}), { type: ['object', 'null'], properties: {} }],
  ['one value', z.literal('a'), { anyOf: [{ type: 'string', const: 'a' }, NULL] }],
  ['a list of values', z.enum(['a', 'b']), { anyOf: [{ type: 'string', enum: ['a', 'b'] }, NULL] }],
  ['several literals', z.literal([1, 2]), { anyOf: [{ type: 'number', enum: [1, 2] }, NULL] }],
])('%s that may be null is written so that null fits', (_, schema, written) => {
  expect(toAnswerSchema(z.object({ field: schema.nullable() })).schema).toMatchObject({
    properties: { field: written },
  });
});

/** As the specification writes them, where some stand for the same. */
const CONTRACT =
  'page limit virksomhedsform branchebetegnelse_primær p_region revenueFrom revenueTo profitFrom profitTo numEmployeesFrom numEmployeesTo industryType location company_type phone email address'.split(
    ' ',
  );

it.each(CONTRACT)('the segmentation is told to take %s', (name) => {
  const told = toParameters(segmentationQuerySchema, 'query').filter(
    (parameter) =>
      parameter.name === name || parameter.description?.endsWith(`. Also called ${name}`),
  );
  expect(told).toHaveLength(1);
});
