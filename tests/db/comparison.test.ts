import { expect, onTestFinished, test } from 'vitest';
import { accountsOf } from '../support/account-records';
import { breakAccounts } from '../support/broken-accounts';
import { companyRecord } from '../support/company-record';
import { NOBODY } from '../support/nobody';
import { registerDatabase } from '../support/register-database';

const keyOf = (number: number) => companyRecord(number).key;
const filer = (number: number, equity: number, change = {}) =>
  companyRecord(number, {
    roles: [],
    accounts: accountsOf(keyOf(number), [{ year: 2021, values: { equity, profitLoss: 5 } }]),
    ...change,
  });

const database = await registerDatabase('comparison');
const { loadCompanies } = await import('@/lib/register/load');
const ended = { status: 'CEASED' as const, ceasedOn: '2021-05-06' };
const bankrupt = { status: 'IN_BANKRUPTCY' as const };
const companies = [
  ...[filer(1, -7), filer(2, 1_000_000), filer(3, -9, ended)],
  filer(4, 1_000_000, bankrupt),
  filer(5, 1),
];
await loadCompanies(companies, { kind: 'FULL', snapshotDate: '2022-01-31', source: 'SAMPLE' });
const verbs = await import('@/lib/comparison/queries');

const compared = (...numbers: number[]) =>
  verbs.getComparison({ keys: numbers.map(keyOf), ofGroups: false });
const signalsOf = async (...numbers: number[]) =>
  (await compared(...numbers)).map(({ signals }) =>
    typeof signals === 'object' ? (signals?.found.map(({ kind }) => kind) ?? null) : signals,
  );

test('each company has the signals of its page; one that ended has none', async () => {
  expect(await signalsOf(2, 1, 3, 4)).toEqual([[], ['negativeEquity'], null, ['status']]);
});

test('an unknown number takes no place of a company, and a fifth company is left out', async () => {
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(keyOf);
  const unknown = '88888888';
  const choose = (...keys: (string | undefined)[]) =>
    verbs.chooseCompared(keys.filter((key) => key !== undefined));
  expect(await choose(three, unknown, two, one)).toEqual({
    ...{ keys: [three, two, one], hasMore: false, unknown: [unknown] },
  });
  expect(await choose(unknown, one, two, three, four)).toEqual({
    ...{ keys: [one, two, three, four], hasMore: false, unknown: [unknown] },
  });
  expect(await choose(one, two, three, four, unknown, five)).toEqual({
    ...{ keys: [one, two, three, four], hasMore: true, unknown: [unknown] },
  });
  expect(await choose()).toEqual({ keys: [], hasMore: false, unknown: [] });
});

test('signals that cannot be looked up are told, and the rest is compared', async () => {
  await database.rows('ALTER TABLE participants RENAME TO participants_away');
  onTestFinished(async () => {
    await database.rows('ALTER TABLE participants_away RENAME TO participants');
  });
  const companies = await compared(1);
  expect(companies).toMatchObject([{ signals: 'failed', accounts: { periods: [{}] } }]);
});

test('accounts that cannot be read are told, and the other companies are compared', async () => {
  onTestFinished(await breakAccounts(database, keyOf(2)));
  const companies = await compared(1, 2, 4);
  const known = { periods: [{ amounts: { equity: { value: 1_000_000 } } }] };
  expect(companies).toMatchObject([
    { accounts: { periods: [{ amounts: { equity: { value: -7 } } }] } },
    { company: { key: keyOf(2), name: 'Prøve 2 ApS' }, accounts: 'failed', signals: 'failed' },
    { accounts: known, signals: { found: [{ kind: 'status' }] } },
  ]);
});

test('an agent is told which accounts could not be read, and gets those of the others', async () => {
  onTestFinished(await breakAccounts(database, keyOf(2)));
  const { compareCompaniesTool } = await import('@/lib/mcp/tools/compare-companies');
  const found = await compareCompaniesTool.run({ cvrs: [keyOf(4), keyOf(2), keyOf(1)] }, NOBODY);
  const read = (cvr: string, equity: number) => ({
    ...{ cvr, accountsNotRead: false },
    latestAccounts: { scope: 'solo', balanceSheet: { equity } },
  });
  expect(found).toMatchObject({
    companies: [
      read(keyOf(4), 1_000_000),
      { cvr: keyOf(2), latestAccounts: null, accountsNotRead: true },
      read(keyOf(1), -7),
    ],
  });
});
