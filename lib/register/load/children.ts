import 'server-only';
import type { CompanyRecord, PeriodRecord, RoleRecord, StatementValues } from '../record';
import { type Cell, encodeRow } from './copy';
import { statementFields } from './tables';

/** Fits a smallint; no company in the register comes close. */
const maxPosition = 30_000;

/**
 * Rows of a table keyed by (company, position): without duplicates, in an order that depends only
 * on their content, so that repeated loads agree.
 */
function positioned(key: string, rows: readonly Cell[][]): string[] {
  // Most companies have one name and one life period, so there is nothing to sort.
  if (rows.length === 1) return rows.map((row) => `${key}\t1\t${encodeRow(row)}`);
  const texts = [...new Set(rows.map(encodeRow))].sort().slice(0, maxPosition);
  return texts.map((text, index) => `${key}\t${index + 1}\t${text}`);
}

/** One item per key, the last one in the list, ordered by key. */
export function keyed<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  if (items.length < 2) return items;
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

export function nameRows({ key, names }: CompanyRecord): string[] {
  return positioned(
    key,
    names.map((name) => [name.validFrom, name.validTo, name.kind, name.name]),
  );
}

export function lifeRows({ key, lifePeriods }: CompanyRecord): string[] {
  return positioned(
    key,
    lifePeriods.map((period) => [period.validFrom, period.validTo]),
  );
}

/** The register numbers the secondary industries itself, so its order is kept. */
export function secondaryIndustryRows({ key, secondaryIndustries }: CompanyRecord): string[] {
  return secondaryIndustries
    .slice(0, 3)
    .map(({ version, code }, index) => encodeRow([key, index + 1, version, code]));
}

export function employmentRows({ key, employment }: CompanyRecord): string[] {
  return keyed(employment, ({ months, startsOn }) => `${months} ${startsOn}`).map((entry) =>
    encodeRow([
      ...[key, entry.months, entry.startsOn],
      ...[entry.employees, entry.min, entry.max, entry.fullTime],
    ]),
  );
}

export function participantRows({ roles, registerUpdatedAt }: CompanyRecord): string[] {
  return keyed(
    roles.map(({ participant }) => participant),
    ({ id }) => String(id),
  ).map(({ id, kind, name, companyKey }) =>
    encodeRow([registerUpdatedAt, id, kind, name, companyKey]),
  );
}

function roleCells(role: RoleRecord): Cell[] {
  return [
    ...[role.validFrom, role.validTo, role.group, role.organ, role.title],
    ...[role.participant.id, role.ownership, role.votes],
  ];
}

export function roleRows({ key, roles }: CompanyRecord): string[] {
  return positioned(key, roles.map(roleCells));
}

export function filingRows({ key, accounts }: CompanyRecord): string[] {
  return keyed(accounts?.filings ?? [], ({ id }) => id).map((filing) =>
    encodeRow([
      ...[filing.id, key, filing.kind, filing.startDate, filing.endDate, filing.publishedAt],
      ...[filing.amended, filing.pdfUrl, filing.xbrlUrl],
      ...[filing.passages?.goingConcern, filing.auditOpinion],
      filing.passages && JSON.stringify(filing.passages),
    ]),
  );
}

const statementCells = (values: StatementValues) => statementFields.map((field) => values[field]);

const periodId = ({ filingId, endDate, scope }: PeriodRecord) => `${filingId} ${endDate} ${scope}`;

/**
 * For sources with one row per period and scope; accounts from filings are loaded in
 * lib/register/filings.
 */
export function periodRows({ key, accounts }: CompanyRecord): string[] {
  return keyed(accounts?.periods ?? [], periodId).map((period) =>
    encodeRow([
      ...[period.filingId, period.endDate, period.scope, key, period.startDate],
      ...[period.currency, period.employees],
      ...statementCells(period.values),
    ]),
  );
}
