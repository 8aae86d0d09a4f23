import { expect, it, vi } from 'vitest';
import type { Signal } from './types';

vi.mock('server-only', () => ({}));

const { signalsAnswerSchema } = await import('./answers');
const { toSignalData } = await import('./mapper');

const endDate = new Date('2021-12-31');
const on = new Date('2021-06-01');
const money = { endDate, currency: 'DKK' };

const found: Signal[] = [
  { kind: 'negativeEquity', ...money, equity: -5 },
  { kind: 'capitalLost', ...money, equity: 5, capital: 40_000 },
  { kind: 'losses', ...money, years: 2, loss: 7 },
  { kind: 'grossFall', endDate, percent: null },
  { kind: 'noNewAccounts', endDate },
  { kind: 'auditorChanged', on },
  { kind: 'auditorLeft', on },
  { kind: 'leaderLeft', on },
  {
    kind: 'bankruptcies',
    people: [{ id: '4000000001', name: 'Ida Holm', companies: 2 }],
    total: 1,
  },
];

it('every signal is told as it is described', () => {
  const told = toSignalData({ found, hasAccounts: true });
  expect(signalsAnswerSchema.safeParse(told).error).toBeUndefined();
  expect(told.data?.[0]).toEqual({
    kind: 'negativeEquity',
    end_date: '2021-12-31',
    currency: 'DKK',
    equity: -5,
  });
  expect(told.data?.[5]).toEqual({ kind: 'auditorChanged', on: '2021-06-01' });
  expect(told.data?.at(-1)).toMatchObject({ people: [{ participant_id: '4000000001' }] });
});

it('a company that ended has none', () => {
  expect(toSignalData(null)).toEqual({ data: null, has_accounts: null });
});
