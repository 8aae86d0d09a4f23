import type { CompanyRecord, Day, Period } from '@/lib/register/record';
import { dayText, firstDayOf, SNAPSHOT } from './calendar';
import type { Form } from './forms';
import { type Random, Weighted } from './random';

export type Life = {
  /** Day numbers; `ended` is null while the company is alive. */
  founded: number;
  ended: number | null;
  status: CompanyRecord['status'];
  statusText: string;
  periods: Period[];
};

export const MERGED = 'OPLØST EFTER FUSION';

type Ending = readonly [CompanyRecord['status'], string];

const living = new Weighted<Ending>([
  [['ACTIVE', 'NORMAL'], 96.6],
  [['IN_BANKRUPTCY', 'UNDER KONKURS'], 1.4],
  [['IN_LIQUIDATION', 'UNDER FRIVILLIG LIKVIDATION'], 0.9],
  [['IN_COMPULSORY_DISSOLUTION', 'UNDER TVANGSOPLØSNING'], 0.9],
  [['IN_RECONSTRUCTION', 'UNDER REKONSTRUKTION'], 0.2],
]);

const dissolved = new Weighted<Ending>([
  [['CEASED', 'OPLØST EFTER KONKURS'], 34],
  [['CEASED', 'TVANGSOPLØST'], 26],
  [['CEASED', 'OPLØST EFTER ERKLÆRING'], 18],
  [['CEASED', 'OPLØST EFTER FRIVILLIG LIKVIDATION'], 12],
  [['CEASED', MERGED], 9],
  [['CEASED', 'SLETTET'], 1],
]);

/** The register keeps companies that ceased from about this date on. */
const OLDEST_END = firstDayOf(1992);
const YEAR = 365.25;

export function drawLife(form: Form, random: Random): Life {
  const earliest = firstDayOf(form.since);
  const latest = Math.min(SNAPSHOT, firstDayOf(form.until + 1) - 1);
  if (random.chance(form.alive)) {
    const age = random.exponential(form.family === 'association' ? 16 : 11.5) * YEAR;
    const founded = clamp(Math.floor(latest - age), earliest, latest, random);
    const [status, statusText] =
      form.family === 'capital' ? living.draw(random) : (['ACTIVE', 'Aktiv'] as const);
    return {
      founded,
      ended: null,
      status,
      statusText,
      periods: periodsOf(form, founded, null, random),
    };
  }
  const floor = Math.max(earliest, OLDEST_END);
  const ended = floor + Math.floor((SNAPSHOT - floor) * random.next() ** 0.75);
  const age = 60 + random.exponential(6.5) * YEAR;
  const founded = Math.min(clamp(Math.floor(ended - age), earliest, latest, random), ended);
  const [status, statusText] =
    form.family === 'capital' ? dissolved.draw(random) : (['CEASED', 'Ophørt'] as const);
  return { founded, ended, status, statusText, periods: periodsOf(form, founded, ended, random) };
}

/** Companies older than their legal form are spread over the form's first years instead. */
function clamp(day: number, earliest: number, latest: number, random: Random): number {
  if (day >= earliest) return Math.min(day, latest);
  return Math.min(latest, earliest + Math.floor(random.exponential(5 * YEAR)));
}

const whole = (from: number, to: number | null): Period => ({
  validFrom: dayText(from),
  validTo: to === null ? null : dayText(to),
});

/** One in eight sole proprietorships older than three years paused and resumed business. */
function periodsOf(form: Form, founded: number, ended: number | null, random: Random): Period[] {
  const length = (ended ?? SNAPSHOT) - founded;
  if (form.code !== 10 || length < 3 * YEAR || !random.chance(0.125))
    return [whole(founded, ended)];
  const pause = founded + Math.floor(length * (0.2 + 0.3 * random.next()));
  const again = pause + Math.floor(length * (0.1 + 0.2 * random.next()));
  return [whole(founded, pause), whole(again, ended)];
}

/** The first day of the current status of a living company; trouble is mostly recent. */
export function drawStatusSince(life: Life, random: Random): Day | null {
  const { founded, ended, status, periods } = life;
  if (ended !== null) return null;
  if (status === 'ACTIVE') return periods.at(-1)?.validFrom ?? dayText(founded);
  const days = Math.floor(random.exponential(1.2 * YEAR));
  return dayText(Math.max(founded, SNAPSHOT - days));
}

/** The day at the given share of the company's life. */
export function dayInLife(life: Life, share: number): Day {
  return dayText(life.founded + Math.floor(((life.ended ?? SNAPSHOT) - life.founded) * share));
}

/** The first day at the present address of a living company that has moved; else null. */
export function drawMove(life: Life, random: Random): Day | null {
  if (life.ended !== null || !random.chance(0.35)) return null;
  const day = dayInLife(life, random.next());
  return day > dayText(life.founded) ? day : null;
}
