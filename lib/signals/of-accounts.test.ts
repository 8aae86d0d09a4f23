import { describe, expect, it } from 'vitest';
import { STATEMENT_FIELDS } from '@/lib/financials/constants';
import type { Amount, FinancialPeriod, StatementField } from '@/lib/financials/types';
import { accountSignals, opinionSignals, signalsOfAccounts } from './of-accounts';

const NO_CAPITAL = { capital: null, capitalCurrency: null };

const amount = (value: number | null, growth: Amount['growth'] = null): Amount => ({
  value,
  growth,
  contradiction: null,
  restated: null,
  notCompared: null,
});

type Stated = Partial<Record<StatementField, Amount>>;

/** Accounts of a calendar year. */
const year = (of: number, stated: Stated, currency = 'DKK'): FinancialPeriod => ({
  filingId: `${of}`,
  startDate: new Date(`${of}-01-01`),
  endDate: new Date(`${of}-12-31`),
  scope: 'solo',
  currency,
  corrected: null,
  amounts: {
    ...(Object.fromEntries(STATEMENT_FIELDS.map((field) => [field, amount(null)])) as Record<
      StatementField,
      Amount
    >),
    ...stated,
  },
});

const kinds = (periods: FinancialPeriod[], capital = NO_CAPITAL as object) =>
  accountSignals(periods, { ...NO_CAPITAL, ...capital }).map(({ kind }) => kind);

describe('equity', () => {
  const equity = (value: number, currency?: string) => [
    year(2023, { equity: amount(value) }, currency),
  ];

  it('below zero is told with its amount', () => {
    expect(accountSignals(equity(-1), NO_CAPITAL)).toEqual([
      {
        kind: 'negativeEquity',
        endDate: new Date('2023-12-31'),
        currency: 'DKK',
        scope: 'solo',
        equity: -1,
      },
    ]);
    expect(kinds(equity(-1), { capital: 40_000 })).toEqual(['negativeEquity']);
  });

  it('of less than half of the capital is lost capital, and half is none', () => {
    expect(kinds(equity(19_999), { capital: 40_000 })).toEqual(['capitalLost']);
    expect(kinds(equity(20_000), { capital: 40_000 })).toEqual([]);
    expect(kinds(equity(0), { capital: 40_000 })).toEqual(['capitalLost']);
    expect(kinds(equity(19_999))).toEqual([]);
  });

  it('is not held against capital that was paid in after the last day of the accounts', () => {
    const raised = [year(2023, { equity: amount(500), contributedCapital: amount(400) })];
    expect(kinds(raised, { capital: 10_000 })).toEqual([]);
    const lost = [year(2023, { equity: amount(100), contributedCapital: amount(400) })];
    expect(accountSignals(lost, { capital: 10_000, capitalCurrency: null })).toMatchObject([
      { kind: 'capitalLost', equity: 100, capital: 400 },
    ]);
    // The capital has been reduced since.
    expect(kinds(lost, { capital: 150 })).toEqual([]);
    const unstated = [year(2023, { equity: amount(100), contributedCapital: amount(0) })];
    expect(kinds(unstated, { capital: 400 })).toEqual(['capitalLost']);
  });

  it('of a group is not held against the capital of the company', () => {
    const group = equity(19_999).map((period) => ({ ...period, scope: 'group' as const }));
    expect(kinds(group, { capital: 40_000 })).toEqual([]);
  });

  it('is not held against a capital in other money', () => {
    expect(kinds(equity(19_999, 'EUR'), { capital: 40_000 })).toEqual([]);
    expect(kinds(equity(19_999, 'EUR'), { capital: 40_000, capitalCurrency: 'EUR' })).toEqual([
      'capitalLost',
    ]);
  });

  it('in other money than the registered capital is held against the capital in the accounts', () => {
    const stated = (value: number) => [
      year(2023, { equity: amount(900), contributedCapital: amount(value) }, 'EUR'),
    ];
    expect(accountSignals(stated(2_000), { capital: 15_000, capitalCurrency: null })).toMatchObject(
      [{ kind: 'capitalLost', currency: 'EUR', equity: 900, capital: 2_000 }],
    );
    expect(kinds(stated(1_800), { capital: 15_000 })).toEqual([]);
    expect(kinds(stated(0), { capital: 15_000 })).toEqual([]);
    expect(kinds(stated(2_000)), 'no registered capital').toEqual([]);
  });
});

describe('losses', () => {
  const results = (...values: (number | null)[]) =>
    values.map((value, index) => year(2023 - index, { profitLoss: amount(value) }));

  it('in two years or more are told, with the newest', () => {
    const [signal] = accountSignals(results(-5, -7, -1, 2, -9), NO_CAPITAL);
    expect(signal).toMatchObject({ kind: 'losses', years: 3, loss: 5 });
    expect(accountSignals(results(-5, -7), NO_CAPITAL)).toHaveLength(1);
  });

  it('in one year, before the newest or unknown are not', () => {
    expect(kinds(results(-5, 0, -3))).toEqual([]);
    expect(kinds(results(5, -3, -3))).toEqual([]);
    expect(kinds(results(-5, null, -3))).toEqual([]);
  });

  it('on both sides of a year without accounts are not in a row', () => {
    const [newest, , oldest] = results(-5, -7, -1);
    expect(kinds([newest, oldest].filter((period) => period !== undefined))).toEqual([]);
  });

  it('of the same months are one year, however often accounts of them came', () => {
    const until = (day: string, period?: FinancialPeriod) =>
      period ? [{ ...period, endDate: new Date(day) }] : [];
    const [newest, before, oldest] = results(-5, -7, 1);
    const twice = [...until('2023-12-31', newest), ...until('2023-12-30', newest)];
    expect(kinds(twice)).toEqual([]);
    const [signal] = accountSignals(
      [...twice, ...until('2022-12-31', before), ...until('2021-12-31', oldest)],
      NO_CAPITAL,
    );
    expect(signal).toMatchObject({ kind: 'losses', years: 2 });
    // The first day equals the last day of the year before.
    const sloppy = [...until('2023-12-31', newest), ...until('2023-01-01', before)];
    expect(kinds(sloppy)).toEqual(['losses']);
  });
});

describe('gross profit', () => {
  const gross = (growth: Amount['growth'], field: StatementField = 'grossProfit') => [
    year(2023, { [field]: amount(1, growth) }),
  ];

  it('is told when it fell by 30 % or became a loss', () => {
    expect(accountSignals(gross(-30), NO_CAPITAL)).toMatchObject([
      { kind: 'grossFall', percent: -30 },
    ]);
    expect(accountSignals(gross('turnedNegative'), NO_CAPITAL)).toMatchObject([
      { kind: 'grossFall', percent: null },
    ]);
    expect(kinds(gross(-30, 'grossResult'))).toEqual(['grossFall']);
  });

  it('is none where a gross loss grew: it is not the profit that fell', () => {
    expect(kinds([year(2023, { grossProfit: amount(-100, -100) })])).toEqual([]);
    expect(kinds([year(2023, { grossProfit: amount(0, -100) })])).toEqual(['grossFall']);
  });

  it('is not when it fell by less or is not compared', () => {
    for (const growth of [-29.99, 12, 'turnedPositive', null] as const) {
      expect(kinds(gross(growth))).toEqual([]);
    }
  });
});

it('everything from the accounts of a group says that it is of the group', () => {
  const bad = { equity: amount(-1), profitLoss: amount(-1), grossProfit: amount(1, -50) };
  const group = [2023, 2022].map((of) => ({ ...year(of, bad), scope: 'group' as const }));
  expect(accountSignals(group, NO_CAPITAL)).toMatchObject([
    { kind: 'negativeEquity', scope: 'group' },
    { kind: 'losses', scope: 'group' },
    { kind: 'grossFall', scope: 'group' },
  ]);
});

describe('the group beside the company itself', () => {
  const bad = { equity: amount(-9), profitLoss: amount(-1), grossProfit: amount(1, -50) };
  const sound = { equity: amount(9), profitLoss: amount(1), grossProfit: amount(1, 1) };
  const told = (own: Stated, group: number[]) =>
    signalsOfAccounts(
      {
        periods: {
          solo: [year(2023, own), year(2022, own)],
          group: group.map((of) => ({ ...year(of, bad), scope: 'group' as const })),
        },
      },
      { capital: 40, capitalCurrency: 'DKK' },
    ).map((signal) => [signal.kind, 'scope' in signal && signal.scope]);

  it('is told of, after the company itself', () => {
    expect(told({ ...sound, equity: amount(19) }, [2023, 2022])).toEqual([
      ['capitalLost', 'solo'],
      ['negativeEquity', 'group'],
      ['losses', 'group'],
      ['grossFall', 'group'],
    ]);
  });

  it('is not told of where the company’s own accounts say the same', () => {
    expect(told({ ...sound, equity: amount(-1) }, [2023, 2022])).toEqual([
      ['negativeEquity', 'solo'],
      ['losses', 'group'],
      ['grossFall', 'group'],
    ]);
  });

  it('is none of today where its accounts end a year before', () => {
    expect(told({ ...sound, equity: amount(90) }, [2022, 2021])).toEqual([]);
  });

  it('is examined itself where its accounts are newer', () => {
    expect(told(bad, [2024, 2023])).toEqual([
      ['negativeEquity', 'group'],
      ['losses', 'group'],
      ['grossFall', 'group'],
    ]);
  });
});

describe('the auditor', () => {
  it('with a modified opinion on the newest report is told of', () => {
    const endDate = new Date('2023-12-31');
    const unreadEnd = new Date('2024-12-31');
    const none = { endDate, unreadEnd, auditOpinion: null, goingConcern: null };
    expect(opinionSignals({ ...none, auditOpinion: 'ADVERSE' })).toEqual([
      { kind: 'modifiedOpinion', endDate, unreadEnd, opinion: 'ADVERSE' },
    ]);
    expect(opinionSignals({ ...none, auditOpinion: 'QUALIFIED', goingConcern: 'Tvivl' })).toEqual([
      { kind: 'modifiedOpinion', endDate, unreadEnd, opinion: 'QUALIFIED' },
      { kind: 'goingConcern', endDate, unreadEnd, note: 'Tvivl' },
    ]);
    expect(opinionSignals(none)).toEqual([]);
    expect(opinionSignals(null)).toEqual([]);
  });
});
