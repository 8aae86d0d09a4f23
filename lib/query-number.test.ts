import { expect, test } from 'vitest';
import { z } from 'zod';
import { limitNumber, queryNumber } from './query-number';

const schema = z.object({ page: queryNumber({ most: 50, otherwise: 7 }) });
const read = (query: object) => schema.safeParse(query).data?.page;

test('is a number within its bounds; whatever else means the usual one', () => {
  expect(['3', '50'].map((page) => read({ page }))).toEqual([3, 50]);
  expect(read({})).toBe(7);
  for (const page of ['', '0', '51', '1.5', 'x']) expect(read({ page })).toBe(7);
});

test('two of them are refused, and nobody needs to give one', () => {
  expect(schema.safeParse({ page: ['2', '3'] }).error?.issues).toMatchObject([
    { path: ['page'], message: 'Give it only once' },
  ]);
  expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({
    properties: { page: { type: 'integer', minimum: 1, maximum: 50, default: 7 } },
  });
  expect(z.toJSONSchema(schema, { io: 'input' })).not.toHaveProperty('required');
});

test('a limit is refused unless it is within its bounds', () => {
  const limited = z.object({ limit: limitNumber({ most: 50, otherwise: 9 }) });
  const limits = [{}, { limit: '' }, { limit: '1' }, { limit: '50' }];
  expect(limits.map((query) => limited.safeParse(query).data?.limit)).toEqual([9, 9, 1, 50]);
  const saidOf = (limit: unknown) =>
    limited.safeParse({ limit }).error?.issues.map(({ message }) => message);
  for (const limit of ['0', '51', '-1', '1.5', 'x']) {
    expect([limit, saidOf(limit)]).toEqual([limit, ['The limit is a whole number from 1 to 50']]);
  }
  expect(saidOf(['2', '3'])).toEqual(['Give it only once']);
  expect(z.toJSONSchema(limited, { io: 'input' })).toMatchObject({
    properties: { limit: { type: 'integer', minimum: 1, maximum: 50, default: 9 } },
  });
});
