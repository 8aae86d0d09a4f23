import 'server-only';
import type { CompanyStatus } from '@/prisma/client/enums';
import type { Day, Period } from '../record';
import { currentItem, currentOrLast, periodOf } from './periods';
import { dayAt, integerAt, type Json, lineAt, listAt, objectAt } from './values';

export type Life = {
  periods: Period[];
  foundedOn: Day | null;
  /** The last day of the last period when all are over. */
  ceasedOn: Day | null;
  ceased: boolean;
  /** The day on which the document is read: the load's, or a ceased one's last. */
  at: Day;
};

/** Several periods are normal: sole proprietors cease and begin again. */
export function lifeOf(document: Json, founded: Day | null, day: Day): Life {
  const periods = listAt(document, 'livsforloeb').map(periodOf);
  const starts = periods.flatMap(({ validFrom }) => validFrom ?? []).sort();
  const ends = periods.flatMap(({ validTo }) => validTo ?? []).sort();
  const over =
    periods.length > 0 && periods.every(({ validTo }) => validTo !== null && validTo < day);
  const ceasedOn = over ? (ends.at(-1) ?? null) : null;
  return {
    periods,
    foundedOn: founded ?? starts[0] ?? null,
    ceasedOn,
    ceased: over,
    at: ceasedOn ?? day,
  };
}

/** The register's words, in the order in which they decide. */
const statuses: [RegExp, CompanyStatus][] = [
  [/^(OPLØST|TVANGSOPLØST|SLETTET|OPHØRT)/, 'CEASED'],
  [/KONKURS/, 'IN_BANKRUPTCY'],
  [/LIKVIDATION/, 'IN_LIQUIDATION'],
  [/REKONSTRUKTION/, 'IN_RECONSTRUCTION'],
  [/TVANGSOPLØSNING/, 'IN_COMPULSORY_DISSOLUTION'],
];

export function statusOfText(text: string | null): CompanyStatus {
  const upper = (text ?? '').toLocaleUpperCase('da');
  return statuses.find(([pattern]) => pattern.test(upper))?.[1] ?? 'ACTIVE';
}

/** kreditoplysningkode of a bankruptcy; how it is told of companies without a status. */
const bankrupt = 1;

export function statusOf(
  document: Json,
  metadata: Json,
  life: Life,
  day: Day,
): { status: CompanyStatus; statusText: string | null } {
  const entry = currentOrLast(listAt(document, 'virksomhedsstatus'), day);
  const text = (entry && lineAt(entry, 'status')) ?? lineAt(metadata, 'sammensatStatus');
  if (life.ceased) return { status: 'CEASED', statusText: text };
  const status = statusOfText(text);
  const newest = document.status ? null : objectAt(metadata, 'nyesteStatus');
  const credit = currentItem(newest ? [newest] : listAt(document, 'status'), day);
  if (status === 'ACTIVE' && credit && integerAt(credit, 'kreditoplysningkode') === bankrupt) {
    return { status: 'IN_BANKRUPTCY', statusText: lineAt(credit, 'kreditoplysningtekst') ?? text };
  }
  return { status, statusText: text };
}

export const foundedOn = (metadata: Json): Day | null => dayAt(metadata, 'stiftelsesDato');
