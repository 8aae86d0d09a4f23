import { describe, expect, it } from 'vitest';
import { Prisma } from '@/prisma/client/client';
import { isDatabaseAway, isDuplicate } from './db-errors';

const known = (code: string) =>
  new Prisma.PrismaClientKnownRequestError('It failed.', { code, clientVersion: '7' });

describe('a database that is away', () => {
  it.each(['P1001', 'P2024', 'P2028'])('is told by %s', (code) => {
    expect(isDatabaseAway(known(code))).toBe(true);
  });

  it.each(['P2002', 'P2025'])('is not what %s says', (code) => {
    expect(isDatabaseAway(known(code))).toBe(false);
  });
});

it('a duplicate is told by its code alone', () => {
  expect([isDuplicate(known('P2002')), isDuplicate(known('P2025'))]).toEqual([true, false]);
});
