import { describe, expect, test } from 'vitest';
import { company, entry, other, report } from '@/tests/fixtures/filings/inputs';
import type { InventedReport } from '@/tests/fixtures/filings/report';
import type { FilingEntry } from '../types';
import { type Prepared, prepareFiling } from './prepare';
import { stageTables } from './stage-tables';

const solo = { Revenue: 5 };
const prepare = (document: Buffer | null, change: Partial<FilingEntry> = {}) =>
  prepareFiling({ place: 'a', entry: entry('a', 2023, change), document });
const of = (change: Partial<InventedReport>) => report(2023, { solo, ...change });

/** The cells of a staged row by column. */
function cells(name: keyof typeof stageTables, row: string | null | undefined) {
  const [, ...columns] = stageTables[name].columns;
  const values = row?.split('\t') ?? [];
  return Object.fromEntries(
    columns.map((column, place) => [column, values[place] === '\\N' ? null : values[place]]),
  );
}
const filingOf = ({ filing }: Prepared) => cells('filings', filing);
const companyOf = ({ company: row }: Prepared) => cells('companies', row);

describe('a company', () => {
  test('has its name and street on one line, without a space at the cut', async () => {
    const name = `Prøve\n  ${'x'.repeat(493)} ApS`;
    expect(companyOf(await prepare(of({ name, street: ' Havne\tgade  1 ' })))).toEqual({
      ...{ key: company, name: `Prøve ${'x'.repeat(493)}`, street: 'Havne gade 1' },
      ...{ postal_code: '9000', postal_district: 'Aalborg' },
    });
  });

  test('has only a Danish postal code', async () => {
    const abroad = of({ name: 'Prøve ApS', street: 'Havnegade' }).toString();
    const document = Buffer.from(abroad.replace('>9000<', '>SE-21122<'));
    expect(companyOf(await prepare(document))).toMatchObject({
      ...{ street: 'Havnegade', postal_code: null, postal_district: 'Aalborg' },
    });
  });
});

test('of the report of another company nothing is kept but that it was read', async () => {
  const prepared = await prepare(of({ company: other, name: 'Anden ApS', opinion: 'x' }));
  expect(prepared).toMatchObject({ periods: [], company: null, flagged: false });
  expect(filingOf(prepared)).toMatchObject({
    ...{ knowledge: '1', foreign_report: 't', report_type: null, reporting_class: null },
    document_sha: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('a statement of which all is contradicted is kept, and the filing flagged', async () => {
  const figures = { solo: { ProfitLoss: 5 }, contradicted: { ProfitLoss: -900 } };
  const prepared = await prepare(of(figures));
  expect(prepared).toMatchObject({ flagged: true, refused: null });
  expect(prepared.periods.map((row) => cells('periods', row))).toMatchObject([
    { end_date: '2023-12-31', profit_loss: null, elements: null, flags: expect.any(String) },
  ]);
  const flags = expect.stringContaining('ProfitLoss 5 and -900');
  expect(filingOf(prepared)).toMatchObject({ knowledge: '2', flags });
});

test('one statement in doubt flags a filing of several', async () => {
  const costs = { ExternalExpenses: 5, InterestExpenseAssignedToAssociates: 7 };
  const lines = { ...costs, FinanceExpensesArisingFromGroupEnterprises: -3 };
  const prepared = await prepare(of({ solo: { ProfitLoss: 5, ...lines }, group: solo }));
  expect(prepared).toMatchObject({ flagged: true, periods: { length: 2 } });
  expect(filingOf(prepared).flags).toBeNull();
  expect(await prepare(of({ group: solo }))).toMatchObject({ flagged: false });
});

test.each<[Partial<FilingEntry>, string | null]>([
  [{}, null],
  [{ startDate: null }, null],
  [{ startDate: '2023-02-01' }, '2023-02-01 to 2023-12-31'],
  [{ endDate: '2024-01-31' }, '2023-01-01 to 2024-01-31'],
  [{ startDate: null, endDate: '2024-01-31' }, '… to 2024-01-31'],
])('filed for %j, another period is told', async (change, filed) => {
  const prepared = await prepare(of({}), change);
  const told = `the report is for 2023-01-01 to 2023-12-31, filed for ${filed}`;
  expect(filingOf(prepared).flags).toBe(filed && JSON.stringify([told]));
  expect(prepared.flagged).toBe(filed !== null);
});

test('a filing whose document was refused is counted as that alone', async () => {
  const prepared = await prepare(Buffer.from('torn'));
  expect(prepared).toMatchObject({ refused: expect.any(String), flagged: false });
  expect(prepared.withoutDocument).toBe(false);
  expect(filingOf(prepared)).toMatchObject({ knowledge: '1', flags: expect.any(String) });
  expect(await prepare(null)).toMatchObject({
    refused: null,
    flagged: false,
    withoutDocument: true,
  });
});
