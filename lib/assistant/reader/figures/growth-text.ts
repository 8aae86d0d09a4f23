import { belowZero } from '@/lib/financials/growth';
import type { Growth } from '@/lib/financials/types';
import { formatPercent, formatRatio } from '@/lib/format';
import { ofPages } from '../text/of-pages';
import type { Speak, Words } from '../text/reply';

/** `formula`: set for a ratio, whose change is in percentage points. */
type Figure = {
  field: string;
  value: string | number | null;
  growth?: Growth | null;
  /** Last year's amount, where this year's report states it anew. */
  restated?: number | null;
  formula?: string;
};

export const RESTATED: Words = { en: ' (restated)', da: ' (tilpasset)' };

/** What of an amount below zero has become larger or smaller. */
const minusOf = (field: string): Words =>
  field.startsWith('profitLoss')
    ? { en: 'the loss', da: 'underskuddet' }
    : { en: 'the minus', da: 'minusset' };
const SIZES = {
  lessNegative: { en: 'smaller than', da: 'mindre end' },
  moreNegative: { en: 'larger than', da: 'større end' },
};

/**
 * ", +3,00 % on the year before", to append to a figure; empty without a comparison. A year before
 * that was restated says so: the change is not that from its own report.
 */
export function growthText(figure: Figure, unit: Words, say: Speak): string {
  const told = changeText(figure, unit, say);
  if (told === '' || figure.restated == null) return told;
  return told + say(RESTATED);
}

function changeText(figure: Figure, unit: Words, say: Speak): string {
  const { value, growth, formula } = figure;
  if (value === null || growth === null || growth === undefined) return '';
  if (typeof growth === 'string') return `, ${say(ofPages(({ financial }) => financial[growth]))}`;
  const isAmount = formula === undefined && typeof value === 'number';
  const side = isAmount ? belowZero({ value, growth }) : null;
  if (side) {
    const [minus, size] = [minusOf(figure.field), SIZES[side]];
    const by = formatPercent(Math.abs(growth));
    return say({
      en: `, ${minus.en} is ${by} ${size.en} the year before`,
      da: `, ${minus.da} er ${by} ${size.da} året før`,
    });
  }
  const change = `${growth > 0 ? '+' : ''}${formatRatio(growth)}\u00a0${say(unit)}`;
  return say({ en: `, ${change} on the year before`, da: `, ${change} i forhold til året før` });
}
