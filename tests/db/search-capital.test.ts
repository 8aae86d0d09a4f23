import { expect, test } from 'vitest';
import { entriesOf, keysOf } from '@/lib/entries';
import { filterSets } from '@/lib/search/engine/filters';
import { each, entry, company as filer, input, report } from '../fixtures/filings/inputs';
import { accountsOf, type YearOf } from '../support/account-records';
import { companyRecord, keyOf } from '../support/company-record';
import { registerDatabase } from '../support/register-database';
import { storedIndex } from '../support/stored-index';

const database = await registerDatabase('search_capital');
const { loadCompanies } = await import('@/lib/register/load');
const { loadFilings } = await import('@/lib/register/filings/load');
const { getCompany } = await import('@/lib/companies/queries');
const { findSignals } = await import('@/lib/signals/queries');
const full = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2022-01-15' } as const;

const dkk = (capital: number | null) => ({ capital, capitalCurrency: null });
const years = (...own: YearOf[]) => own;
const of = (year: number, equity: number | null, rest: Partial<YearOf> = {}, stated?: number) => ({
  year,
  values: { equity, ...(stated !== undefined && { contributedCapital: stated }) },
  ...rest,
});
const eur = { currency: 'EUR' };
const group = { scope: 'GROUP' } as const;

/** Companies by their registered capital and accounts, and whether over half of it is lost. */
const CASES = {
  below: [dkk(400), years(of(2020, 199)), true],
  half: [dkk(400), years(of(2020, 200)), false],
  zero: [dkk(400), years(of(2020, 0)), true],
  negative: [dkk(400), years(of(2020, -1)), true],
  negativeInEuro: [dkk(400), years(of(2020, -1, eur)), true],
  noCapital: [dkk(null), years(of(2020, -1)), false],
  noAccounts: [dkk(400), years(), false],
  equityUnknown: [dkk(400), years(of(2019, 1), of(2020, null)), false],
  recovered: [dkk(400), years(of(2019, 1), of(2020, 300)), false],
  lostLately: [dkk(400), years(of(2019, 300), of(2020, 1)), true],
  raisedSince: [dkk(9_000), years(of(2020, 500, {}, 400)), false],
  raisedAfterLoss: [dkk(9_000), years(of(2020, 100, {}, 400)), true],
  reducedSince: [dkk(150), years(of(2020, 100, {}, 400)), false],
  statedAsNone: [dkk(400), years(of(2020, 100, {}, 0)), true],
  euroOfKroner: [dkk(400), years(of(2020, 100, eur)), false],
  euroStated: [dkk(15_000), years(of(2020, 900, eur, 2_000)), true],
  euroHalfStated: [dkk(15_000), years(of(2020, 900, eur, 1_800)), false],
  inEuro: [{ capital: 400, capitalCurrency: 'EUR' }, years(of(2020, 100, eur)), true],
  groupNewer: [dkk(400), years(of(2020, 1), of(2021, 900, group)), false],
  groupBeside: [dkk(400), years(of(2021, 1), of(2021, 900, group)), true],
  groupOnly: [dkk(400), years(of(2021, 1, group)), false],
} as const satisfies Record<
  string,
  readonly [{ capital: number | null; capitalCurrency: string | null }, YearOf[], boolean]
>;
type Case = keyof typeof CASES;

const numberOf = (name: Case) => keysOf(CASES).indexOf(name) + 1;
const nameOf = (key: number) => keysOf(CASES).find((name) => Number(keyOf(numberOf(name))) === key);
const records = () =>
  entriesOf(CASES).map(([name, [capital, accounts]]) => {
    const number = numberOf(name);
    return companyRecord(number, { ...capital, accounts: accountsOf(keyOf(number), accounts) });
  });

async function found(capitalLost = true): Promise<number[]> {
  const index = await storedIndex();
  const set = filterSets(index, { capitalLost }).get('capitalLost');
  return [...index.keys].filter((_, doc) => set?.has(doc)).toSorted((a, b) => a - b);
}

test('those are found whose own equity is below half of the capital, as their signals say', async () => {
  await loadCompanies(records(), full);
  const lost = keysOf(CASES).filter((name) => CASES[name][2]);
  expect((await found()).map(nameOf)).toEqual(lost);
  expect(await found(false)).toHaveLength(keysOf(CASES).length - lost.length);

  for (const name of keysOf(CASES)) {
    const signals = await findSignals(await getCompany(keyOf(numberOf(name))));
    const isTold = signals?.found.some(
      (one) =>
        one.kind === 'capitalLost' || (one.kind === 'negativeEquity' && one.scope === 'solo'),
    );
    expect([name, CASES[name][0].capital !== null && isTold === true]).toEqual([
      name,
      CASES[name][2],
    ]);
  }
});

test('reports and changes of the capital that arrive later count at once', async () => {
  await database.clear();
  const owner = (capital: number) => companyRecord(1, { ...dkk(capital), key: filer });
  const others = Array.from({ length: 80 }, (_, at) => companyRecord(at + 2));
  await loadCompanies([owner(400), ...others], full);
  expect(await found()).toEqual([]);

  const filing = (year: number, solo: Record<string, number>) =>
    input(entry(`${year}`, year), report(year, { company: filer, solo }));
  const load = (...filings: ReturnType<typeof filing>[]) =>
    loadFilings(each(filings), { source: 'FILINGS' });
  await load(filing(2021, { Equity: 100, ProfitLoss: 1 }));
  expect(await found()).toEqual([Number(filer)]);

  const delta = { source: 'SAMPLE', kind: 'DELTA', snapshotDate: '2022-01-16' } as const;
  await loadCompanies([owner(150)], delta);
  expect(await found()).toEqual([]);
  await loadCompanies([owner(400)], { ...delta, snapshotDate: '2022-01-17' });
  expect(await found()).toEqual([Number(filer)]);

  await load(filing(2022, { Equity: 300, ProfitLoss: 1 }));
  expect(await found()).toEqual([]);
});
