import { recordOf } from '@/lib/entries';
import { isoDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { snakeCase } from '@/lib/words/snake-case';
import { type Break, breakBefore, breakOf } from './breaks';
import { isSamePeriod, statedIn } from './comparative';
import { BALANCE_FIELDS, INCOME_FIELDS, OWN_LINES, STATEMENT_FIELDS } from './constants';
import { contradictedIn } from './contradicted';
import { correctionOf, toWireCorrection } from './corrected';
import { growth } from './growth';
import { byNewest } from './newest-first';
import { replacedBy } from './replaced';
import { toWireReport } from './report-mapper';
import { reportUrl } from './report-url';
import { previousOf } from './restated';
import type { FinancialsRow, PeriodRow, ReportRow } from './select';
import type {
  Amount,
  AnnualReport,
  FinancialPeriod,
  Financials,
  KnownOpinion,
  Scope,
  StatementField,
} from './types';

/** Why the loader left a field empty, from the row's flags. */
function reasonOf(flags: PeriodRow['flags'], field: StatementField): string | null {
  if (flags === null || typeof flags !== 'object' || Array.isArray(flags)) return null;
  const reason = flags[field];
  return typeof reason === 'string' ? reason : null;
}

const balanceFields: ReadonlySet<StatementField> = new Set(BALANCE_FIELDS);

/** The previous period: as shown, and as the report of the period restates it. */
type Before = {
  row: PeriodRow | undefined;
  restated: PeriodRow | undefined;
  reason: Break | null;
};

const valueIn = (row: PeriodRow | undefined, field: StatementField) =>
  row?.[field]?.toNumber() ?? null;

function toAmount(row: PeriodRow, before: Before, field: StatementField): Amount {
  const value = valueIn(row, field);
  const own = valueIn(before.row, field);
  const previous = previousOf(value, own, valueIn(before.restated, field));
  const hasBoth = value !== null && previous.amount !== null;
  const reason = breakOf(before.reason, balanceFields.has(field));
  const isCompared = hasBoth && reason === null;
  return {
    value,
    contradiction: value === null ? reasonOf(row.flags, field) : null,
    growth: isCompared ? growth(value, previous.amount) : null,
    restated: isCompared ? previous.restated : null,
    notCompared: hasBoth ? reason : null,
  };
}

function toPeriod(
  row: PeriodRow,
  scope: Scope,
  { row: former, restated }: Omit<Before, 'reason'>,
  filings: readonly ReportRow[],
): FinancialPeriod {
  const { filingId, startDate, endDate, currency } = row;
  const before = { row: former, restated, reason: breakBefore(row, former) };
  const amounts = STATEMENT_FIELDS.map((field) => [field, toAmount(row, before, field)] as const);
  return {
    filingId,
    startDate,
    endDate,
    scope,
    currency,
    corrected: correctionOf(row, filings),
    amounts: recordOf(amounts),
  };
}

type Told = Pick<FinancialsRow, 'periods' | 'filings'>;

function toPeriods({ periods, filings }: Told, scope: Scope): FinancialPeriod[] {
  const own = periods.filter((row) => row.scope.toLowerCase() === scope);
  const shown = own.filter(({ effective }) => effective);
  return shown.map((row, index) => {
    const former = shown[index + 1];
    const restated = former && statedIn(row, own, (other) => isSamePeriod(other, former));
    return toPeriod(row, scope, { row: former, restated }, filings);
  });
}

type Owner = Pick<FinancialsRow, 'key' | 'isSample'>;

/** Reports without a usable URL are left out. Those of sample companies are rendered on request. */
function toReports(
  { pdfUrl, superseded: _superseded, ...filing }: ReportRow,
  all: readonly ReportRow[],
  { key, isSample }: Owner,
): AnnualReport[] {
  const report = { ...filing, replaced: replacedBy(filing, all) };
  if (isSample && pdfUrl === null) {
    return [{ ...report, url: paths.sampleReport(key, isoDay(report.endDate)) }];
  }
  const url = reportUrl(pdfUrl);
  return url === null ? [] : [{ ...report, url }];
}

/** Maps rows, the periods newest first, to the application's type. */
export function toFinancials({ periods, filings: rows, ...owner }: FinancialsRow): Financials {
  const all = rows.toSorted(byNewest);
  const filings = all.filter(({ superseded }) => !superseded);
  const told = { periods, filings };
  return {
    periods: { solo: toPeriods(told, 'solo'), group: toPeriods(told, 'group') },
    opinion: newestOpinion(filings, periods),
    reports: filings.flatMap((report) => toReports(report, all, owner)),
  };
}

/** The lines of a statement that are part of the API contract, with their names there. */
export const wireLines = (fields: readonly StatementField[]) =>
  fields
    .filter((field) => !OWN_LINES.has(field))
    .map((field) => ({ field, name: snakeCase(field) }));

const toStatement = ({ amounts }: FinancialPeriod, fields: readonly StatementField[]) =>
  Object.fromEntries(wireLines(fields).map(({ field, name }) => [name, amounts[field].value]));

/** Maps the accounts of one scope to the API's wire format. */
export function toFinancialData({ periods, reports }: Financials, scope: Scope) {
  return {
    data: periods[scope].map((period) => ({
      start_date: isoDay(period.startDate),
      end_date: isoDay(period.endDate),
      income_statement: toStatement(period, INCOME_FIELDS),
      balance_sheet: toStatement(period, BALANCE_FIELDS),
      profit_loss_before_tax: period.amounts.profitLossBeforeTax.value,
      property_plant_and_equipment: period.amounts.propertyPlantAndEquipment.value,
      average_employees: period.amounts.employees.value,
      contradicted: contradictedIn(period).map((field) =>
        field === 'employees' ? 'average_employees' : snakeCase(field),
      ),
      currency: period.currency,
      scope,
      corrected_report: toWireCorrection(period.corrected),
    })),
    periods: periods[scope].map(({ startDate, endDate }) => ({
      startDate: isoDay(startDate),
      endDate: isoDay(endDate),
    })),
    pdf_links: reports.map(toWireReport),
  };
}

type Filing = Pick<AnnualReport, 'id' | 'endDate' | 'auditOpinion' | 'goingConcern'>;

/**
 * The auditor's opinion in the newest report that could be read, and its note on going concern. A
 * report published as a PDF only says nothing of either; taking its silence for an answer would hide
 * the qualification of the report it corrects, or of the year before.
 *
 * @param filings Those in force, newest first.
 * @param periods The statements of the reports that could be read.
 * @returns null where no report could be read.
 */
function newestOpinion(
  filings: readonly Filing[],
  periods: readonly { filingId: string }[],
): KnownOpinion | null {
  const known = filings.find(
    ({ id, auditOpinion, goingConcern }) =>
      (auditOpinion ?? goingConcern) !== null || periods.some(({ filingId }) => filingId === id),
  );
  const [newest] = filings;
  if (!known || !newest) return null;
  const { endDate, auditOpinion, goingConcern } = known;
  return {
    endDate,
    auditOpinion,
    goingConcern,
    unreadEnd: newest.endDate > endDate ? newest.endDate : null,
  };
}
