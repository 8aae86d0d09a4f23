import { expect, it } from 'vitest';
import { sentenceOf, shortOf } from './sentence';
import type { Signal } from './types';

const endDate = new Date('2021-12-31');
const on = new Date('2022-03-01');
const accounts = { endDate, currency: 'DKK', scope: 'solo' } as const;

const bankrupt = { kind: 'status', status: 'IN_BANKRUPTCY' } as const;

const signals: [Signal, ReturnType<typeof shortOf>][] = [
  [
    { ...bankrupt, since: on },
    { text: 'status', values: { status: 'IN_BANKRUPTCY', day: '01/03/2022' } },
  ],
  [
    { ...bankrupt, since: null },
    { text: 'status', values: { status: 'IN_BANKRUPTCY' } },
  ],
  [
    { kind: 'losses', ...accounts, years: 3, loss: 7 },
    {
      text: 'losses',
      values: { day: '31/12/2021', scope: 'solo', years: 3, loss: '7\u00a0DKK' },
    },
  ],
  [
    { kind: 'grossFall', endDate, scope: 'group', percent: null },
    { text: 'grossLoss', values: { day: '31/12/2021', scope: 'group' } },
  ],
  [
    { kind: 'modifiedOpinion', endDate, unreadEnd: null, opinion: 'ADVERSE' },
    { text: 'modifiedOpinion', values: { day: '31/12/2021', opinion: 'ADVERSE' } },
  ],
  [
    { kind: 'modifiedOpinion', endDate, unreadEnd: on, opinion: 'ADVERSE' },
    {
      text: 'modifiedOpinionBefore',
      values: { day: '31/12/2021', unread: '01/03/2022', opinion: 'ADVERSE' },
    },
  ],
  [
    { kind: 'goingConcern', endDate, unreadEnd: null, note: 'Tvivl' },
    { text: 'goingConcern', values: { day: '31/12/2021', note: 'Tvivl' } },
  ],
  [
    { kind: 'goingConcern', endDate, unreadEnd: on, note: 'Tvivl' },
    {
      text: 'goingConcernBefore',
      values: { day: '31/12/2021', unread: '01/03/2022', note: 'Tvivl' },
    },
  ],
  [
    { kind: 'noAccounts', foundedOn: endDate },
    { text: 'noAccounts', values: { day: '31/12/2021' } },
  ],
  [
    { kind: 'leaderLeft', on },
    { text: 'leaderLeft', values: { day: '01/03/2022' } },
  ],
  [
    { kind: 'insolventOwners', companies: [], total: 2 },
    { text: 'insolventOwners', values: { count: 2 } },
  ],
  [
    { kind: 'insolventPartners', companies: [], total: 1 },
    { text: 'insolventPartners', values: { count: 1 } },
  ],
  [
    { kind: 'bankruptcies', people: [], total: 1 },
    { text: 'bankruptcies', values: { count: 1 } },
  ],
];

it.each(signals)('%o is told in short', (signal, short) => {
  expect(shortOf(signal)).toEqual(short);
});

it('a status whose first day is unknown is a sentence without a day', () => {
  const { text, values } = sentenceOf({ ...bankrupt, since: null });
  expect([text, values]).toEqual(['statusUndated', { status: 'IN_BANKRUPTCY' }]);
  expect(sentenceOf({ ...bankrupt, since: on }).text).toBe('status');
});
