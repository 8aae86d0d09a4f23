import type { FigurePeriod } from '@/lib/assistant/tools/figures';
import { formatRatio } from '@/lib/format';
import type { Speak, Words } from '../text/reply';
import { dayText } from '../text/texts';
import { comparable, type Dated, daysOf, type Told, valuesOf } from './series';

const DAYS_OF_YEAR = 365.2425;

const yearsBetween = (first: Dated, last: Dated) =>
  Math.round(daysOf({ startDate: first.endDate, endDate: last.endDate }) / DAYS_OF_YEAR);

const PER_YEAR = { en: 'average growth per year', da: 'gennemsnitlig vækst pr. år' };
const COMPOUND = { en: ', compounded', da: ', med rentes rente' };

/** What an average change of a figure cannot be computed from; null where it can. */
function reasonText(all: readonly Dated[], isRatio: boolean, say: Speak): string | null {
  const [last, first] = [all[0], all.at(-1)];
  if (!last || !first || yearsBetween(first, last) < 1) {
    return say({
      en: 'not computed, as fewer than two years can be compared',
      da: 'ikke beregnet, da færre end to år kan sammenlignes',
    });
  }
  const low = isRatio ? undefined : [first, last].find(({ value }) => value <= 0);
  if (!low) return null;
  const [shown, day] = [low.figure.shown, dayText(low.endDate)];
  return say({
    en: `not computed, as it was ${shown} in the year until ${day}: only growth between amounts above zero has a yearly rate`,
    da: `ikke beregnet, da tallet var ${shown} i året til ${day}: Kun vækst mellem beløb over nul har en årlig sats`,
  });
}

/** The change per year: that of an amount compounds, that of a ratio is a difference. */
function changePerYear(first: Dated, last: Dated, isRatio: boolean): number {
  const years = yearsBetween(first, last);
  if (isRatio) return (last.value - first.value) / years;
  return ((last.value / first.value) ** (1 / years) - 1) * 100;
}

function textOf(all: readonly Dated[], isRatio: boolean, name: string, told: Told): string {
  const { unit, say } = told;
  const reason = reasonText(all, isRatio, say);
  const [last, first] = [all[0], all.at(-1)];
  if (reason !== null || !last || !first) return `${name}, ${say(PER_YEAR)}: ${reason}.`;
  const change = changePerYear(first, last, isRatio);
  const shown = `${change > 0 ? '+' : ''}${formatRatio(change)}\u00a0${say(unit)}`;
  const years = yearsBetween(first, last);
  const count: Words = { en: years === 1 ? '1 year' : `${years} years`, da: `${years} år` };
  const over = `${say(count)}${isRatio ? '' : say(COMPOUND)}`;
  const [from, to] = [dayText(first.endDate), dayText(last.endDate)];
  return say({
    en: `${name}, ${PER_YEAR.en} from the year until ${from} to the year until ${to} (${over}): ${shown}.`,
    da: `${name}, ${PER_YEAR.da} fra året til ${from} til året til ${to} (${over}): ${shown}.`,
  });
}

/** "Revenue, average growth per year …: +10,00 %", for each figure, or why there is no such rate. */
export function yearlyText(periods: readonly FigurePeriod[], told: Told): string[] {
  const [newest] = periods;
  return (newest?.figures ?? []).map(({ field, formula }, at) => {
    const all = comparable(valuesOf(periods, at));
    return textOf(all, formula !== undefined, told.say(told.nameOf(field)), told);
  });
}
