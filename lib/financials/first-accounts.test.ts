import { expect, it } from 'vitest';
import { awaitedAccounts, dueOn } from './first-accounts';

const start = new Date('2020-10-18');
const end = new Date('2021-12-31');
const company = { status: 'ACTIVE', firstPeriodStart: start, firstPeriodEnd: end } as const;

it.each([
  ['within the period', {}, false, '2021-03-01', true],
  ['until a year after its end', {}, false, '2022-12-31', true],
  ['no longer after that', {}, false, '2023-01-01', false],
  ['not once a report is published', {}, true, '2021-03-01', false],
  ['not of a company in bankruptcy', { status: 'IN_BANKRUPTCY' }, false, '2021-03-01', false],
  ['not of a company without a first period', { firstPeriodEnd: null }, false, '2021-03-01', false],
] as const)('%s', (_, change, isPublished, today, expected) => {
  const awaited = awaitedAccounts({ ...company, ...change }, isPublished, new Date(today));
  expect(awaited).toEqual(expected ? { start, end } : null);
});

it.each([
  ['2021-12-31', '2022-06-30'],
  ['2021-06-30', '2021-12-31'],
  ['2021-08-31', '2022-02-28'],
])('for a period that ends on %s a report is due by %s', (last, due) => {
  expect(dueOn({ end: new Date(last) })).toEqual(new Date(due));
});
