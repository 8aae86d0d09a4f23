import type { FigurePeriod } from '@/lib/assistant/tools/figures';
import { LIKE_LENGTH_DAYS } from '@/lib/financials/breaks';
import { growth } from '@/lib/financials/growth';
import { monthsOf } from '@/lib/financials/periods';
import { formatRatio } from '@/lib/format';
import { DAY_MS } from '@/lib/milliseconds';
import type { Pick, Side } from '../question/when';
import type { Speak, Words } from '../text/reply';
import { dayText, joined, link, noted } from '../text/texts';
import { ofDay } from './figure-of';
import { RESTATED } from './growth-text';

type Figure = FigurePeriod['figures'][number];
/** How figures are told: amounts and ratios have other names and units. */
export type Told = {
  nameOf: (field: string) => Words;
  unit: Words;
  say: Speak;
  formulaOf?: (field: string) => Words | undefined;
  /** Why a period has no value for the figure that is asked for. */
  lackingOf?: (period: FigurePeriod) => Words;
  /** So many first figures are asked for; the others are what they are computed from. */
  asked?: number;
};
type Days = { startDate: string; endDate: string };
export type Dated = Days & { figure: Figure; value: number };

const monthsIn = ({ startDate, endDate }: Days) =>
  monthsOf({ startDate: new Date(startDate), endDate: new Date(endDate) });

/** "31/12/2016", of a period that is not a year long "31/12/2016 (5 months)" */
export function endText(period: Days, say: Speak): string {
  const [end, months] = [dayText(period.endDate), monthsIn(period)];
  if (months === 12) return end;
  const one = say({ en: '1 month', da: '1 måned' });
  const more = say({ en: `${months} months`, da: `${months} måneder` });
  return `${end} (${months === 1 ? one : more})`;
}

/** The known values of a figure, newest first; empty when they are in several currencies. */
export function valuesOf(periods: readonly FigurePeriod[], at: number): Dated[] {
  if (new Set(periods.map(({ currency }) => currency)).size > 1) return [];
  return periods.flatMap(({ startDate, endDate, figures: [...all] }) => {
    const figure = all[at];
    const value = figure?.value;
    return figure && typeof value === 'number' ? [{ startDate, endDate, figure, value }] : [];
  });
}

export const yearOf = (endDate: string) => endDate.slice(0, 4);

const EXTREME: Record<'most' | 'least', Words> = {
  most: { en: 'highest', da: 'højest' },
  least: { en: 'lowest', da: 'lavest' },
};
const SIDE: Record<Side, Words> = {
  below: { en: 'below zero', da: 'under nul' },
  above: { en: 'above zero', da: 'over nul' },
};

function extremeText(values: Dated[], pick: 'most' | 'least', name: string, say: Speak): string {
  const sign = pick === 'most' ? 1 : -1;
  const best = Math.max(...values.map(({ value }) => sign * value));
  const those = values.filter(({ value }) => sign * value === best);
  const years = joined(
    those.map((one) => endText(one, say)),
    say,
  );
  const shown = those[0] ? link(those[0].figure.shown, those[0].figure.href) : '';
  const [word, count] = [say(EXTREME[pick]), values.length];
  return say({
    en: `${name} was ${word} in the year until ${years}: ${shown}. Years with accounts: ${count}.`,
    da: `${name} var ${word} i året til ${years}: ${shown}. År med regnskab: ${count}.`,
  });
}

const isOn = (side: Side, { value }: Dated) => (side === 'below' ? value < 0 : value > 0);

function sideText(values: Dated[], pick: Side, name: string, say: Speak): string {
  const those = values.filter((one) => isOn(pick, one));
  const [word, count] = [say(SIDE[pick]), values.length];
  const years = those.map(({ endDate, figure }) => link(yearOf(endDate), figure.href)).join(', ');
  if (those.length === 0) {
    return say({
      en: `${name} was ${word} in none of the ${count} years with accounts.`,
      da: `${name} var ${word} i ingen af de ${count} år med regnskab.`,
    });
  }
  return say({
    en: `${name} was ${word} in ${those.length} of ${count} years with accounts: ${years}.`,
    da: `${name} var ${word} i ${those.length} af ${count} år med regnskab: ${years}.`,
  });
}

function lastText(values: Dated[], side: Side, name: string, say: Speak): string {
  const last = values.find((one) => isOn(side, one));
  if (!last) return sideText(values, side, name, say);
  const [word, end] = [say(SIDE[side]), endText(last, say)];
  const shown = link(last.figure.shown, last.figure.href);
  return say({
    en: `${name} was last ${word} in the year until ${end}: ${shown}. Years with accounts: ${values.length}.`,
    da: `${name} var senest ${word} i året til ${end}: ${shown}. År med regnskab: ${values.length}.`,
  });
}

/** The longest run of years on one side of zero, when it is longer than the current one. */
function longestText(values: Dated[], side: Side, newest: number, say: Speak): string {
  let [longest, run]: [Dated[], Dated[]] = [[], []];
  for (const one of values) {
    run = isOn(side, one) ? [...run, one] : [];
    if (run.length > longest.length) longest = run;
  }
  if (longest.length < 2) {
    return say({
      en: ' It never was two years in a row.',
      da: ' Det var det aldrig to år i træk.',
    });
  }
  const [last, first] = [longest[0], longest.at(-1)];
  if (!first || !last || longest.length <= newest) return '';
  const years = `${yearOf(first.endDate)}–${yearOf(last.endDate)}`;
  return say({
    en: ` The longest run is ${longest.length} years: ${years}.`,
    da: ` Den længste ubrudte periode er ${longest.length} år: ${years}.`,
  });
}

/** How many of the newest years in a row are on one side of zero. */
function rowText(values: Dated[], side: Side, name: string, say: Speak): string {
  const other = values.findIndex((one) => !isOn(side, one));
  const those = other < 0 ? values : values.slice(0, other);
  const [word, count] = [say(SIDE[side]), values.length];
  const years = those.map(({ endDate, figure }) => link(yearOf(endDate), figure.href)).join(', ');
  const longest = longestText(values, side, those.length, say);
  const newest =
    those.length === 0
      ? say({
          en: `${name} was not ${word} in the newest of the ${count} years with accounts.`,
          da: `${name} var ikke ${word} i det nyeste af de ${count} år med regnskab.`,
        })
      : say({
          en: `${name} was ${word} in the newest ${those.length} of the ${count} years with accounts: ${years}.`,
          da: `${name} var ${word} i de nyeste ${those.length} af de ${count} år med regnskab: ${years}.`,
        });
  return `${newest}${longest}`;
}

function pickedText(values: Dated[], pick: Pick, name: string, say: Speak): string {
  if (pick === 'most' || pick === 'least') return extremeText(values, pick, name, say);
  const side = pick.includes('below') ? 'below' : 'above';
  if (pick === side) return sideText(values, side, name, say);
  const text = pick.startsWith('last') ? lastText : rowText;
  return text(values, side, name, say);
}

/**
 * The year with the highest figure, or the years with one below zero: a sentence for each figure.
 */
export function picked(periods: readonly FigurePeriod[], pick: Pick, told: Told): string[] {
  const { nameOf, say } = told;
  const [newest] = periods;
  return (newest?.figures ?? []).flatMap(({ field }, at) => {
    const values = valuesOf(periods, at);
    if (values.length === 0) return [];
    return [pickedText(values, pick, say(nameOf(field)), say)];
  });
}

export const daysOf = ({ startDate, endDate }: Days) =>
  (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS;

/**
 * Those that compare with the newest: a return on a closing balance does not with one on an average,
 * nor what was earned in five months with what was earned in a year.
 */
export function comparable(values: Dated[]): Dated[] {
  const [newest] = values;
  if (!newest) return [];
  const isLike = (one: Dated) =>
    ofDay.has(newest.figure.field) || Math.abs(daysOf(one) - daysOf(newest)) <= LIKE_LENGTH_DAYS;
  return values.filter(
    (one) => !one.figure.onClosingBalance === !newest.figure.onClosingBalance && isLike(one),
  );
}

/**
 * The change from the first to the last: of two periods in a row the one that the pages tell, which
 * is from the first as the last one's report restates it.
 */
function changeOver([last, ...others]: Dated[], { formula }: Figure, isInARow: boolean) {
  const first = others.at(-1);
  if (!last || !first) return null;
  const { restated, growth: told } = last.figure;
  if (((isInARow ? restated : null) ?? first.value) <= 0) return null;
  if (isInARow) return told ?? null;
  return formula ? last.value - first.value : growth(last.value, first.value);
}

/** "From 2015 to 2020: +28,09 %" for each figure of a table, unless it began at zero or below. */
export function changeText(periods: readonly FigurePeriod[], told: Told): string[] {
  const { nameOf, unit, say } = told;
  const [newest, before] = periods;
  return (newest?.figures ?? []).flatMap((figure, at) => {
    const values = comparable(valuesOf(periods, at));
    const [last, first] = [values[0], values.at(-1)];
    const isInARow = last?.endDate === newest?.endDate && first?.endDate === before?.endDate;
    const change = changeOver(values, figure, isInARow);
    if (!last || !first || typeof change !== 'number') return [];
    const restated = isInARow && last.figure.restated != null ? say(RESTATED) : '';
    const shown = `${change > 0 ? '+' : ''}${formatRatio(change)}\u00a0${say(unit)}${restated}`;
    const [from, to] = [dayText(first.endDate), dayText(last.endDate)];
    return noted(say, {
      en: `${say(nameOf(figure.field))}, year until ${from} to year until ${to}: ${shown}.`,
      da: `${say(nameOf(figure.field))}, året til ${from} til året til ${to}: ${shown}.`,
    });
  });
}
