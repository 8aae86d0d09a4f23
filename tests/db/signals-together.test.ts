import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { CompanyDetail } from '@/lib/companies/types';
import { registerDatabase } from '../support/register-database';

/** Most of those that a creditor is told something of, and some of each other kind. */
const CHOSEN = `
  SELECT key FROM companies WHERE key IN (
    SELECT key FROM companies WHERE status NOT IN ('ACTIVE', 'CEASED') ORDER BY key LIMIT 30)
  OR key IN (SELECT key FROM companies WHERE advertising_protected ORDER BY key LIMIT 30)
  OR key IN (SELECT key FROM companies WHERE status = 'CEASED' ORDER BY key LIMIT 5)
  OR key IN (SELECT role.company_key FROM roles role JOIN roles other USING (participant_id)
    JOIN companies bankrupt ON bankrupt.key = other.company_key
    WHERE bankrupt.status_text ILIKE '%konkurs%' ORDER BY 1 LIMIT 30)
  OR key IN (SELECT company_key FROM accounting_periods ORDER BY 1 LIMIT 40)`;

const database = await registerDatabase('signals_together');
const { importSample } = await import('@/lib/register/import-sample');
await importSample({ companies: 3_000, seed: 11 });
await database.rows('ANALYZE');
const signals = await import('@/lib/signals/queries');
const { listCompaniesByKey } = await import('@/lib/companies/queries');
const keys = (await database.rows(CHOSEN)).map(({ key }) => String(key));
const companies = await listCompaniesByKey(keys);
const alone = new Map();
for (const company of companies) {
  alone.set(company.key, await signals.findSignals(company));
}

test('the sample has signals of many kinds, also of protected companies', () => {
  const told = [...alone.values()].flatMap((one) => one?.found ?? []);
  expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
  const isTold = ({ key }: CompanyDetail) => (alone.get(key)?.found.length ?? 0) > 0;
  expect(companies.some((one) => one.advertisingProtected && isTold(one))).toBe(true);
});

test('the signals of any companies together are those of each alone', async () => {
  const some = fc.shuffledSubarray([...companies.keys()], { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(some, async (places) => {
      const asked = places.flatMap((place) => companies[place] ?? []);
      for (const one of signals.withSignals(asked.map((company) => ({ company })))) {
        expect(await one.signals).toEqual(alone.get(one.company.key));
      }
    }),
    { numRuns: 60 },
  );
});

test('several companies take as many queries as one, beside their accounts', async () => {
  const { registerDb } = await import('@/lib/db');
  const noAccounts = { periods: { solo: [], group: [] }, reports: [], opinion: null };
  const going = companies.filter(({ status }) => status !== 'CEASED');
  const queriesOf = async (count: number) => {
    const spies = [vi.spyOn(registerDb, '$queryRaw'), vi.spyOn(registerDb.role, 'findMany')];
    const asked = going.slice(0, count).map((company) => ({ company, financials: noAccounts }));
    await Promise.all(signals.withSignals(asked).map((one) => one.signals));
    const calls = spies.map((spy) => spy.mock.calls.length);
    for (const spy of spies) spy.mockRestore();
    return calls;
  };
  expect(await queriesOf(4)).toEqual(await queriesOf(1));
});
