import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ColumnKey } from '@/lib/exports/columns';
import type { ExportTarget } from '@/lib/exports/types';
import { accountsOf, type YearOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { type ExportWorld, exportWorld, keyOf } from '../support/export-world';
import { readCsv, readXlsx } from '../support/exported';
import { pdfText, squashed } from '../support/pdf-text';

let world: ExportWorld;
let userId: string;
let target: ExportTarget;

const former = { year: 2020, values: { revenue: 100, grossProfit: 60, profitLoss: 5, equity: 40 } };
const short = {
  year: 2021,
  startDate: '2021-07-01',
  values: { revenue: 90, grossResult: 50, profitLoss: -7, equity: 33 },
};
const inEuro = { year: 2021, currency: 'EUR', values: { profitLoss: 1, equity: 2, revenue: 3 } };

const filer = (number: number, years: readonly YearOf[]) =>
  companyRecord(number, { accounts: accountsOf(keyOf(number), years) });

/** Its newest accounts are of half a year, in a report that is no annual one. */
function withInterim(number: number) {
  const accounts = accountsOf(keyOf(number), [former, short]);
  const filings = accounts.filings.map((filing, place) =>
    place === 1 ? { ...filing, kind: 'HALF_YEAR' as const } : filing,
  );
  return companyRecord(number, { accounts: { ...accounts, filings } });
}

beforeAll(async () => {
  world = await exportWorld('export_accounts', [
    filer(1, [former, short]),
    filer(2, [former, inEuro]),
    filer(3, [former, { ...short, scope: 'GROUP' }]),
    withInterim(4),
    companyRecord(5),
    filer(6, [inEuro]),
  ]);
  userId = await world.person();
  target = { kind: 'saved', ids: await world.save(userId, [1, 2, 3, 4, 5, 6].map(keyOf)) };
});
afterAll(() => world.close());

const rowsOf = async (columns: ColumnKey[]) =>
  readCsv((await world.fileOf(userId, { target, format: 'csv', columns })).bytes).rows;

describe('amounts say of which accounts they are', () => {
  const columns: ColumnKey[] = [
    ...(['revenue', 'grossProfit', 'netProfit', 'equity'] as const),
    ...(['accountsUntil', 'accountsMonths'] as const),
  ];
  const of2020 = ['100', '60', '5', '40', '2020-12-31', '12'];

  test('those of the newest year in kroner, annual and of the company itself', async () => {
    expect(await rowsOf(columns)).toEqual([
      ['90', '50', '-7', '33', '2021-12-31', '6'],
      of2020,
      of2020,
      of2020,
      [null, null, null, null, null, null],
      [null, null, null, null, null, null],
    ]);
  });

  test('also alone, without an amount', async () => {
    const rows = await rowsOf(['cvr', 'accountsMonths']);
    expect(rows.slice(0, 2)).toEqual([
      [keyOf(1), '6'],
      [keyOf(2), '12'],
    ]);
  });

  test('beside the amounts in tables unless others are wished for', async () => {
    const { bytes } = await world.fileOf(userId, { target, format: 'xlsx' });
    const { head, rows } = await readXlsx(bytes);
    const place = head.indexOf('Gross profit (DKK)');
    expect(head.slice(place, place + 3)).toEqual([
      ...['Gross profit (DKK)', 'Accounts until', 'Months'],
    ]);
    expect(rows[1]?.slice(place, place + 3)).toEqual([60, '2020-12-31', 12]);
  });

  test('on paper, in Danish', async () => {
    const { createExport } = await import('@/lib/exports/mutations');
    const { openExport } = await import('@/lib/exports/queries');
    const asker = { userId, address: null, language: 'da' } as const;
    const made = await createExport(asker, { target, format: 'pdf', columns });
    const { content } = await openExport(userId, made.id);
    const text = pdfText(Buffer.from(await new Response(content).arrayBuffer()));
    expect(text).toContain(squashed('Regnskab til'));
    expect(text).toContain(squashed('Måneder'));
    expect(text).toContain(squashed('90 50 -7 33 31/12/2021 6'));
  });
});
