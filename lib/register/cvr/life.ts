import 'server-only';
import type { CompanyStatus } from '@/prisma/client/enums';
import type { CompanyRecord, Day, Period } from '../record';
import { currentItem, currentOrLast, periodOf, shifted } from './periods';
import { dayAt, integerAt, type Json, lineAt, listAt, objectAt } from './values';

export type Life = {
  periods: Period[];
  foundedOn: Day | null;
  /** The first day of the last period that has begun. */
  beganOn: Day | null;
  /** The last day of the last period when all are over. */
  ceasedOn: Day | null;
  ceased: boolean;
  /** The day on which the document is read: the load's, or a ceased one's last. */
  at: Day;
  /** The day on which what ended is looked for: the load's, or the one after a life that ended on it. */
  now: Day;
};

/** Both ends belong to a period: that nothing follows its last day, only the register's words can tell. */
function isSaidToBeOver(document: Json, metadata: Json, day: Day): boolean {
  const entry = currentOrLast(listAt(document, 'virksomhedsstatus'), day);
  const words = [entry && lineAt(entry, 'status'), lineAt(metadata, 'sammensatStatus')];
  return words.some((text) => statusOfText(text) === 'CEASED');
}

/**
 * Several periods are normal: sole proprietors cease and begin again. What ends on the very day is
 * not published again, so it is over at once when the register says so.
 */
export function lifeOf(document: Json, metadata: Json, founded: Day | null, day: Day): Life {
  const periods = listAt(document, 'livsforloeb').map(periodOf);
  const starts = periods.flatMap(({ validFrom }) => validFrom ?? []).sort();
  const ends = periods.flatMap(({ validTo }) => validTo ?? []).sort();
  const endsToday = ends.at(-1) === day && isSaidToBeOver(document, metadata, day);
  const now = endsToday ? shifted(day, 1) : day;
  const over =
    periods.length > 0 && periods.every(({ validTo }) => validTo !== null && validTo < now);
  const ceasedOn = over ? (ends.at(-1) ?? null) : null;
  return {
    periods,
    foundedOn: founded ?? starts[0] ?? null,
    beganOn: starts.findLast((start) => start <= day) ?? founded,
    ceasedOn,
    ceased: over,
    at: ceasedOn ?? day,
    now: over ? now : day,
  };
}

/**
 * The register's words, in the order in which they decide. A registration without legal effect is
 * nobody who trades. Reassumption reopens the winding up of a company that was dissolved already
 * (selskabsloven § 235); the register spells it in several ways.
 */
const statuses: [RegExp, CompanyStatus][] = [
  [/^(OPLØST|TVANGSOPLØST|SLETTET|OPHØRT|LUKKET|IKKE AKTIV|INAKTIV)/, 'CEASED'],
  [/^UDEN RETSVIRKNING/, 'CEASED'],
  [/KONKURS/, 'IN_BANKRUPTCY'],
  [/LIKVIDATION|REAS+UM+ERING/, 'IN_LIQUIDATION'],
  [/REKONSTRUKTION/, 'IN_RECONSTRUCTION'],
  [/TVANGSOPLØSNING/, 'IN_COMPULSORY_DISSOLUTION'],
];

export function statusOfText(text: string | null): CompanyStatus {
  const upper = (text ?? '').toLocaleUpperCase('da');
  return statuses.find(([pattern]) => pattern.test(upper))?.[1] ?? 'ACTIVE';
}

/** kreditoplysningkode of a bankruptcy; how it is told of companies without a status. */
const bankrupt = 1;

/** Of statuskode: the decree was lifted, the estate is wound up. What else is told leaves it open. */
const closing: readonly (number | null)[] = [2, 3];

/** The bankruptcy court's last message about a bankruptcy says that it is over. */
export const isClosing = (statuskode: number | null) => closing.includes(statuskode);

/**
 * kreditoplysningkode and statuskode: `erst-cvr-indeks-datakatalog`, "status". Messages of the court
 * are left open: what goes on since a later day, by its status or in another life, has outlived them.
 */
function isBankruptcy(credit: Json, goesOnSince: readonly (Day | null)[]): boolean {
  if (integerAt(credit, 'kreditoplysningkode') !== bankrupt) return false;
  if (isClosing(integerAt(credit, 'statuskode'))) return false;
  const { validFrom } = periodOf(credit);
  return validFrom === null || goesOnSince.every((day) => (day ?? '') <= validFrom);
}

export function statusOf(
  document: Json,
  metadata: Json,
  life: Life,
  day: Day,
): Pick<CompanyRecord, 'status' | 'statusText' | 'statusSince'> {
  const entry = currentOrLast(listAt(document, 'virksomhedsstatus'), day);
  const text = (entry && lineAt(entry, 'status')) ?? lineAt(metadata, 'sammensatStatus');
  if (life.ceased) return { status: 'CEASED', statusText: text, statusSince: null };
  const status = statusOfText(text);
  const newest = document.status ? null : objectAt(metadata, 'nyesteStatus');
  const credit = currentItem(newest ? [newest] : listAt(document, 'status'), day);
  const goesOnSince = [entry && periodOf(entry).validFrom, life.beganOn];
  if (status === 'ACTIVE' && credit && isBankruptcy(credit, goesOnSince)) {
    const { validFrom } = periodOf(credit);
    const statusText = lineAt(credit, 'kreditoplysningtekst') ?? text;
    return { status: 'IN_BANKRUPTCY', statusText, statusSince: validFrom };
  }
  // Whoever has no entries of a status, as sole proprietors, is active since the beginning.
  const since = status === 'ACTIVE' ? life.beganOn : null;
  return { status, statusText: text, statusSince: entry ? periodOf(entry).validFrom : since };
}

export const foundedOn = (metadata: Json): Day | null => dayAt(metadata, 'stiftelsesDato');
