import { expect, test } from 'vitest';
import { read, scopes, values } from '@/tests/support/read-reports';
import {
  amount,
  context,
  header,
  member,
  said,
  unit,
  usual,
} from '@/tests/support/report-documents';

const group = member('cmn:ConsolidatedSoloDimension', 'cmn:ConsolidatedMember');
const alone = member('cmn:ConsolidatedSoloDimension', ' cmn:SoloMember ');

test('the dimension tells group from company, in scenario and in segment', () => {
  const report = read(
    usual,
    context('g', '2023-12-31', { scenario: group }),
    context('g2', '2023-01-01/2023-12-31', { segment: group }),
    context('s', '2023-01-01/2023-12-31', { scenario: alone }),
    header,
    amount('fsa:Equity', 'g', 200),
    amount('fsa:ProfitLoss', 'g2', 20),
    amount('fsa:Equity', 'end', 100),
    amount('fsa:ProfitLoss', 's', 10),
  );
  expect(scopes(report)).toEqual([
    ['SOLO', false, { Equity: 100, ProfitLoss: 10 }],
    ['GROUP', false, { Equity: 200, ProfitLoss: 20 }],
  ]);
});

test('figures under any other dimension are left out', () => {
  const years = member('cmn:RetrospectiveInformationDimension', 'cmn:TwoYearsAgoMember');
  const typed =
    '<xbrldi:typedMember dimension="fsa:SegmentDimension"><fsa:no>1</fsa:no></xbrldi:typedMember>';
  const report = read(
    usual,
    context('a', '2023-12-31', { scenario: years }),
    context('b', '2023-12-31', { scenario: typed }),
    context('c', '2023-12-31', { scenario: `${group}${typed}` }),
    context('d', '2023-12-31', { segment: '<fsa:own>1</fsa:own>' }),
    header,
    amount('fsa:Assets', 'a', 1),
    amount('fsa:Assets', 'b', 2),
    amount('fsa:Assets', 'c', 3),
    amount('fsa:Assets', 'd', 4),
    amount('fsa:Assets', 'end', 5),
  );
  expect(scopes(report)).toEqual([['SOLO', false, { Assets: 5 }]]);
});

test('the reported value is one, and another rendering of it is none', () => {
  const rendering = (what: string) =>
    member('cmn:ReportedValueOtherRenderingOfReportedValueDimension', `cmn:${what}Member`);
  const report = read(
    usual,
    context('a', '2023-12-31', { scenario: `${rendering('ReportedValue')}${group}` }),
    context('b', '2023-12-31', { scenario: rendering('ReportedValue') }),
    context('c', '2023-12-31', { scenario: rendering('OtherRenderingOfReportedValue') }),
    header,
    amount('fsa:Assets', 'a', 900),
    amount('fsa:Assets', 'b', 500),
    amount('fsa:Assets', 'c', 1),
  );
  expect(scopes(report)).toEqual([
    ['SOLO', false, { Assets: 500 }],
    ['GROUP', false, { Assets: 900 }],
  ]);
});

test('figures of a period that differs by a day are taken where there are no others', () => {
  const report = read(
    usual,
    context('early', '2022-12-31/2023-12-31'),
    context('late', '2023-01-01/2024-01-01'),
    context('lateEnd', '2024-01-01'),
    context('earlyLastYear', '2021-12-31/2022-12-31'),
    context('earlyLastEnd', '2022-12-30'),
    context('month', '2022-12-01/2023-12-31'),
    header,
    said('gsd:PrecedingReportingPeriodStartDate', '2022-01-01'),
    said('gsd:PredingReportingPeriodEndDate', '2022-12-31'),
    amount('fsa:ProfitLoss', 'early', 1),
    amount('fsa:ProfitLoss', 'year', 2),
    amount('fsa:Revenue', 'early', 3),
    amount('fsa:GrossProfitLoss', 'late', 4),
    amount('fsa:Equity', 'lateEnd', 5),
    amount('fsa:TaxExpense', 'month', 9),
    amount('fsa:ProfitLoss', 'earlyLastYear', 6),
    amount('fsa:Equity', 'earlyLastEnd', 7),
  );
  expect(scopes(report)).toEqual([
    ['SOLO', false, { ProfitLoss: 2, Revenue: 3, GrossProfitLoss: 4, Equity: 5 }],
    ['SOLO', true, { ProfitLoss: 6, Equity: 7 }],
  ]);
  expect(report.flags).toEqual([
    'values of a period that differs by a day are taken (5): Revenue, GrossProfitLoss, Equity, ProfitLoss …',
  ]);
});

test('two values of periods that differ by a day contradict each other like any other two', () => {
  const report = read(
    usual,
    context('early', '2022-12-31/2023-12-31'),
    context('late', '2023-01-01/2024-01-01'),
    header,
    amount('fsa:Assets', 'end', 5),
    amount('fsa:Revenue', 'early', 3),
    amount('fsa:Revenue', 'late', 4),
  );
  expect(scopes(report)).toEqual([['SOLO', false, { Assets: 5 }]]);
  expect([...(report.statements[0]?.conflicts ?? [])]).toEqual(['Revenue']);
});

test('opening balances are not the closing ones of the year before', () => {
  const report = read(
    usual,
    context('opening', '2023-01-01'),
    header,
    said('gsd:PrecedingReportingPeriodStartDate', '2022-01-01'),
    said('gsd:PredingReportingPeriodEndDate', '2022-12-31'),
    amount('fsa:Equity', 'end', 10),
    amount('fsa:Equity', 'opening', 5),
    amount('fsa:Assets', 'lastEnd', 6),
  );
  expect(scopes(report)).toEqual([
    ['SOLO', false, { Equity: 10 }],
    ['SOLO', true, { Assets: 6 }],
  ]);
});

test('decimals never scale a value', () => {
  const report = read(
    usual,
    header,
    amount('fsa:Assets', 'end', 2846000000, 'decimals="6"'),
    amount('fsa:Equity', 'end', 333000, 'decimals="-3"'),
    amount('fsa:Provisions', 'end', '12.5', 'precision="INF" decimals="INF"'),
  );
  expect(values(report)).toEqual({ Assets: 2846000000, Equity: 333000, Provisions: 12.5 });
});

test('the same element twice: equal, rounded or contradicting', () => {
  const report = read(
    usual,
    context('again', '2023-12-31'),
    header,
    amount('fsa:Assets', 'end', 500),
    amount('fsa:Assets', 'again', '500.00'),
    amount('fsa:Equity', 'end', 50615000, 'decimals="-3"'),
    amount('fsa:Equity', 'again', 50614821),
    amount('fsa:Provisions', 'end', 588224),
    amount('fsa:Provisions', 'again', -588223),
    amount('fsa:Inventories', 'end', 0),
    amount('fsa:Inventories', 'again', 485),
  );
  expect(values(report)).toEqual({ Assets: 500, Equity: 50614821 });
  expect(report.statements[0]?.conflicts).toEqual(new Set(['Provisions', 'Inventories']));
  expect(report.flags).toEqual([
    'values contradict each other, solo 2023-12-31 (2): Provisions 588224 and -588223, Inventories 0 and 485',
  ]);
});

test('group and company that only their ids tell apart stay empty', () => {
  const report = read(
    context('C_end', '2023-12-31'),
    context('P_end', '2023-12-31'),
    unit('u0', 'iso4217:DKK'),
    header.replaceAll('contextRef="year"', 'contextRef="C_end"'),
    amount('ifrs-full:Equity', 'C_end', 9000),
    amount('ifrs-full:Equity', 'P_end', 4000),
    amount('ifrs-full:IssuedCapital', 'C_end', 500),
    amount('ifrs-full:IssuedCapital', 'P_end', 500),
  );
  expect(scopes(report)).toEqual([['SOLO', false, { 'ifrs-full:IssuedCapital': 500 }]]);
  expect(report.statements[0]?.conflicts).toEqual(new Set(['ifrs-full:Equity']));
});

test('the currency is the measure most amounts have; others are left out', () => {
  const report = read(
    usual,
    unit('DKK', 'iso4217:EUR'),
    header,
    amount('fsa:Assets', 'end', 100, 'unitRef="DKK"'),
    amount('fsa:Equity', 'end', 40, 'unitRef="DKK"'),
    amount('fsa:Equity', 'end', 298),
    amount('fsa:AverageNumberOfEmployees', 'year', 2, 'unitRef="u1"'),
  );
  expect(report.statements[0]?.currency).toBe('EUR');
  expect(values(report)).toEqual({ Assets: 100, Equity: 40, AverageNumberOfEmployees: 2 });
  expect(report.flags).toEqual(['amounts in DKK are left out (1): Equity']);
});

test('the group may report in another currency than the company', () => {
  const report = read(
    usual,
    context('g', '2023-12-31', { scenario: group }),
    context('g2', '2023-01-01/2023-12-31', { scenario: group }),
    unit('e', 'iso4217:EUR'),
    header,
    amount('fsa:Equity', 'g', 40, 'unitRef="e"'),
    amount('fsa:Assets', 'g', 90, 'unitRef="e"'),
    amount('fsa:AverageNumberOfEmployees', 'g2', 8, 'unitRef="u1"'),
    amount('fsa:Equity', 'end', 298),
  );
  expect(report.statements.map(({ scope, currency }) => [scope, currency])).toEqual([
    ['SOLO', 'DKK'],
    ['GROUP', 'EUR'],
  ]);
  expect([values(report, 0), values(report, 1)]).toEqual([
    { Equity: 298 },
    { Equity: 40, Assets: 90, AverageNumberOfEmployees: 8 },
  ]);
  expect(report.flags).toEqual([]);
});

test('people are counted with the unit pure, however written, or with none', () => {
  const counts = ['unitRef="p"', 'unitRef="s"'].map((more) =>
    read(
      usual,
      unit('p', 'pure'),
      unit('s', 'shares'),
      header,
      amount('fsa:AverageNumberOfEmployees', 'year', 4, more),
    ),
  );
  const none = read(usual, header, said('fsa:AverageNumberOfEmployees', '4'));
  for (const report of [...counts, none]) {
    expect(values(report)).toEqual({ AverageNumberOfEmployees: 4 });
    expect(report.statements[0]?.currency).toBe('DKK');
  }
});

test('no value is empty and not zero', () => {
  const report = read(
    usual,
    header,
    amount('fsa:Assets', 'end', '', 'xsi:nil="true"'),
    amount('fsa:Equity', 'end', '', 'xsi:nil="1"'),
    amount('fsa:Inventories', 'end', 0),
  );
  expect(values(report)).toEqual({ Inventories: 0 });
  expect(report.flags).toEqual([]);
});

test('values that cannot be are left out and told', () => {
  const report = read(
    usual,
    header,
    amount('fsa:Equity', 'end', 10),
    amount('fsa:Assets', 'end', '1000000000000001'),
    amount('fsa:Provisions', 'end', '1.000,50'),
    amount('fsa:Inventories', 'nowhere', 1),
    amount('fsa:Revenue', 'year', 1, 'unitRef="nothing"'),
  );
  expect(values(report)).toEqual({ Equity: 10 });
  expect(report.flags).toEqual([
    'amounts beyond 10^15 are left out (1): Assets',
    'values that are no numbers are left out (1): Provisions',
    'values in a context that is not told are left out (1): Inventories',
    'values in a unit that is not told are left out (1): Revenue',
  ]);
});

test('facts in tuples are passed over', () => {
  const tuple = `<fsa:List>${amount('fsa:Equity', 'end', 1)}</fsa:List>`;
  expect(values(read(usual, header, tuple, amount('fsa:Assets', 'end', 2)))).toEqual({ Assets: 2 });
});

test('totals that do not fit are flagged beyond rounding', () => {
  const totals = (assets: number, liabilities: number, current: number) =>
    read(
      usual,
      header,
      amount('fsa:Assets', 'end', assets),
      amount('fsa:LiabilitiesAndEquity', 'end', liabilities),
      amount('fsa:NoncurrentAssets', 'end', 300),
      amount('fsa:CurrentAssets', 'end', current),
    ).flags;
  expect(totals(1000, 1000, 701)).toEqual([]);
  expect(totals(1000, 1009, 790)).toEqual([
    'Assets and LiabilitiesAndEquity differ by 9, solo 2023-12-31',
    'Assets and NoncurrentAssets + CurrentAssets differ by 90, solo 2023-12-31',
  ]);
});

test('ratios of the review are not figures of the statements', () => {
  const review = 'xmlns:mrv="http://xbrl.dcca.dk/mrv" unitRef="u1"';
  const report = read(
    usual,
    header,
    amount('fsa:Equity', 'end', 1),
    amount('mrv:EquityRatio', 'year', '61.7', review),
  );
  expect(values(report)).toEqual({ Equity: 1 });
});
