import { growth } from '@/lib/financials/growth';
import { formatRatio } from '@/lib/format';
import type { FigurePeriod } from '../tools/figures';
import type { Words } from './language';
import { dayText, joined, link, type Speak } from './texts';
import type { Pick } from './when';

type Figure = FigurePeriod['figures'][number];
type Told = { nameOf: (field: string) => Words; unit: Words; say: Speak };
type Dated = { endDate: string; figure: Figure; value: number };

/** The values of a figure that are known, newest first; none where they are in several currencies. */
function valuesOf(periods: readonly FigurePeriod[], at: number): Dated[] {
  if (new Set(periods.map(({ currency }) => currency)).size > 1) return [];
  return periods.flatMap(({ endDate, figures: [...all] }) => {
    const figure = all[at];
    const value = figure?.value;
    return figure && typeof value === 'number' ? [{ endDate, figure, value }] : [];
  });
}

const yearOf = (endDate: string) => endDate.slice(0, 4);

const EXTREME: Record<'most' | 'least', Words> = {
  most: { en: 'highest', da: 'højest' },
  least: { en: 'lowest', da: 'lavest' },
};
const SIDE: Record<'below' | 'above', Words> = {
  below: { en: 'below zero', da: 'under nul' },
  above: { en: 'above zero', da: 'over nul' },
};

function extremeText(values: Dated[], pick: 'most' | 'least', name: string, say: Speak): string {
  const sign = pick === 'most' ? 1 : -1;
  const best = Math.max(...values.map(({ value }) => sign * value));
  const those = values.filter(({ value }) => sign * value === best);
  const years = joined(
    those.map(({ endDate }) => dayText(endDate)),
    say,
  );
  const shown = those[0] ? link(those[0].figure.shown, those[0].figure.href) : '';
  const [word, count] = [say(EXTREME[pick]), values.length];
  return say({
    en: `${name} was ${word} in the year until ${years}: ${shown}. Years with accounts: ${count}.`,
    da: `${name} var ${word} i året til ${years}: ${shown}. År med regnskab: ${count}.`,
  });
}

function sideText(values: Dated[], pick: 'below' | 'above', name: string, say: Speak): string {
  const those = values.filter(({ value }) => (pick === 'below' ? value < 0 : value > 0));
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

/** Which year had the highest figure, or in which it was below zero: a sentence for each figure. */
export function picked(periods: readonly FigurePeriod[], pick: Pick, told: Told): string[] {
  const { nameOf, say } = told;
  const [newest] = periods;
  return (newest?.figures ?? []).flatMap(({ field }, at) => {
    const values = valuesOf(periods, at);
    if (values.length === 0) return [];
    const name = say(nameOf(field));
    return pick === 'most' || pick === 'least'
      ? [extremeText(values, pick, name, say)]
      : [sideText(values, pick, name, say)];
  });
}

/** "From 2015 to 2020: +28,09 %" of each figure of a table; of what was below zero nothing is told. */
export function changeText(periods: readonly FigurePeriod[], told: Told): string[] {
  const { nameOf, unit, say } = told;
  const [newest] = periods;
  return (newest?.figures ?? []).flatMap(({ field, formula }, at) => {
    const values = valuesOf(periods, at);
    const [last, first] = [values[0], values.at(-1)];
    if (!last || !first || values.length < 2 || first.value <= 0) return [];
    const change = formula ? last.value - first.value : growth(last.value, first.value);
    if (typeof change !== 'number') return [];
    const shown = `${change > 0 ? '+' : ''}${formatRatio(change)}\u00a0${say(unit)}`;
    const [from, to] = [dayText(first.endDate), dayText(last.endDate)];
    return [
      say({
        en: `${say(nameOf(field))}, year until ${from} to year until ${to}: ${shown}.`,
        da: `${say(nameOf(field))}, året til ${from} til året til ${to}: ${shown}.`,
      }),
    ];
  });
}
