import { expect, test } from 'vitest';
import { read, scopes, values } from '@/tests/support/read-reports';
import {
  amount,
  context,
  header,
  instance,
  member,
  said,
  unit,
  usual,
} from '@/tests/support/report-documents';
import { readReport } from '.';
import { ReportError } from './report-error';

test('a report with its words, figures and the year before', () => {
  const report = read(
    usual,
    said('gsd:IdentificationNumberCvrOfReportingEntity', '\n 12 34 56 78 '),
    said('gsd:NameOfReportingEntity', 'Birkely\n   Teglværk ApS'),
    said('gsd:AddressOfReportingEntityStreetName', 'Kirkestræde'),
    said('gsd:AddressOfReportingEntityStreetBuildingIdentifier', '4 B'),
    said('gsd:AddressOfReportingEntityPostcodeAndTown', '5700  Svendborg'),
    said('gsd:ReportingPeriodStartDate', '2023-01-01'),
    said('gsd:ReportingPeriodEndDate', ' 2023-12-31 '),
    said('gsd:PrecedingReportingPeriodStartDate', '2022-01-01'),
    said('gsd:PredingReportingPeriodEndDate', '2022-12-31'),
    said('gsd:InformationOnTypeOfSubmittedReport', 'Årsrapport'),
    said('gsd:DateOfApprovalOfReport', '2024-04-30'),
    said('gsd:DateOfGeneralMeeting', '2024-05-02'),
    said('cmn:NameOfAuditFirm', 'Revision &amp;amp; Co.'),
    said('cmn:TypeOfAuditorAssistance', 'Revisionspåtegning'),
    said('fsa:ClassOfReportingEntity', 'Regnskabsklasse B'),
    amount('fsa:ProfitLoss', 'year', '-120500'),
    amount('fsa:Equity', 'end', ' 900000 '),
    amount('fsa:Equity', 'lastEnd', '1020500'),
    amount('fsa:AverageNumberOfEmployees', 'year', '3.5', 'unitRef="u1"'),
  );
  expect(report).toEqual({
    companyKey: '12345678',
    name: 'Birkely Teglværk ApS',
    address: { street: 'Kirkestræde 4 B', postalCode: '5700', postalDistrict: 'Svendborg' },
    kind: 'ANNUAL',
    reportType: 'Årsrapport',
    reportingClass: 'Regnskabsklasse B',
    startDate: '2023-01-01',
    endDate: '2023-12-31',
    preceding: { startDate: '2022-01-01', endDate: '2022-12-31' },
    precedingInferred: false,
    approvedOn: '2024-05-02',
    auditFirm: 'Revision & Co.',
    auditAssistance: 'Revisionspåtegning',
    auditOpinion: null,
    goingConcern: null,
    passages: null,
    statements: [
      {
        startDate: '2023-01-01',
        endDate: '2023-12-31',
        scope: 'SOLO',
        comparative: false,
        currency: 'DKK',
        values: new Map([
          ['ProfitLoss', -120500],
          ['Equity', 900000],
          ['AverageNumberOfEmployees', 3.5],
        ]),
        conflicts: new Set(),
      },
      {
        startDate: '2022-01-01',
        endDate: '2022-12-31',
        scope: 'SOLO',
        comparative: true,
        currency: 'DKK',
        values: new Map([['Equity', 1020500]]),
        conflicts: new Set(),
      },
    ],
    flags: [],
  });
});

test('elements are known by their namespace, whatever the prefix', () => {
  const report = readReport(
    Buffer.from(
      instance(usual, header, amount('EOGS:Equity', 'end', 7), amount('fsa:Assets', 'end', 9))
        .replace('xmlns:xbrldi', 'xmlns:EOGS="http://xbrl.dcca.dk/fsa" xmlns:xbrldi')
        .replace('xmlns:fsa="http://xbrl.dcca.dk/fsa"', 'xmlns:fsa="http://example.org/2024/own"'),
    ),
  );
  expect(values(report)).toEqual({ Equity: 7, 'own:Assets': 9 });
});

test('the period is the one stated, not that of the context it is stated in', () => {
  const report = read(
    usual,
    context('both', '2022-01-01/2023-12-31'),
    header.replaceAll('contextRef="year"', 'contextRef="both"'),
    amount('fsa:ProfitLoss', 'both', 1),
    amount('fsa:ProfitLoss', 'year', 2),
  );
  expect([report.startDate, report.endDate]).toEqual(['2023-01-01', '2023-12-31']);
  expect(values(report)).toEqual({ ProfitLoss: 2 });
});

test('a preceding period that is not stated ends the day before', () => {
  const report = read(
    usual,
    context('quarter', '2022-10-01/2022-12-31'),
    context('opening', '2023-01-01'),
    header,
    amount('fsa:Equity', 'end', 10),
    amount('fsa:Equity', 'opening', 5),
    amount('fsa:ProfitLoss', 'quarter', 99),
    amount('fsa:ProfitLoss', 'lastYear', 4),
    amount('fsa:Revenue', 'lastYear', 44),
    amount('fsa:Equity', 'lastEnd', 6),
  );
  expect(report.preceding).toEqual({ startDate: '2022-01-01', endDate: '2022-12-31' });
  expect(report.precedingInferred).toBe(true);
  expect(values(report, 0)).toEqual({ Equity: 10 });
  expect(values(report, 1)).toEqual({ ProfitLoss: 4, Revenue: 44, Equity: 6 });
});

test('a preceding period that is no date is flagged, and read off the contexts', () => {
  const report = read(
    usual,
    header,
    said('gsd:PrecedingReportingPeriodStartDate', '2022-01-01'),
    said('gsd:PredingReportingPeriodEndDate', '2022-12-32'),
    amount('fsa:Equity', 'end', 10),
    amount('fsa:ProfitLoss', 'lastYear', 4),
  );
  expect(values(report, 0)).toEqual({ Equity: 10 });
  expect(values(report, 1)).toEqual({ ProfitLoss: 4 });
  expect(report.precedingInferred).toBe(true);
  expect(report.flags).toEqual(['PredingReportingPeriodEndDate is not a date: 2022-12-32']);
});

test('without any period before there is none', () => {
  const report = read(usual, header, amount('fsa:Equity', 'end', 10));
  expect([report.preceding, report.precedingInferred, report.flags]).toEqual([null, false, []]);
  const opening = read(
    usual,
    header,
    amount('fsa:Equity', 'end', 10),
    amount('fsa:Equity', 'lastEnd', 8),
  );
  expect(opening.preceding).toBeNull();
  expect(opening.flags).toEqual([
    'amounts of 2022-12-31 are left out: when that period began is not stated',
  ]);
});

test('midnight at the end of a period belongs to the day before', () => {
  const report = read(
    context('year', '2023-01-01T00:00:00/2024-01-01T00:00:00'),
    unit('u0', 'iso4217:DKK'),
    header,
    amount('fsa:ProfitLoss', 'year', 3),
  );
  expect(values(report)).toEqual({ ProfitLoss: 3 });
});

test.each([
  ['Annual report', '2023-01-01', 'ANNUAL'],
  ['Årsrapport', '2023-12-01', 'ANNUAL'],
  ['Halvårsrapport', '2023-07-01', 'HALF_YEAR'],
  ['Kvartalsrapport', '2023-10-01', 'QUARTER'],
  ['Delårsrapport', '2023-10-01', 'QUARTER'],
  ['Regnskab', '2023-03-31', 'ANNUAL'],
  ['Regnskab', '2023-04-01', 'OTHER'],
])('%s from %s is %s', (type, start, kind) => {
  const report = read(
    usual,
    header.replace('Årsrapport', type).replace('2023-01-01', start),
    amount('fsa:Equity', 'end', 1),
  );
  expect(report.kind).toBe(kind);
});

test('a period that ends before it starts refuses the report, an endless one is flagged', () => {
  const backwards = header.replace('2023-12-31', '2022-12-31');
  expect(() => read(usual, backwards, amount('fsa:Equity', 'end', 1))).toThrow(
    'the reporting period ends 2022-12-31 before it starts 2023-01-01',
  );
  const endless = read(usual, header.replace('2023-01-01', '2021-12-31'));
  expect(endless.flags).toContain('the reporting period is longer than 24 months');
  const long = read(usual, header.replace('2023-01-01', '2022-01-01'));
  expect(long.flags).toEqual(['no figures of the reporting period']);
});

test('a period that is no date is refused with its place', () => {
  const read31 = () => read(usual, header.replace('2023-12-31', '2023-11-31'));
  expect(read31).toThrow(ReportError);
  expect(read31).toThrow(
    /^line \d+, column \d+: ReportingPeriodEndDate is not a date: 2023-11-31$/,
  );
  expect(() => read(unit('u0', 'iso4217:DKK'), said('gsd:NameOfReportingEntity', 'X'))).toThrow(
    'the reporting period is not stated',
  );
  expect(() => read(usual)).toThrow('the report has no facts');
});

test('a company number that is none, and two that differ, are flagged', () => {
  const none = read(usual, header.replace('12345678', '1234567'), amount('fsa:Equity', 'end', 1));
  expect([none.companyKey, none.flags]).toEqual([null, ['the company number is not one: 1234567']]);
  const two = read(
    usual,
    header,
    said('gsd:IdentificationNumberCvrOfReportingEntity', '87654321'),
    amount('fsa:Equity', 'end', 1),
  );
  expect(two.companyKey).toBe('12345678');
  expect(two.flags).toEqual([
    'IdentificationNumberCvrOfReportingEntity is both 12345678 and 87654321',
  ]);
});

test('a report of a listed company: the group unless it says otherwise, its period from its facts', () => {
  const scheme = 'http://standards.iso.org/iso/17442';
  const separate = member(
    'ifrs-full:ConsolidatedAndSeparateFinancialStatementsAxis',
    'ifrs-full:SeparateMember',
  );
  const report = read(
    context('y', '2023-01-01/2023-12-31', { scheme }),
    context('l', '2022-01-01/2022-12-31', { scheme }),
    context('q', '2024-01-01/2024-03-31', { scheme }),
    context('n', '2023-01-01/2024-12-31', { scheme }),
    context('s', '2023-12-31', { scheme, scenario: separate }),
    unit('u', 'iso4217:EUR'),
    ...['Revenue', 'ProfitLoss', 'FinanceCosts'].flatMap((name, index) => [
      amount(`ifrs-full:${name}`, 'y', 100 + index, 'unitRef="u"'),
      amount(`ifrs-full:${name}`, 'l', 90 + index, 'unitRef="u"'),
    ]),
    amount('ifrs-full:DividendsPaid', 'q', 5, 'unitRef="u"'),
    amount('ifrs-full:DividendsPaid', 'n', 6, 'unitRef="u"'),
    amount('ifrs-full:Equity', 's', 7, 'unitRef="u"'),
  );
  expect([report.companyKey, report.kind]).toEqual([null, 'ANNUAL']);
  expect(report.statements.map(({ currency }) => currency)).toEqual(['EUR', 'EUR', 'EUR']);
  expect([report.startDate, report.endDate]).toEqual(['2023-01-01', '2023-12-31']);
  expect(report.preceding).toEqual({ startDate: '2022-01-01', endDate: '2022-12-31' });
  expect(scopes(report)).toEqual([
    ['SOLO', false, { 'ifrs-full:Equity': 7 }],
    [
      'GROUP',
      false,
      { 'ifrs-full:Revenue': 100, 'ifrs-full:ProfitLoss': 101, 'ifrs-full:FinanceCosts': 102 },
    ],
    [
      'GROUP',
      true,
      { 'ifrs-full:Revenue': 90, 'ifrs-full:ProfitLoss': 91, 'ifrs-full:FinanceCosts': 92 },
    ],
  ]);
});

test('a listed company that changes its year reports on the one it filed, not on the long one before', () => {
  const document = Buffer.from(
    instance(
      context('short', '2023-07-01/2023-12-31'),
      context('quarter', '2023-10-01/2023-12-31'),
      context('year', '2022-07-01/2023-06-30'),
      unit('u0', 'iso4217:DKK'),
      ...['short', 'quarter', 'year'].map((of, index) =>
        amount('ifrs-full:Revenue', of, 100 + index),
      ),
    ),
  );
  const of = (startDate: string | null, endDate: string) => {
    const report = readReport(document, { startDate, endDate });
    return [report.startDate, report.endDate, report.preceding, scopes(report)];
  };
  const before = { startDate: '2022-07-01', endDate: '2023-06-30' };
  expect(of('2023-07-01', '2023-12-31')).toEqual([
    ...['2023-07-01', '2023-12-31', before],
    [
      ['GROUP', false, { 'ifrs-full:Revenue': 100 }],
      ['GROUP', true, { 'ifrs-full:Revenue': 102 }],
    ],
  ]);
  // A period that it has no figures of is that of another document.
  expect(of(null, '2022-12-31').slice(0, 2)).toEqual(['2022-07-01', '2023-06-30']);
});

test('a report by the Danish taxonomy is of the company, whatever identifies it', () => {
  const scheme = 'http://standards.iso.org/iso/17442';
  const report = read(
    context('year', '2023-01-01/2023-12-31', { scheme }),
    context('end', '2023-12-31', { scheme }),
    unit('u0', 'iso4217:DKK'),
    header,
    amount('fsa:Equity', 'end', 7),
  );
  expect(scopes(report)).toEqual([['SOLO', false, { Equity: 7 }]]);
});

test('a listed company’s figures are the group’s by IFRS, its own by the Danish taxonomy', () => {
  const scheme = 'http://standards.iso.org/iso/17442';
  const group = member('cmn:ConsolidatedSoloDimension', 'cmn:ConsolidatedMember');
  const contexts = [
    context('year', '2023-01-01/2023-12-31', { scheme }),
    context('end', '2023-12-31', { scheme }),
    // What the Danish part says of the audit may be of the group.
    context('audit', '2023-01-01/2023-12-31', { scheme, scenario: group }),
    unit('u0', 'iso4217:DKK'),
    header,
    said('cmn:TypeOfAuditorAssistance', 'Revisionspåtegning', 'audit'),
  ];
  const listed = [...contexts, amount('ifrs-full:Equity', 'end', 9000)];
  const own = amount('fsa:Equity', 'end', 700);
  expect(scopes(read(...listed))).toEqual([['GROUP', false, { 'ifrs-full:Equity': 9000 }]]);
  expect(scopes(read(...listed, own))).toEqual([
    ['SOLO', false, { Equity: 700 }],
    ['GROUP', false, { 'ifrs-full:Equity': 9000 }],
  ]);
});

test('IFRS figures that use the Danish dimension are the company’s where they do not', () => {
  const scenario = member('cmn:ConsolidatedSoloDimension', 'cmn:ConsolidatedMember');
  const report = read(
    usual,
    context('group', '2023-12-31', { scheme: 'http://standards.iso.org/iso/17442', scenario }),
    header,
    amount('ifrs-full:Equity', 'end', 4000),
    amount('ifrs-full:Equity', 'group', 9000),
  );
  expect(scopes(report)).toEqual([
    ['SOLO', false, { 'ifrs-full:Equity': 4000 }],
    ['GROUP', false, { 'ifrs-full:Equity': 9000 }],
  ]);
});

test.each([
  ['2022-12-30', []],
  ['2023-01-01', []],
  ['2022-12-30', ['2022-01-01', '2022-12-30']],
  ['2022-12-31', ['2022-01-01', '2023-01-01']],
])('a preceding period until %s, stated as %j, ends the day before all the same', (end, stated) => {
  const [from, until] = stated;
  const report = read(
    usual,
    context('before', `2022-01-01/${end}`),
    context('beforeEnd', end === '2023-01-01' ? '2022-12-31' : end),
    header,
    from ? said('gsd:PrecedingReportingPeriodStartDate', from) : '',
    until ? said('gsd:PredingReportingPeriodEndDate', until) : '',
    amount('fsa:Equity', 'end', 10),
    amount('fsa:Equity', 'beforeEnd', 8),
    amount('fsa:ProfitLoss', 'before', 4),
  );
  expect(report.preceding).toEqual({ startDate: '2022-01-01', endDate: '2022-12-31' });
  expect(values(report, 1)).toEqual({ ProfitLoss: 4, Equity: 8 });
});

test('a preceding period that the report has no figures of was left from an earlier report', () => {
  const stated = [
    said('gsd:PrecedingReportingPeriodStartDate', '2021-01-01'),
    said('gsd:PredingReportingPeriodEndDate', '2021-12-31'),
  ];
  const figures = [amount('fsa:Equity', 'end', 10), amount('fsa:Equity', 'lastEnd', 8)];
  const report = read(
    usual,
    header,
    ...stated,
    ...figures,
    amount('fsa:ProfitLoss', 'lastYear', 4),
  );
  expect(report.preceding).toEqual({ startDate: '2022-01-01', endDate: '2022-12-31' });
  expect(values(report, 1)).toEqual({ ProfitLoss: 4, Equity: 8 });
  expect(report.flags).toEqual(['the preceding period is stated as 2021-01-01 to 2021-12-31']);
  // Without figures of another year it stands: the company may have reported on no other.
  expect(read(usual, header, ...stated, ...figures).preceding?.endDate).toBe('2021-12-31');
});

test('the reporting period stated as the one before it too is not last year', () => {
  const report = read(
    usual,
    header,
    said('gsd:PrecedingReportingPeriodStartDate', '2023-01-01'),
    said('gsd:PredingReportingPeriodEndDate', '2023-12-31'),
    amount('fsa:ProfitLoss', 'year', 7),
    amount('fsa:ProfitLoss', 'lastYear', 4),
  );
  expect(report.preceding).toEqual({ startDate: '2022-01-01', endDate: '2022-12-31' });
  expect(values(report, 1)).toEqual({ ProfitLoss: 4 });
  expect(report.flags).toEqual(['the preceding period is stated as 2023-01-01 to 2023-12-31']);
});
