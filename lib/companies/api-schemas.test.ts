import { describe, expect, it } from 'vitest';
import { clickBodySchema } from '@/lib/analytics/api-schemas';
import { scopeQuerySchema } from '@/lib/financials/api-schemas';
import {
  deleteNotificationsSchema,
  notificationsQuerySchema,
} from '@/lib/notifications/api-schemas';
import { annualReportParamsSchema } from '@/lib/reports/api-schemas';
import { rolesQuerySchema } from '@/lib/roles/api-schemas';
import { addSavedSchema, savedQuerySchema } from '@/lib/saved/api-schemas';
import { userListSchema } from '@/lib/users/admin/api-schemas';
import { cvrParamsSchema, logosSchema, singleDataSchema } from './api-schemas';

describe.each(['12345678', 'DK12345678', '12 34 56 78', 12_345_678])('a CVR number, %j', (cvr) => {
  it('is its eight digits in every path and body', () => {
    const key = '12345678';
    expect(cvrParamsSchema.parse({ cvr })).toEqual({ cvr: key });
    expect(annualReportParamsSchema.parse({ cvr, end_date: '' })).toMatchObject({ cvr: key });
    expect(singleDataSchema.parse({ the_key: cvr })).toEqual({ the_key: key });
    expect(logosSchema.parse({ the_keys: [cvr, key] })).toEqual({ the_keys: [key, key] });
    expect(savedQuerySchema.parse({ the_key: cvr })).toMatchObject({ the_key: key });
    expect(addSavedSchema.parse({ Data: { the_key: cvr } })).toMatchObject({
      Data: { the_key: key },
    });
    expect(clickBodySchema.parse({ kind: 'search', the_key: cvr, from: cvr })).toMatchObject({
      ...{ the_key: key, from: key },
    });
  });
});

it.each([undefined, null, '', 'DK1', '123456789', 1.5, ['12345678'], {}])(
  'what is no CVR number is refused in one sentence: %j',
  (given) => {
    const { error } = singleDataSchema.safeParse({ the_key: given });
    expect(error?.issues.map(({ message }) => message)).toEqual(['A CVR number has eight digits']);
  },
);

it('a path leaves what is none to the query, which knows no such company', () => {
  expect(cvrParamsSchema.parse({ cvr: 'DK1' })).toEqual({ cvr: 'DK1' });
  expect(savedQuerySchema.parse({})).not.toHaveProperty('the_key');
});

describe('what reads companies and accounts', () => {
  const schemas = {
    ...{ scopeQuerySchema, rolesQuerySchema, savedQuerySchema },
    ...{ notificationsQuerySchema, userListSchema },
  };

  it.each(Object.entries(schemas))('has no misspelt parameters: %s', (_, schema) => {
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ scop: 'group' }).success).toBe(false);
  });

  it.each([
    ['saved companies', savedQuerySchema, 1_000],
    ['notifications', notificationsQuerySchema, 50],
    ['users', userListSchema, 1_000],
  ])('is not cut shorter than asked for: %s', (_, schema, most) => {
    expect(schema.parse({})).toMatchObject({ page: 1, limit: most });
    expect(schema.parse({ page: '-3', limit: '2' })).toMatchObject({ page: 1, limit: 2 });
    for (const limit of [`${most + 1}`, '0', 'all']) {
      const { error } = schema.safeParse({ limit });
      expect(error?.issues.map(({ message }) => message)).toEqual([
        `The limit is a whole number from 1 to ${most}`,
      ]);
    }
  });
});

it('notifications are deleted by their ids alone', () => {
  const { error } = deleteNotificationsSchema.safeParse({});
  expect(error?.issues.map(({ message }) => message)).toEqual(['Give the ids of notifications.']);
});
