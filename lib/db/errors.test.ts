import { describe, expect, it } from 'vitest';
import { Prisma } from '@/prisma/client/client';
import { isDatabaseAway, isDatabaseBusy, isDuplicate } from './errors';

const known = (code: string) =>
  new Prisma.PrismaClientKnownRequestError('It failed.', { code, clientVersion: '7' });

describe('a database that is away', () => {
  it.each(['P1001', 'P2024', 'P2028'])('is told by %s', (code) => {
    expect(isDatabaseAway(known(code))).toBe(true);
  });

  it.each([
    ['57P01', 'terminating connection due to unexpected postmaster exit'],
    ['57P03', 'the database system is not yet accepting connections'],
    ['08006', 'connection failure'],
    ['25006', 'cannot execute UPDATE in a read-only transaction'],
    ['53100', 'could not extend file: No space left on device'],
    ['53200', 'out of memory'],
    ['N/A', "Can't reach database server at 127.0.0.1:5432"],
  ])('is told by the state %s of a statement', (state, text) => {
    const message = `Raw query failed. Code: \`${state}\`. Message: \`${text}\``;
    const error = new Prisma.PrismaClientKnownRequestError(message, {
      code: 'P2010',
      clientVersion: '7',
    });
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each(['57P01', '08006', '25006', '53100', '53300', 'ECONNREFUSED'])(
    "is told by the driver's code %s",
    (code) => {
      expect(isDatabaseAway(Object.assign(new Error(''), { code }))).toBe(true);
    },
  );

  it('is told by a connection that broke within a transaction', () => {
    const text = 'Client has encountered a connection error and is not queryable';
    expect(isDatabaseAway(new Error(text))).toBe(true);
  });

  it("is not what the driver's other codes say", () => {
    expect(isDatabaseAway(Object.assign(new Error(''), { code: '42601' }))).toBe(false);
  });

  it('is not what a wrong statement says', () => {
    const message = 'Raw query failed. Code: `42601`. Message: `syntax error`';
    const wrong = { code: 'P2010', clientVersion: '7' };
    expect(isDatabaseAway(new Prisma.PrismaClientKnownRequestError(message, wrong))).toBe(false);
  });

  it.each(['25P02', '25001', '22003'])('is not told by the state %s', (code) => {
    expect(isDatabaseAway(Object.assign(new Error(''), { code }))).toBe(false);
  });

  it.each(['P2002', 'P2025'])('is not what %s says', (code) => {
    expect(isDatabaseAway(known(code))).toBe(false);
  });
});

describe('a database that is busy', () => {
  it.each(['57014', '55P03', '40P01', '40001'])('is told by the state %s', (state) => {
    const message = `Raw query failed. Code: \`${state}\`. Message: \`canceling statement\``;
    const wrapped = new Prisma.PrismaClientKnownRequestError(message, {
      code: 'P2010',
      clientVersion: '7',
    });
    const own = Object.assign(new Error('canceling statement'), { code: state });
    expect([wrapped, own].map(isDatabaseBusy)).toEqual([true, true]);
    expect([wrapped, own].map(isDatabaseAway)).toEqual([false, false]);
  });

  it('is told by what Prisma says of writes that cross', () => {
    expect(isDatabaseBusy(known('P2034'))).toBe(true);
  });

  it.each(['P2002', 'P2010', 'P2024'])('is not what %s says', (code) => {
    expect(isDatabaseBusy(known(code))).toBe(false);
  });
});

it('a duplicate is told by its code alone', () => {
  expect([isDuplicate(known('P2002')), isDuplicate(known('P2025'))]).toEqual([true, false]);
});
