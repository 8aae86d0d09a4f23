import { formatNumber, formatPercent } from '@/lib/format';
import type { OrderedBy } from '../question/understand-most';
import type { Words } from '../text/language';
import { bold, type Speak } from '../text/texts';
import { sizeOf, type Told } from './figure-of';

const DAY = 86_400_000;

/** Years and days between two days, with the older company first or second. */
function ageText(between: number, say: Speak): string {
  const days = Math.round(Math.abs(between) / DAY);
  const years = Math.floor(days / 365.2425);
  const size = say(
    years > 0
      ? { en: `${years} ${years === 1 ? 'year' : 'years'}`, da: `${years} år` }
      : {
          en: `${days} ${days === 1 ? 'day' : 'days'}`,
          da: `${days} ${days === 1 ? 'dag' : 'dage'}`,
        },
  );
  return between < 0
    ? say({ en: `${bold(size)} older`, da: `${bold(size)} ældre` })
    : say({ en: `${bold(size)} younger`, da: `${bold(size)} yngre` });
}

const UNITS: Record<OrderedBy['kind'], { more: Words; less: Words }> = {
  fact: { more: { en: 'more', da: 'flere' }, less: { en: 'fewer', da: 'færre' } },
  amounts: { more: { en: 'more', da: 'mere' }, less: { en: 'less', da: 'mindre' } },
  keyFigures: {
    more: { en: 'percentage points higher', da: 'procentpoint højere' },
    less: { en: 'percentage points lower', da: 'procentpoint lavere' },
  },
};

function amountText(size: number, { kind }: OrderedBy, shown: string): string {
  if (kind === 'keyFigures') return formatPercent(size).replace(/\s*%$/, '');
  const currency = kind === 'amounts' ? (/[A-Z]{3}$/.exec(shown)?.[0] ?? '') : '';
  return `${formatNumber(size)} ${currency}`.trim();
}

/** How much the first differs from the second; null where either is unknown or an interval. */
export function differenceText(told: readonly Told[], by: OrderedBy, say: Speak): string | null {
  const [first, second] = told;
  if (!first || !second) return null;
  const isExact = told.every(({ fact }) => fact !== null && fact.upTo === undefined);
  // A head count of an earlier year says nothing of now.
  const isOld =
    by.fields?.[0] === 'employees' && told.some(({ fact }) => fact?.shown.includes('('));
  const [one, other] = [sizeOf(first), sizeOf(second)];
  if (!isExact || isOld || one === null || other === null) return null;
  const between = one - other;
  if (between === 0) return say({ en: 'no difference', da: 'ingen forskel' });
  if (by.fields?.[0] === 'founded') return ageText(between, say);
  const { more, less } = UNITS[by.kind];
  const size = amountText(Math.abs(between), by, first.fact?.shown ?? '');
  const way = say(between > 0 ? more : less);
  return `${bold(size)} ${way}`;
}
