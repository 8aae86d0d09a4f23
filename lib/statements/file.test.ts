import { strFromU8, unzipSync } from 'fflate';
import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { STATEMENT_FIELDS } from '@/lib/financials/constants';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import type { FinancialPeriod, KeyFigurePeriod, StatementField } from '@/lib/financials/types';
import { type Cell, toCsv } from '@/lib/sheets/cells';
import { toXlsx } from '@/lib/sheets/xlsx';
import danish from '@/messages/da.json';
import messages from '@/messages/en.json';
import { keyFigureRows } from './key-figure-rows';
import { statementRows } from './rows';
import { headOf, keyFigureNumbers, statementNumbers, TEXTS } from './sheets';

const t = createTranslator({ locale: 'en', messages, namespace: 'financial' });
const inDanish = createTranslator({ locale: 'da', messages: danish, namespace: 'financial' });

function period(year: number, values: Partial<Record<StatementField, number>>): FinancialPeriod {
  const amounts = STATEMENT_FIELDS.map((field) => [
    ...[field, { value: values[field] ?? null, contradiction: null, growth: null }],
  ]);
  return {
    filingId: `${year}`,
    startDate: new Date(`${year}-01-01`),
    endDate: new Date(`${year}-12-31`),
    scope: 'solo',
    currency: year === 2020 ? 'EUR' : 'DKK',
    corrected: null,
    amounts: Object.fromEntries(amounts),
  };
}

const company = { key: '12345674', name: '=HYPERLINK("x");A', isSample: true };
const periods = [
  period(2021, { revenue: 1_234_567.5, equity: -20, employees: 0.5 }),
  period(2020, { revenue: 0 }),
];
const rows = statementRows({ company, scope: 'solo', periods, t, other: inDanish });

const names = createTranslator({ locale: 'en', messages, namespace: 'keyFigures' });
const ratiosOf = (solvencyRatio: number) =>
  Object.fromEntries(
    KEY_FIGURES.map(({ id }) => [
      ...[
        id,
        {
          value: id === 'solvencyRatio' ? solvencyRatio : null,
          change: null,
          restated: null,
          onClosing: false,
        },
      ],
    ]),
  );
const ratios: KeyFigurePeriod[] = [-1.27, 40].map((ratio, place) => ({
  scope: 'solo',
  currency: 'DKK',
  corrected: null,
  figures: ratiosOf(ratio),
  startDate: new Date(`${2021 - place}-01-01`),
  endDate: new Date(`${2021 - place}-12-31`),
}));
const keyFiguresOf = (given: KeyFigurePeriod[]) =>
  keyFigureRows({ company, scope: 'solo', t, names, periods: given });
const keyFigures = keyFiguresOf(ratios);

const line = (label: string) => rows.find((row) => row[1] === label);
const head = (label: string) => rows.find((row) => row[0] === label);

test('in Danish, the second name of each field is English', () => {
  const given = { company, scope: 'solo', periods, t: inDanish, other: t } as const;
  const lines = statementRows(given).map((row) => row.slice(0, 3));
  expect(lines).toContainEqual([
    ...['Omsætning og bruttofortjeneste', 'Nettoomsætning', 'Revenue'],
  ]);
  expect(lines).toContainEqual(['CVR-nummer', null, '12345674']);
});

test('every field has a line with its group and both of its names', () => {
  const lines = rows.filter((row) => row.length === 5 && row[1] !== null);
  expect(lines).toHaveLength(STATEMENT_FIELDS.length);
  for (const row of lines) expect(row.slice(0, 3).every((name) => Boolean(name))).toBe(true);
  expect(line('Revenue')?.slice(1, 3)).toEqual(['Revenue', 'Nettoomsætning']);
});

test('what was not reported is empty and a reported zero is a zero', () => {
  expect(line('Revenue')?.slice(3)).toEqual([1_234_567.5, 0]);
  expect(line('Equity')?.slice(3)).toEqual([-20, null]);
});

test('each period has its days and its currency', () => {
  expect(head('Period from')?.slice(3)).toEqual(periods.map(({ startDate }) => startDate));
  expect(head('Period to')?.slice(3)).toEqual(periods.map(({ endDate }) => endDate));
  expect(head('Currency')?.slice(3)).toEqual(['DKK', 'EUR']);
  expect(head('Source')?.[2]).toBe('Sample data, invented');
});

test('a correction whose figures are not known is told with its day', () => {
  expect(head('Corrected report published')).toBeUndefined();
  const corrected = {
    url: 'https://reports.example/b',
    publishedAt: new Date('2022-09-01T12:00Z'),
  };
  const told = statementRows({
    ...{ company, scope: 'solo', t, other: inDanish },
    periods: periods.map((one, place) => (place === 0 ? { ...one, corrected } : one)),
  });
  expect(told.find(([label]) => label === 'Corrected report published')?.slice(3)).toEqual([
    new Date('2022-09-01'),
    null,
  ]);
});

test('which empty cells the report contradicts itself about is told', () => {
  const label = 'Left out, as the report contradicts itself';
  expect(head(label)).toBeUndefined();
  const contradicted = { value: null, contradiction: '5 and 7', growth: null };
  const told = statementRows({
    ...{ company, scope: 'solo', t, other: inDanish },
    periods: periods.map((one, place) => ({
      ...one,
      amounts: Object.fromEntries(
        Object.entries(one.amounts).map(([field, amount]) => [
          field,
          place === 1 && /^(assets|equity)$/.test(field) ? contradicted : amount,
        ]),
      ) as FinancialPeriod['amounts'],
    })),
  });
  expect(told.find(([first]) => first === label)?.slice(3)).toEqual([null, 'Assets; Equity']);
});

test('an average with a restated opening balance is told', () => {
  const label = 'Opening balance restated';
  expect(keyFigures.some(([first]) => first === label)).toBe(false);
  const [newest, ...older] = ratios;
  if (!newest) throw new Error('There is a newest year.');
  const roe = { ...newest.figures.roe, restated: 5 };
  const told = keyFiguresOf([{ ...newest, figures: { ...newest.figures, roe } }, ...older]);
  expect(told.find(([first]) => first === label)?.slice(3)).toEqual([
    'ROE, return on equity',
    null,
  ]);
});

test('a return on the closing balance is told', () => {
  const label = 'On the closing balance, not an average';
  expect(keyFigures.some(([first]) => first === label)).toBe(false);
  const [newest, oldest] = ratios;
  if (!newest || !oldest) throw new Error('There are two years.');
  const roi = { ...oldest.figures.roi, onClosing: true };
  const told = keyFiguresOf([newest, { ...oldest, figures: { ...oldest.figures, roi } }]);
  expect(told.find(([first]) => first === label)?.slice(3)).toEqual([
    null,
    'ROI, return on investment',
  ]);
});

test('the CSV is one that Danish spreadsheets read, and nothing in it is a formula', () => {
  const text = toCsv(rows);
  expect(text.startsWith('\ufeffCompany;;"\'=HYPERLINK(""x"");A"\r\n')).toBe(true);
  expect(text).toContain('Revenue and gross profit;Revenue;Nettoomsætning;1234567,5;0\r\n');
  expect(text).toContain('Equity;Equity;Egenkapital;-20;\r\n');
  expect(text).toContain('Period from;;;2021-01-01;2020-01-01\r\n');
});

test.each([
  ['+45', "'+45\r\n"],
  ['-1', "'-1\r\n"],
  ['@a', "'@a\r\n"],
  ['\ta', "'\ta\r\n"],
  ['\uff1d1', "'\uff1d1\r\n"],
  ['\n=1', '"\'\n=1"\r\n'],
  ['a\nb', '"a\nb"\r\n'],
  [-1.25, '-1,25\r\n'],
] as [Cell, string][])('%j becomes %j', (cell, text) => {
  expect(toCsv([[cell]])).toBe(`\ufeff${text}`);
});

test('the workbook has numbers as numbers and texts as texts', async () => {
  const { read, utils } = await import('xlsx');
  const ratios = {
    ...{ name: 'Key figures', rows: keyFigures, numbers: keyFigureNumbers },
    ...{ frozenRows: headOf(keyFigures, t), ...TEXTS },
  };
  const statements = {
    ...{ name: 'Statements', rows, numbers: statementNumbers(t), frozenRows: headOf(rows, t) },
    ...TEXTS,
  };
  const bytes = await toXlsx('Nordhavn & Søn · CVR 12345674', [statements, ratios]);
  const book = read(bytes, { cellNF: true });
  expect(book.Props).toMatchObject({ Title: 'Nordhavn & Søn · CVR 12345674', Author: 'Veminto' });
  const parts = unzipSync(bytes);
  expect(book.Workbook?.Names).toMatchObject([
    { Name: '_xlnm.Print_Titles', Ref: "'Statements'!$1:$9", Sheet: 0 },
    { Name: '_xlnm.Print_Titles', Ref: "'Key figures'!$1:$9", Sheet: 1 },
  ]);
  for (const number of [1, 2]) {
    const written = strFromU8(parts[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
    // The company, its periods and their currency, and the names of lines.
    expect(written).toContain('<pane xSplit="2" ySplit="9" topLeftCell="C10"');
    expect(written).toContain('fitToPage="1"');
    expect(written).toContain('orientation="landscape"');
  }
  expect(book.SheetNames).toEqual(['Statements', 'Key figures']);
  const sheet = book.Sheets.Statements ?? {};
  expect(sheet.C1).toMatchObject({ t: 's', v: company.name });
  expect(sheet.C1).not.toHaveProperty('f');
  const cells = utils.sheet_to_json<Cell[]>(sheet, { header: 1 });
  expect(cells.find((row) => row[1] === 'Revenue')?.slice(3)).toEqual([1_234_567.5, 0]);
  expect(cells.find((row) => row[1] === 'Equity')?.slice(3)).toEqual([-20]);
  const shown = (label: string, column: string) => {
    const at = Object.entries(sheet).find(([, cell]) => cell?.v === label)?.[0] ?? '';
    return sheet[at.replace('B', column)]?.w;
  };
  expect([shown('Revenue', 'D'), shown('Average employees', 'D')]).toEqual(['1,234,568', '0.5']);
  const from = Object.entries(sheet).find(([, cell]) => cell?.v === 'Period from')?.[0] ?? '';
  const first = sheet[from.replace('A', 'D')];
  expect(first).toMatchObject({ t: 'n', z: 'yyyy-mm-dd', w: '2021-01-01' });
  const second = utils.sheet_to_json<Cell[]>(book.Sheets['Key figures'] ?? {}, { header: 1 });
  expect(second.find(([name]) => name === 'Solvency ratio')).toEqual([
    ...['Solvency ratio', 'equity ÷ assets × 100', 'percent', -1.27, 40],
  ]);
  expect(second.find(([name]) => name === 'Coverage ratio')).toHaveLength(3);
});
