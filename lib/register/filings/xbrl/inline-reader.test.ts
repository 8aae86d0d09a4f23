import { expect, test } from 'vitest';
import {
  context,
  inlineHeader,
  page,
  printed,
  text,
  usual,
} from '@/tests/support/report-documents';
import { readReport } from '.';

const read = (body: string, hidden = inlineHeader) => readReport(Buffer.from(page(hidden, body)));
const values = (body: string) => Object.fromEntries(read(body).statements[0]?.values ?? []);

test('printed numbers with format, scale and sign', () => {
  expect(
    values(
      [
        printed('fsa:Assets', 'end', '75,029', 'format="ixt:num-dot-decimal" scale="3"'),
        printed('fsa:Equity', 'end', '13.021,50', 'format="ixt:num-comma-decimal" sign="-"'),
        printed('fsa:Inventories', 'end', '-', 'format="ixt:fixed-zero"'),
        printed('fsa:Goodwill', 'end', '–', 'format="ixt:zerodash" sign="-"'),
        printed('fsa:Provisions', 'end', ' 1234.5 '),
        printed('fsa:LandAndBuildings', 'end', '1.005', 'format="ixt:num-dot-decimal" scale="6"'),
        printed('fsa:Revenue', 'year', '', 'xsi:nil="true"'),
      ].join(' kr., '),
    ),
  ).toEqual({
    Assets: 75029000,
    Equity: -13021.5,
    Inventories: 0,
    Goodwill: 0,
    Provisions: 1234.5,
    LandAndBuildings: 1005000,
  });
});

test('a number its format does not fit is left out and told', () => {
  const report = read(
    printed('fsa:Assets', 'end', 'ca. 75', 'format="ixt:num-dot-decimal"') +
      printed('fsa:Equity', 'end', '12', 'format="ixt:num-roman"') +
      printed('fsa:Provisions', 'end', '-12', 'sign="-"') +
      printed('fsa:Inventories', 'end', '3'),
  );
  expect(Object.fromEntries(report.statements[0]?.values ?? [])).toEqual({ Inventories: 3 });
  expect(report.flags).toEqual([
    'values that are no numbers are left out (3): Assets, Equity, Provisions',
  ]);
});

test('a text continued elsewhere, even before it, is put together', () => {
  const before = '<p><ix:continuation id="c3">8</ix:continuation></p>';
  const start = text('gsd:IdentificationNumberCvrOfReportingEntity', '12', 'continuedAt="c1"');
  const rest =
    '<p><ix:continuation id="c1" continuedAt="c2">34<ix:exclude>side 1</ix:exclude></ix:continuation></p>' +
    '<p><ix:continuation id="c2" continuedAt="c3">56<b>7</b></ix:continuation></p>';
  const dates = inlineHeader.slice(inlineHeader.indexOf('</ix:nonNumeric>') + 16);
  const equity = printed('fsa:Equity', 'end', '1');
  expect(read(before + start + rest + equity, dates).companyKey).toBe('12345678');
  const circle = rest.replace('continuedAt="c3"', 'continuedAt="c1"');
  expect(read(start + circle + equity, dates).companyKey).toBeNull();
});

test('nested facts are all read, and what is excluded belongs to those inside only', () => {
  const name = text(
    'gsd:NameOfReportingEntity',
    `Birkely <ix:exclude>side ${printed('fsa:Provisions', 'end', '2')}</ix:exclude>Teglværk`,
  );
  const nested = `<ix:nonFraction name="fsa:Assets" contextRef="end" unitRef="u0" decimals="0">${printed(
    'fsa:LiabilitiesAndEquity',
    'end',
    '500',
  )}</ix:nonFraction>`;
  const block = text('fsa:DisclosureOfAccountingPolicies', printed('fsa:Equity', 'end', '7'));
  const report = read(name + nested + block);
  expect(report.name).toBe('Birkely Teglværk');
  expect(Object.fromEntries(report.statements[0]?.values ?? [])).toEqual({
    Provisions: 2,
    LiabilitiesAndEquity: 500,
    Assets: 500,
    Equity: 7,
  });
});

test('hidden figures count, figures in tuples do not', () => {
  const report = read(
    `<ix:tuple name="fsa:List">${printed('fsa:Equity', 'end', '1')}</ix:tuple>` +
      printed('fsa:Goodwill', 'end', '3', 'tupleRef="t"'),
    inlineHeader + printed('fsa:Assets', 'end', '2'),
  );
  expect(Object.fromEntries(report.statements[0]?.values ?? [])).toEqual({ Assets: 2 });
});

test.each([
  ['31. december 2023', 'date-day-monthname-year-da'],
  ['31 December 2023', 'date-day-monthname-year-en'],
  ['December 31, 2023', 'date-monthname-day-year-en'],
  ['31.12.2023', 'date-day-month-year'],
  ['31/12/23', 'datedaymonthyear'],
  ['12/31/2023', 'dateslashus'],
  ['2023-12-31', 'date-year-month-day'],
  ['2023.12.31', 'date-year-month-day'],
])('the printed date %s', (printedDate, format) => {
  const hidden = inlineHeader.replace(
    /<ix:nonNumeric name="gsd:ReportingPeriodEndDate".*?<\/ix:nonNumeric>/,
    text('gsd:ReportingPeriodEndDate', printedDate, `format="ixt:${format}"`),
  );
  expect(read(printed('fsa:Equity', 'end', '1'), hidden).endDate).toBe('2023-12-31');
});

test('a listed company without a word about itself', () => {
  const scheme = 'http://standards.iso.org/iso/17442';
  const resources = usual + context('lei', '2023-01-01/2023-12-31', { scheme });
  const report = readReport(
    Buffer.from(page('', printed('ifrs-full:Revenue', 'lei', '12', 'scale="6"'), resources)),
  );
  expect([report.companyKey, report.startDate, report.endDate]).toEqual([
    null,
    '2023-01-01',
    '2023-12-31',
  ]);
  expect(report.statements.map(({ scope, values }) => [scope, [...values]])).toEqual([
    ['GROUP', [['ifrs-full:Revenue', 12000000]]],
  ]);
});

test('a page without inline XBRL is refused', () => {
  expect(() =>
    readReport(Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><body>Hej</body></html>')),
  ).toThrow('a web page without inline XBRL');
});
