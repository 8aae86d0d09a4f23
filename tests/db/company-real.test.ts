import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '@/lib/financials/types';
import { realRegister } from '../support/real-register';
import { openDatabase, type RegisterDatabase } from '../support/register-database';

const shared = path.join(realRegister ?? '', '../..');
const files = realRegister ? readdirSync(path.join(shared, 'expected')) : [];

/** An independent reading of a report: values by scope, period and element. */
type Expected = {
  cvr: string;
  period: [string, string];
  preceding: [string, string];
  values: Record<Scope, Record<'current' | 'previous', Record<string, string>>>;
  conflicts?: string[][];
};

const elements = {
  revenue: 'Revenue',
  profitLoss: 'ProfitLoss',
  equity: 'Equity',
  assets: 'Assets',
} as const;

/** A percentage with two decimals, computed independently. */
const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

describe.runIf(realRegister)('companies of real documents and reports', () => {
  let database: RegisterDatabase;
  let financials: typeof import('@/lib/financials/queries');
  let getRoles: typeof import('@/lib/roles/queries').getRoles;
  let getOverview: typeof import('@/lib/overview/queries').getOverview;

  beforeAll(async () => {
    database = await openDatabase('company_real');
    const { importFiles } = await import('@/lib/register/import-files');
    const { importFilings } = await import('@/lib/register/filings/import-filings');
    const onRefused = () => {};
    await importFiles([path.join(shared, 'samples/cvr')], { onRefused });
    await importFilings([path.join(shared, 'samples/xbrl')], { onRefused });
    financials = await import('@/lib/financials/queries');
    ({ getRoles } = await import('@/lib/roles/queries'));
    ({ getOverview } = await import('@/lib/overview/queries'));
  });
  afterAll(() => database.close());

  test.each(files)('%s: the figures of the page are those of the report', async (file) => {
    const expected: Expected = JSON.parse(
      readFileSync(path.join(shared, 'expected', file), 'utf8'),
    );
    const { periods } = await financials.getFinancials(expected.cvr);
    const ratios = await financials.getKeyFigures(expected.cvr);
    let compared = 0;
    for (const [scope, readings] of Object.entries(expected.values) as [Scope, never][]) {
      for (const [which, values] of Object.entries(readings) as ['current', never][]) {
        const [start, end] = which === 'current' ? expected.period : expected.preceding;
        const isOf = (period: { endDate: Date }) => +period.endDate === +new Date(end);
        const period = periods[scope].find(isOf);
        const figures = ratios[scope].find(isOf)?.figures;
        expect(period?.startDate).toEqual(new Date(start));
        const contradicts = (element: string) =>
          expected.conflicts?.some(([s, w, e]) => s === scope && w === which && e === element);
        for (const [field, element] of Object.entries(elements) as ['equity', 'Equity'][]) {
          const value = values[element] ?? values[`ifrs-full:${element}`];
          if (value === undefined) continue;
          const shown = contradicts(element) ? null : Number(value);
          expect([field, period?.amounts[field].value]).toEqual([field, shown]);
          compared += 1;
        }
        const { equity, assets } = period?.amounts ?? {};
        if (equity?.value != null && assets?.value != null) {
          expect(figures?.solvencyRatio.value).toBe(percent(equity.value, assets.value));
        }
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('the people of a real document, without its beneficial owners', async () => {
    const { items, total } = await getRoles({ key: '25052943' });
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThan(0);
    expect(items.map(({ group }) => group)).toEqual(expect.arrayContaining(['PARTNER', 'OWNER']));
    const former = await getRoles({ key: '25052943', former: true });
    const titles = [...items, ...former.items].map(({ title, organ }) => `${title} ${organ}`);
    expect(titles.filter((title) => /reel/i.test(title))).toEqual([]);
    const { otherNames, employment } = await getOverview('25052943');
    expect(otherNames.length).toBeGreaterThan(0);
    expect(employment?.points.length).toBeGreaterThan(0);
  });
});
