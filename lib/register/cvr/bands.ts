import 'server-only';
import type { Day, Period, RoleRecord } from '../record';
import { isOpen, shifted } from './periods';
import { decimalOf } from './values';

/** What the register writes of a share or its votes, and for how long. */
export type Value = Period & { text: string };
type Band = Period & Pick<RoleRecord, 'ownership' | 'votes'>;

/** Of the days that documents can have: to begin on the first or to end on the last is to be open. */
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

const startOf = ({ validFrom }: Period) => validFrom ?? '';
const inOrder = (values: readonly Value[]) =>
  values.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));

/** Days from which on something else holds. */
function changeDays(values: readonly Value[]): Day[] {
  const days = values.flatMap(({ validFrom, validTo }) => [
    validFrom ?? firstDay,
    ...(validTo === null || validTo === lastDay ? [] : [shifted(validTo, 1)]),
  ]);
  return [...new Set([firstDay, ...days])].sort();
}

/** Lower bound of a band as a fraction of one. */
const fraction = (value: Value | undefined) => decimalOf(value?.text, 1.000_001);

/** Of several on one day the one that began last. */
const heldOn = (values: readonly Value[], day: Day) =>
  values.findLast((value) => isOpen(value, day));

/** Bands that follow one another and tell the same are one. */
function addTo(bands: Band[], band: Band): void {
  const last = bands.at(-1);
  const follows = last?.validTo && band.validFrom && shifted(last.validTo, 1) === band.validFrom;
  const isSame = last?.ownership === band.ownership && last.votes === band.votes;
  if (follows && isSame) last.validTo = band.validTo;
  else bands.push(band);
}

/**
 * The stretches of time in which somebody held one share with the same votes. Votes without a share
 * count only of somebody of whom no share is told at all: the register may have left them open.
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
      validTo: next === undefined ? null : shifted(next, -1),
      ownership: fraction(share),
      votes: fraction(vote),
    });
  }
  return bands;
}
