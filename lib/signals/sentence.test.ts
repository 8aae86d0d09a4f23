import { expect, it } from 'vitest';
import { shortOf } from './sentence';
import type { Signal } from './types';

const endDate = new Date('2021-12-31');
const on = new Date('2022-03-01');
const accounts = { endDate, currency: 'DKK' };

const signals: [Signal, ReturnType<typeof shortOf>][] = [
  [
    { kind: 'losses', ...accounts, years: 3, loss: 7 },
    {
      tab: 'financial',
      text: 'losses',
      values: { day: '31/12/2021', years: 3, loss: '7\u00a0DKK' },
    },
  ],
  [
    { kind: 'grossFall', endDate, percent: null },
    { tab: 'financial', text: 'grossLoss', values: { day: '31/12/2021' } },
  ],
  [
    { kind: 'noAccounts', foundedOn: endDate },
    { tab: 'financial', text: 'noAccounts', values: { day: '31/12/2021' } },
  ],
  [
    { kind: 'leaderLeft', on },
    { tab: 'roles', text: 'leaderLeft', values: { day: '01/03/2022' } },
  ],
  [
    { kind: 'insolventOwners', owners: [], total: 2 },
    { tab: 'roles', text: 'insolventOwners', values: { count: 2 } },
  ],
  [
    { kind: 'bankruptcies', people: [], total: 1 },
    { tab: 'roles', text: 'bankruptcies', values: { count: 1 } },
  ],
];

it.each(signals)('%o is told in short, with the tab that has more', (signal, short) => {
  expect(shortOf(signal)).toEqual(short);
});
