import { expect, test } from 'vitest';
import type { CompanyStatus } from '@/prisma/client/enums';
import { missingAccounts, type NewestFilings } from './missing-accounts';

const company = {
  status: 'ACTIVE' as CompanyStatus,
  statusSince: null as Date | null,
  companyType: null,
  companyTypeShort: 'APS' as string | null,
  foundedOn: new Date('2010-01-01') as Date | null,
};

/** @param other until when other filings are */
function missed(
  until: string | null,
  change: Partial<typeof company> = {},
  other: NewestFilings['other'] = null,
) {
  const annual = until === null ? null : new Date(until);
  return missingAccounts({ ...company, ...change }, { annual, other }, new Date('2024-06-30'));
}

test('accounts are missed 26 months after those there are: the next year may have 18', () => {
  expect(missed('2022-04-30')).toEqual([]);
  const endDate = new Date('2022-04-29');
  expect(missed('2022-04-29')).toEqual([{ kind: 'noNewAccounts', endDate }]);
});

test('filings of an unknown kind may be what was due, unless they are too old themselves', () => {
  const [old, recent] = [new Date('2022-04-29'), new Date('2022-04-30')];
  expect(missed('2019-12-31', {}, recent)).toEqual([]);
  expect(missed(null, {}, recent)).toEqual([]);
  expect(missed('2019-12-31', {}, old)).toMatchObject([{ kind: 'noNewAccounts' }]);
  // They may be accounts of a short year, so it is not said that none are known.
  expect(missed(null, {}, old)).toEqual([]);
});

test('whoever need not file misses nothing', () => {
  expect(missed('2015-12-31', { companyTypeShort: 'ENK' })).toEqual([]);
  expect(missed(null, { companyTypeShort: 'ENK' })).toEqual([]);
  expect(missed(null, { companyTypeShort: null })).toEqual([]);
  expect(missed(null, { foundedOn: null })).toEqual([]);
  expect(missed(null, { status: 'IN_RECONSTRUCTION' })).toEqual([]);
});

test.each([
  ['2022-04-29', true],
  // Its first year may have 18 months, and a filing on the last day may not have been loaded yet.
  ['2022-04-30', false],
])('without any, founded on %s', (day, isMissed) => {
  const foundedOn = new Date(day);
  expect(missed(null, { foundedOn })).toEqual(isMissed ? [{ kind: 'noAccounts', foundedOn }] : []);
});

test.each(['IN_BANKRUPTCY', 'IN_COMPULSORY_DISSOLUTION'] as const)(
  'nobody files for a company %s: only what was due before is missed',
  (status) => {
    const since = (day: string | null) => ({ status, statusSince: day ? new Date(day) : null });
    expect(missed('2020-12-31', since('2022-01-10'))).toEqual([]);
    expect(missed('2020-12-31', since(null))).toEqual([]);
    const endDate = new Date('2019-12-31');
    expect(missed('2019-12-31', since('2022-03-01'))).toEqual([{ kind: 'noNewAccounts', endDate }]);
    expect(missed('2020-12-31', { ...since('2022-01-10'), status: 'IN_RECONSTRUCTION' })).toEqual([
      { kind: 'noNewAccounts', endDate: new Date('2020-12-31') },
    ]);
  },
);
