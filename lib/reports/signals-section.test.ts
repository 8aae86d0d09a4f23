import { expect, test } from 'vitest';
import type { Signals } from '@/lib/signals/types';
import { signalsSection } from './signals-section';
import type { CompanyReport } from './types';
import { reportWords } from './words';

const printed = (signals: Signals | null, language: 'en' | 'da' = 'en') =>
  signalsSection({ signals } as CompanyReport, reportWords(language));

test('each signal is a line, with those it names', () => {
  const [section] = printed({
    found: [
      {
        kind: 'capitalLost',
        endDate: new Date('2023-12-31'),
        currency: 'DKK',
        scope: 'solo',
        equity: 12_000,
        capital: 40_000,
      },
      { kind: 'grossFall', endDate: new Date('2023-12-31'), scope: 'solo', percent: null },
      {
        kind: 'bankruptcies',
        people: [
          {
            id: '1',
            name: 'Ida Holm',
            companies: 4,
            named: [
              { key: '10000001', name: 'Bo ApS', on: new Date('2021-03-04') },
              { key: '10000002', name: null, on: null },
            ],
          },
        ],
        total: 3,
      },
    ],
    hasAccounts: true,
  });
  expect(section?.heading).toBe('SIGNALS');
  expect(section?.text?.split('\n')).toEqual([
    'Less than half of the capital is left: equity of 12.000\u00a0DKK, capital of 40.000\u00a0DKK (31/12/2023)',
    'Gross profit became a gross loss (31/12/2023)',
    '3 people who lead or own it led or owned other companies that went bankrupt: Ida Holm (Bo ApS, CVR 10000001, 04/03/2021; CVR 10000002 and 2 more) and 2 more',
  ]);
  expect(section?.note).toContain('Facts, not a rating.');
});

test('what the accounts of a group say is told of the group', () => {
  const accounts = { endDate: new Date('2023-12-31'), currency: 'DKK', scope: 'group' } as const;
  const textOf = (language: 'en' | 'da') =>
    printed(
      {
        found: [
          { kind: 'negativeEquity', ...accounts, equity: -5 },
          { kind: 'losses', ...accounts, years: 2, loss: 7 },
          { kind: 'grossFall', ...accounts, percent: -40 },
        ],
        hasAccounts: true,
      },
      language,
    )[0]
      ?.text?.replaceAll('\u00a0', ' ')
      .split('\n');
  expect(textOf('en')).toEqual([
    'Equity of the group is negative: -5 DKK (31/12/2023)',
    '2 years in a row ended with a loss of the group, the newest of 7 DKK (31/12/2023)',
    'Gross profit of the group fell by 40,00 % against the year before (31/12/2023)',
  ]);
  expect(textOf('da')).toEqual([
    'Koncernens egenkapital er negativ: -5 DKK (31/12/2023)',
    '2 år i træk endte med underskud for koncernen, det seneste på 7 DKK (31/12/2023)',
    'Koncernens bruttofortjeneste faldt 40,00 % i forhold til året før (31/12/2023)',
  ]);
});

test('its own bankruptcy is told, in the language of the report', () => {
  const status = { kind: 'status', status: 'IN_BANKRUPTCY' } as const;
  const textOf = (since: Date | null, language: 'en' | 'da') =>
    printed({ found: [{ ...status, since }], hasAccounts: false }, language)[0]?.text;
  const since = new Date('2020-11-14');
  expect(textOf(since, 'en')).toBe('The company is in bankruptcy (since 14/11/2020)');
  expect(textOf(since, 'da')).toBe('Virksomheden er under konkurs (siden 14/11/2020)');
  expect(textOf(null, 'da')).toBe('Virksomheden er under konkurs');
});

const owner = {
  key: '10000001',
  name: 'Eje ApS',
  status: 'IN_BANKRUPTCY',
  ending: null,
  statusSince: new Date('2020-08-21'),
  ownership: { from: 100, to: null },
} as const;

test('insolvent owners are told with their share, how they are and since when', () => {
  const ended = {
    ...owner,
    key: '10000002',
    name: null,
    status: 'CEASED',
    ending: 'CEASED_COMPULSORY_DISSOLUTION',
    statusSince: null,
    ownership: null,
  } as const;
  const companies = [owner, ended];
  const found = [{ kind: 'insolventOwners', companies, total: 3 }] as Signals['found'];
  expect(printed({ found, hasAccounts: true })[0]?.text).toBe(
    'Owned by 3 companies in bankruptcy, reconstruction or compulsory dissolution, or ended by one: Eje ApS, CVR 10000001 (100\u00a0%, in bankruptcy, 21/08/2020), CVR 10000002 (compulsorily dissolved) and 1 more',
  );
  expect(printed({ found, hasAccounts: true }, 'da')[0]?.text).toContain(
    'Eje ApS, CVR 10000001 (100\u00a0%, under konkurs, 21/08/2020)',
  );
});

test('insolvent partners are told as liable, in the language of the report', () => {
  const partner = { ...owner, ownership: null };
  const found = (count: number): Signals['found'] => [
    { kind: 'insolventPartners', companies: [partner], total: count },
  ];
  expect(printed({ found: found(1), hasAccounts: true })[0]?.text).toBe(
    'A fully liable partner is in bankruptcy, reconstruction or compulsory dissolution, or ended by one: Eje ApS, CVR 10000001 (in bankruptcy, 21/08/2020)',
  );
  expect(printed({ found: found(3), hasAccounts: true }, 'da')[0]?.text).toBe(
    '3 fuldt ansvarlige deltagere er under eller er ophørt ved konkurs, rekonstruktion eller tvangsopløsning: Eje ApS, CVR 10000001 (under konkurs, 21/08/2020) og 2 til',
  );
});

test('accounts that were never filed are told with the day of the foundation', () => {
  const found = [{ kind: 'noAccounts', foundedOn: new Date('2012-01-15') }] as Signals['found'];
  expect(printed({ found, hasAccounts: false })[0]?.text).toBe(
    'No annual accounts are known, though a limited company must file them (founded 15/01/2012)',
  );
});

test('where nothing was found it says what was looked for, in the language of the report', () => {
  expect(printed({ found: [], hasAccounts: false }, 'da')).toMatchObject([
    {
      heading: 'OPMÆRKSOMHEDSPUNKTER',
      text: 'Der er ikke fundet nogen.',
      note: expect.stringContaining('Der er ingen årsregnskaber at se på.'),
    },
  ]);
});

test('a company that ended has none', () => expect(printed(null)).toEqual([]));
