import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { amount, instance, said, usual } from '../../tests/support/report-documents';
import type { Row } from '../row';
import { withFolder } from '../with-folder';
import { withTemporaryDatabase } from './database';
import { row, runMeasured } from './measured';

const flows = [
  ...['Revenue', 'GrossProfitLoss', 'EmployeeBenefitsExpense', 'OtherFinanceIncome'],
  ...['OtherFinanceExpenses', 'ProfitLossFromOrdinaryOperatingActivities', 'TaxExpense'],
  ...['ProfitLossFromOrdinaryActivitiesBeforeTax', 'ProfitLoss', 'WagesAndSalaries'],
];
const balances = [
  ...['Assets', 'NoncurrentAssets', 'CurrentAssets', 'Inventories', 'ShorttermReceivables'],
  ...['CashAndCashEquivalents', 'Equity', 'RetainedEarnings', 'ContributedCapital'],
  ...['LiabilitiesAndEquity', 'ShorttermLiabilitiesOtherThanProvisions', 'LandAndBuildings'],
  ...['ShorttermTradePayables', 'ShorttermTradeReceivables', 'ProvisionsForDeferredTax'],
];
const sentence =
  'Posten måles til kostpris med fradrag af akkumulerede af- og nedskrivninger, og der foretages afskrivninger over den forventede brugstid. ';

/** An invented report of 40 to 250 kB: two years of figures, with numeric and textual notes. */
function reportDocument(number: number): string {
  const key = String(10_000_000 + number * 11);
  const value = (place: number) => 1_000 * (number % 900) + 7 * place;
  const figures = [
    ...flows.flatMap((name, place) => [
      amount(`fsa:${name}`, 'year', value(place)),
      amount(`fsa:${name}`, 'lastYear', value(place + 40)),
    ]),
    ...balances.flatMap((name, place) => [
      amount(`fsa:${name}`, 'end', value(place)),
      amount(`fsa:${name}`, 'lastEnd', value(place + 40)),
    ]),
  ];
  const notes = Array.from({ length: 60 + (number % 8) * 60 }, (_, place) =>
    [
      amount(`fsa:NoteDetail${place}`, 'end', value(place)),
      amount(`fsa:NoteDetail${place}`, 'lastEnd', value(place + 1)),
      said(`fsa:NoteText${place}`, sentence.repeat(1 + (place % 2))),
    ].join('\n'),
  );
  const header = [
    said('gsd:IdentificationNumberCvrOfReportingEntity', key),
    said('gsd:NameOfReportingEntity', `Prøvevirksomhed ${number} ApS`),
    said('gsd:ReportingPeriodStartDate', '2023-01-01'),
    said('gsd:ReportingPeriodEndDate', '2023-12-31'),
    said('gsd:InformationOnTypeOfSubmittedReport', 'Årsrapport'),
  ];
  return instance(usual, ...header, ...figures, ...notes);
}

const perFolder = 1_000;

function writeReports(folder: string, count: number): number {
  let bytes = 0;
  for (let number = 0; number < count; number += 1) {
    const inner = path.join(folder, String(Math.floor(number / perFolder)));
    mkdirSync(inner, { recursive: true });
    const text = reportDocument(number);
    bytes += Buffer.byteLength(text);
    writeFileSync(path.join(inner, `${number}.xml`), text);
  }
  return bytes;
}

/** Imports invented annual reports from files, timed from the command's start to its end. */
export async function measureFilings(count: number): Promise<Row[]> {
  return withFolder(async (folder) => {
    const size = Math.round(writeReports(folder, count) / count / 1000);
    return await withTemporaryDatabase(async (url) => {
      const load = (...args: string[]) =>
        runMeasured(url, ['scripts/register-filings.ts', ...args]);
      const first = await load(folder);
      const again = await load(folder);
      return [
        row(`new filings, ${size} kB each`, count, first),
        row('the same again', count, again),
      ];
    });
  });
}
