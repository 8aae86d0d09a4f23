import { expect, test } from 'vitest';
import { signalsAnswerSchema } from './answers';
import { toSignalsData } from './mapper';
import type { Signal } from './types';

const endDate = new Date('2023-12-31');
const on = new Date('2024-02-01');
const money = { endDate, currency: 'DKK', scope: 'solo' } as const;

const named = [{ key: '10000002', name: 'Bo ApS', on }];
const ida = { id: '7', name: 'Ida Holm', companies: 2, named };

const insolvent = {
  key: '10000001',
  name: 'Eje ApS',
  status: 'CEASED',
  ending: 'CEASED_BANKRUPTCY',
  statusSince: on,
  ownership: { from: 50, to: 66.67 },
} as const;
const insolventOnWire = {
  the_key: '10000001',
  Firmnavn: 'Eje ApS',
  status: 'CEASED',
  ending: 'CEASED_BANKRUPTCY',
  status_since: '2024-02-01',
  ownership: { from: 50, to: 66.67 },
};

const all: Signal[] = [
  { kind: 'status', status: 'IN_BANKRUPTCY', since: on },
  { kind: 'status', status: 'IN_LIQUIDATION', since: null },
  { kind: 'negativeEquity', ...money, equity: -1 },
  { kind: 'capitalLost', ...money, equity: 10_000, capital: 40_000 },
  { kind: 'losses', ...money, years: 3, loss: 7_500.5 },
  { kind: 'grossFall', endDate, scope: 'solo', percent: -41.5 },
  { kind: 'grossFall', endDate, scope: 'group', percent: null },
  { kind: 'modifiedOpinion', endDate, unreadEnd: null, opinion: 'ADVERSE' },
  { kind: 'modifiedOpinion', endDate, unreadEnd: new Date('2024-12-31'), opinion: 'QUALIFIED' },
  { kind: 'goingConcern', endDate, unreadEnd: null, note: 'Tvivl om fortsat drift' },
  { kind: 'noNewAccounts', endDate },
  { kind: 'noAccounts', foundedOn: on },
  { kind: 'auditorChanged', on },
  { kind: 'auditorLeft', on },
  { kind: 'leaderLeft', on },
  { kind: 'insolventOwners', companies: [insolvent], total: 1 },
  { kind: 'insolventPartners', companies: [{ ...insolvent, ownership: null }], total: 2 },
  { kind: 'bankruptcies', people: [ida], total: 3 },
];

test('every signal is on the wire as the API describes it', () => {
  const answer = toSignalsData({ found: all, hasAccounts: true });
  expect(signalsAnswerSchema.parse(answer)).toEqual(answer);
  expect(answer.data?.slice(0, 2)).toEqual([
    { kind: 'status', status: 'IN_BANKRUPTCY', status_since: '2024-02-01' },
    { kind: 'status', status: 'IN_LIQUIDATION', status_since: null },
  ]);
  expect(answer.data?.[4]).toEqual({
    kind: 'losses',
    end_date: '2023-12-31',
    currency: 'DKK',
    scope: 'solo',
    years: 3,
    loss: 7_500.5,
  });
  expect(answer.data?.[8]).toEqual({
    kind: 'modifiedOpinion',
    end_date: '2023-12-31',
    unread_end_date: '2024-12-31',
    opinion: 'QUALIFIED',
  });
  expect(answer.data?.[9]).toEqual({
    kind: 'goingConcern',
    end_date: '2023-12-31',
    unread_end_date: null,
    note: 'Tvivl om fortsat drift',
  });
  const partner = { ...insolventOnWire, ownership: null };
  expect(answer.data?.slice(-3, -1)).toEqual([
    { kind: 'insolventOwners', owners: [insolventOnWire], total: 1 },
    { kind: 'insolventPartners', partners: [partner], total: 2 },
  ]);
  expect(answer.data?.at(-1)).toEqual({
    kind: 'bankruptcies',
    people: [
      {
        participant_id: '7',
        name: 'Ida Holm',
        companies: 2,
        bankrupt_companies: [{ the_key: '10000002', Firmnavn: 'Bo ApS', on: '2024-02-01' }],
      },
    ],
    total: 3,
  });
});

test('a company that ended has none', () => {
  expect(toSignalsData(null)).toEqual({ data: null, has_accounts: null });
});
