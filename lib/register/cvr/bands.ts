import 'server-only';
import type { Day, Period, RoleRecord } from '../record';
import { addDays, isOpen } from './periods';
import { decimalOf } from './values';

/** The register's text for a share or its votes, and its period. */
export type Value = Period & { text: string };
type Band = Period & Pick<RoleRecord, 'ownership' | 'votes'>;

/**
 * The limits of documented days: a period that begins on the first or ends on the last is
 * open-ended.
 */
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

const startOf = ({ validFrom }: Period) => validFrom ?? '';
const inOrder = (values: readonly Value[]) =>
  values.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));

/** The days on which a value begins, or the day after one ends. */
function changeDays(values: readonly Value[]): Day[] {
  const days = values.flatMap(({ validFrom, validTo }) => [
    validFrom ?? firstDay,
    ...(validTo === null || validTo === lastDay ? [] : [addDays(validTo, 1)]),
  ]);
  return [...new Set([firstDay, ...days])].sort();
}

/** The lower bound of a band as a fraction of one. */
const fraction = (value: Value | undefined) => decimalOf(value?.text, 1.000_001);

/** The value that is valid on a day; if there are several, the one that began last. */
const heldOn = (values: readonly Value[], day: Day) =>
  values.findLast((value) => isOpen(value, day));

/** Merges consecutive bands with equal values. */
function addTo(bands: Band[], band: Band): void {
  const last = bands.at(-1);
  const follows = last?.validTo && band.validFrom && addDays(last.validTo, 1) === band.validFrom;
  const isSame = last?.ownership === band.ownership && last.votes === band.votes;
  if (follows && isSame) last.validTo = band.validTo;
  else bands.push(band);
}

/**
 * Splits time into periods with a constant share and votes. Votes without a share count only for a
 * participant for whom no share is registered at all: the register may have left the shares out.
 */
export function bandsOf(given: { shares: readonly Value[]; votes: readonly Value[] }): Band[] {
  const [shares, votes] = [inOrder(given.shares), inOrder(given.votes)];
  const days = changeDays([...shares, ...votes]);
  const bands: Band[] = [];
  for (const [place, day] of days.entries()) {
    const [share, vote] = [heldOn(shares, day), heldOn(votes, day)];
    if (!(shares.length > 0 ? share : vote)) continue;
    const next = days[place + 1];
    addTo(bands, {
      validFrom: day === firstDay ? null : day,
      validTo: next === undefined ? null : addDays(next, -1),
      ownership: fraction(share),
      votes: fraction(vote),
    });
  }
  return bands;
}
