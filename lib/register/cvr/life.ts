import 'server-only';
import type { CompanyStatus } from '@/prisma/client/enums';
import type { CompanyRecord, Day, Period } from '../record';
import { addDays, currentItem, currentOrLast, isOpen, periodOf } from './periods';
import { dayAt, integerAt, type Json, lineAt, listAt, objectAt } from './values';

type Life = {
  periods: Period[];
  foundedOn: Day | null;
  /** First day of the last period that has begun. */
  beganOn: Day | null;
  /** First day of the next period if none is open: the register calls this "Fremtid". */
  beginsOn: Day | null;
  /** Last day of the last period if all are over. */
  ceasedOn: Day | null;
  ceased: boolean;
  /** The day as of which the document is read: the load's day, or a ceased company's last day. */
  at: Day;
  /**
   * The day for looking up entries of the state after the end: the load's day, or the day after if
   * the life ended on it.
   */
  now: Day;
};

/**
 * A period includes its last day, so only the register's status text can tell that the life is over
 * on that day.
 */
function isSaidToBeOver(document: Json, metadata: Json, day: Day): boolean {
  const entry = currentOrLast(listAt(document, 'virksomhedsstatus'), day);
  const words = [entry && lineAt(entry, 'status'), lineAt(metadata, 'sammensatStatus')];
  return words.some((text) => statusOfText(text) === 'CEASED');
}

/**
 * Several periods are normal: sole proprietorships cease and start again. A document is not
 * published again the day after, so a life that ends on the load's day counts as over at once if
 * the register says so.
 */
export function lifeOf(document: Json, metadata: Json, founded: Day | null, day: Day): Life {
  const periods = listAt(document, 'livsforloeb').map(periodOf);
  const starts = periods.flatMap(({ validFrom }) => validFrom ?? []).sort();
  const ends = periods.flatMap(({ validTo }) => validTo ?? []).sort();
  const endsToday = ends.at(-1) === day && isSaidToBeOver(document, metadata, day);
  const now = endsToday ? addDays(day, 1) : day;
  const over =
    periods.length > 0 && periods.every(({ validTo }) => validTo !== null && validTo < now);
  const goesOn = periods.some((period) => isOpen(period, day));
  const ceasedOn = over ? (ends.at(-1) ?? null) : null;
  return {
    periods,
    foundedOn: founded ?? starts[0] ?? null,
    beganOn: starts.findLast((start) => start <= day) ?? founded,
    beginsOn: goesOn ? null : (starts.find((start) => start > day) ?? null),
    ceasedOn,
    ceased: over,
    at: ceasedOn ?? day,
    now: over ? now : day,
  };
}

/**
 * Patterns in the register's status text, in order of precedence. "Uden retsvirkning" is a
 * registration without legal effect, so nobody trades under it. Reassumption reopens the winding up
 * of a company that was already dissolved (selskabsloven § 235); the register spells it in several
 * ways.
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

/** The kreditoplysningkode of a bankruptcy, which is how companies without a status report it. */
export const bankrupt = 1;

/** Values of statuskode: the decree was lifted, the estate was wound up. */
const [lifted, woundUp] = [2, 3];

/** With all other values the bankruptcy continues. */
const closing: readonly (number | null)[] = [lifted, woundUp];

/** Whether the bankruptcy court's last message says that the bankruptcy is over. */
export const isClosing = (statuskode: number | null) => closing.includes(statuskode);

/**
 * kreditoplysningkode and statuskode are described in `erst-cvr-indeks-datakatalog`, "status". The
 * court's messages have no end date: a company with a newer status or a newer life period has
 * outlived the bankruptcy.
 */
function isBankruptcy(credit: Json, goesOnSince: readonly (Day | null)[]): boolean {
  if (integerAt(credit, 'kreditoplysningkode') !== bankrupt) return false;
  if (isClosing(integerAt(credit, 'statuskode'))) return false;
  const { validFrom } = periodOf(credit);
  return validFrom === null || goesOnSince.every((day) => (day ?? '') <= validFrom);
}

/** In days: who ceases so soon after an estate was wound up ceased with it. */
const soon = 31;

/**
 * Whether a company that is over ended by a bankruptcy: it ceased during one, or the estate was wound
 * up after it had ceased or right before.
 */
function endedBankrupt(credit: Json, { beganOn, ceasedOn }: Life): boolean {
  const code = integerAt(credit, 'statuskode');
  if (integerAt(credit, 'kreditoplysningkode') !== bankrupt || code === lifted) return false;
  const { validFrom } = periodOf(credit);
  if (validFrom === null || ceasedOn === null) return code !== woundUp;
  return validFrom >= (code === woundUp ? addDays(ceasedOn, -soon) : (beganOn ?? ''));
}

export function statusOf(
  document: Json,
  metadata: Json,
  life: Life,
  day: Day,
): Pick<CompanyRecord, 'status' | 'statusText' | 'statusSince'> {
  const entry = currentOrLast(listAt(document, 'virksomhedsstatus'), day);
  const text = (entry && lineAt(entry, 'status')) ?? lineAt(metadata, 'sammensatStatus');
  const newest = document.status ? null : objectAt(metadata, 'nyesteStatus');
  const credit = currentItem(newest ? [newest] : listAt(document, 'status'), day);
  if (life.ceased) {
    // Of companies with status entries, these say how they ended.
    const told = !entry && credit && endedBankrupt(credit, life) ? credit : null;
    const statusText = (told && lineAt(told, 'kreditoplysningtekst')) ?? text;
    return { status: 'CEASED', statusText, statusSince: null };
  }
  const status = statusOfText(text);
  const goesOnSince = [entry && periodOf(entry).validFrom, life.beganOn];
  if (status === 'ACTIVE' && credit && isBankruptcy(credit, goesOnSince)) {
    const { validFrom } = periodOf(credit);
    const statusText = lineAt(credit, 'kreditoplysningtekst') ?? text;
    return { status: 'IN_BANKRUPTCY', statusText, statusSince: validFrom };
  }
  // A company without status entries, such as a sole proprietorship, has been active since its
  // start.
  const since = status === 'ACTIVE' ? (life.beginsOn ?? life.beganOn) : null;
  const from = entry && life.beginsOn === null ? periodOf(entry).validFrom : since;
  // A status that a company has only from a later day on does not mean that it has not begun.
  const isAhead = life.beginsOn === null && from !== null && from > day;
  return { status, statusText: text, statusSince: isAhead ? since : from };
}

export const foundedOn = (metadata: Json): Day | null => dayAt(metadata, 'stiftelsesDato');
