import { expect, test } from 'vitest';
import { noAccountsText, whyNoAccounts } from './no-accounts';

/** The name of a legal form, as far as it counts here. */
const companyTypeOf = (short: string | null) => (/^FA/.test(short ?? '') ? 'Filial af …' : null);

test.each([
  ['ENK', '2010-01-01', 'voluntary'],
  ['ENK', '2021-12-01', 'voluntary'],
  ['FFO', null, 'voluntary'],
  ['FAP', '2021-12-01', 'branch'],
  ['APS', '2021-12-01', 'young'],
  ['A/S', '2020-02-02', 'young'],
  ['A/S', '2020-02-01', 'none'],
  ['APS', '2010-01-01', 'none'],
  [null, '2021-12-01', 'young'],
  ['APS', null, 'none'],
  [null, null, 'none'],
])('%s of %s', (companyTypeShort, founded, expected) => {
  const foundedOn = founded === null ? null : new Date(founded);
  const form = { companyType: companyTypeOf(companyTypeShort), companyTypeShort };
  const day = new Date('2022-02-01');
  expect(whyNoAccounts({ status: 'ACTIVE', ...form, foundedOn }, day)).toBe(expected);
});

test.each(['IN_BANKRUPTCY', 'IN_COMPULSORY_DISSOLUTION', 'CEASED'] as const)(
  'no accounts are to come from a young company that is %s',
  (status) => {
    const form = { companyType: 'Anpartsselskab', companyTypeShort: 'APS' };
    const company = { status, ...form, foundedOn: new Date('2021-12-01') };
    expect(whyNoAccounts(company, new Date('2022-02-01'))).toBe('none');
  },
);

const firstAccounts = { start: new Date('2020-10-18'), end: new Date('2021-12-31') };
const told = { period: '18/10/2020 – 31/12/2021', due: '30/06/2022' };

test.each([
  ['are awaited', 'APS', { firstAccounts }, '2022-06-30', 'awaited', { ...told, when: 'ahead' }],
  ['are late', 'APS', { firstAccounts }, '2022-07-01', 'awaited', { ...told, when: 'past' }],
  ['have no known period', 'APS', { firstAccounts: null }, '2022-06-30', 'young', {}],
  ['need not be published', 'FFO', { firstAccounts }, '2022-06-30', 'voluntary', {}],
  ['are of a foreign company', 'FAS', { firstAccounts }, '2022-06-30', 'branch', {}],
  ['are unread', 'APS', { isFiled: true, firstAccounts: null }, '2022-06-30', 'unread', {}],
] as const)('accounts that %s', (_, companyTypeShort, known, day, text, values) => {
  const company = {
    status: 'ACTIVE',
    companyType: companyTypeOf(companyTypeShort),
    companyTypeShort,
    foundedOn: firstAccounts.start,
  } as const;
  const found = noAccountsText(company, { isFiled: false, ...known }, new Date(day));
  expect(found).toEqual({ text, values });
});
