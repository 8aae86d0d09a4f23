import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { formatNumber } from '@/lib/format';
import type { OrderedBy } from '../question/understand-most';
import type { Total } from '../question/understand-total';
import type { Words } from '../text/language';
import type { Asking } from '../text/reply';
import { bold, type Speak } from '../text/texts';
import { lineOf, mostOf } from './figure-line';
import { areAlike, figureOf, nameOf, sizeOf, type Told } from './figure-of';

const MEASURES: Record<Total['as'], Words> = {
  sum: { en: 'together', da: 'tilsammen' },
  mean: { en: 'on average', da: 'i gennemsnit' },
  median: { en: 'median', da: 'median' },
};

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

const addUp = (values: readonly number[], as: Total['as']) => {
  if (as === 'median') return middleOf(values);
  const sum = values.reduce((left, value) => left + value, 0);
  return as === 'sum' ? sum : sum / values.length;
};

const written = (value: number, unit: string) =>
  unit === ''
    ? value.toLocaleString('da-DK', { maximumFractionDigits: 1 })
    : `${unit === '%' ? value.toLocaleString('da-DK', { maximumFractionDigits: 2 }) : formatNumber(Math.round(value))} ${unit}`;

/** What figures are counted in: a currency, per cent, or nothing for head counts. */
function unitsOf(known: readonly Told[], { kind }: OrderedBy): string[] {
  if (kind !== 'amounts') return [kind === 'fact' ? '' : '%'];
  return [...new Set(known.map(({ period }) => period?.currency ?? 'DKK'))];
}

/** Figures that are known as intervals add up to one. */
function amountText(known: readonly Told[], as: Total['as'], unit: string, say: Speak) {
  const [low, high] = [known.map((one) => sizeOf(one) ?? 0), known.map((one) => mostOf(one) ?? 0)];
  const [least, most] = [addUp(low, as), addUp(high, as)];
  if (least === most) return written(least, unit);
  if (!Number.isFinite(most)) {
    const from = written(least, unit);
    return say({ en: `at least ${from}`, da: `mindst ${from}` });
  }
  return `${written(least, unit)}–${written(most, unit)}`;
}

const UNLIKE: Words = {
  en: 'The accounts are not alike in their periods or lines, so take it as a rough figure.',
  da: 'Regnskaberne har ikke ens perioder eller poster, så tallet er kun omtrentligt.',
};

/**
 * "Employees together: 168–267. Known for 4 of 5."; null where no company has the figure, or not
 * all in one currency.
 */
function totalSentence(told: readonly Told[], as: Total['as'], by: OrderedBy, say: Speak) {
  const known = told.filter((one) => sizeOf(one) !== null);
  const field = known[0]?.fact?.field;
  if (field === undefined) return null;
  const name = `${say(nameOf(field, by))} ${say(MEASURES[as])}`;
  const [unit = '', other] = unitsOf(known, by);
  if (other !== undefined) {
    return say({
      en: `${name}: not in one currency, so they are not added up.`,
      da: `${name}: ikke i samme valuta, så de er ikke lagt sammen.`,
    });
  }
  const amount = amountText(known, as, unit, say);
  const [count, all] = [known.length, told.length];
  const missing =
    count === all
      ? ''
      : say({
          en: ` The figure is in the register for ${count} of the ${all}.`,
          da: ` Tallet er i registret for ${count} af de ${all}.`,
        });
  const unlike = areAlike(known, by) ? '' : ` ${say(UNLIKE)}`;
  return `${name}: ${bold(amount)}.${missing}${unlike}`;
}

/** The sum or average of a figure of some companies, in a sentence, and the figure of each. */
export async function totalTold(
  asking: Asking,
  companies: readonly ListedCompany[],
  { as, by }: { as: Total['as']; by: OrderedBy },
): Promise<{ sentence: string | null; lines: string }> {
  const { caller, say } = asking;
  const told = await Promise.all(
    companies.map(async (company) => {
      const facts = by.kind === 'fact' ? await companyFacts(caller, company) : null;
      return figureOf(asking, { company, facts: facts?.facts ?? [] }, by);
    }),
  );
  const lines = told.map((one) => lineOf(one, false, say)).join('\n');
  return { sentence: totalSentence(told, as, by, say), lines };
}
