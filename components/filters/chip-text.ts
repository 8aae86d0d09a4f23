import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format';
import { dayText, numberText } from '@/lib/search/bound-text';
import { AMOUNT_FILTERS, DAY_FILTERS } from '@/lib/search/filter-kinds';
import type { ListParam, RangeName } from '@/lib/search/filter-params';
import { readMissing, readTrends } from '@/lib/search/filter-values';
import { ALL_SAVED } from '@/lib/search/saved-values';
import { trendText } from '@/lib/search/trend-text';
import { areaText } from './area-text';
import type { Chip } from './chips';
import { flagLabel } from './flags';

const kroner = (text: string) => (text === '' ? '' : formatNumber(Number(text) * 1_000));

const AMOUNTS = Object.values(AMOUNT_FILTERS);
const DAYS: readonly RangeName[] = Object.values(DAY_FILTERS);
const isAmount = (name: RangeName): name is (typeof AMOUNTS)[number] =>
  AMOUNTS.some((one) => one === name);

/** Lists of ranges. */
const RANGED = ['employees', 'locations', 'postalCode', 'notPostalCode'] as const;

/**
 * The label of a chip.
 * @param place what the circle among the filters is around, where that is known
 */
export function useChipText(place?: string): (chip: Chip) => string {
  const t = useTranslations('filters');
  const area = useTranslations('filters.chip.area');
  const status = useTranslations('company.status');
  const savedText = (param: 'saved' | 'notSaved', name: string) => {
    if (name === ALL_SAVED) return t(`chip.${param}`);
    return t(param === 'saved' ? 'chip.inList' : 'chip.notInList', { name });
  };
  const listText = (param: ListParam, value: string): string => {
    const ranged = RANGED.find((one) => one === param);
    if (ranged) return t(`chip.${ranged}`, { range: value.replace('-', '–') });
    if (param === 'saved' || param === 'notSaved') return savedText(param, value);
    if (param.startsWith('not')) {
      const left = param === 'notStatus' ? listText('status', value) : value;
      return t('chip.not', { value: left });
    }
    const name = value.toUpperCase();
    if (param === 'status' && status.has(name as 'ACTIVE')) return status(name as 'ACTIVE');
    if (param === 'opinion') return t(`opinion.${name as 'ADVERSE'}`);
    if (param === 'mentions') return t('chip.mentions', { text: value });
    const [trend] = (param === 'trends' && readTrends(value, () => {})) || [];
    if (trend) return trendText(trend, t);
    const [missing] = (param === 'missing' && readMissing(value, () => {})) || [];
    return missing ? t(`chip.missing.${missing}`) : value;
  };
  return (chip) => {
    if (chip.kind === 'area') return areaText(area, chip.value, place);
    if (chip.kind === 'list') return listText(chip.param, chip.value);
    if (chip.kind === 'flag') return t(flagLabel(chip.param, chip.value));
    const { name, from, to } = chip;
    // A bound with decimals (of thousands) is easier to read in kroner.
    const isDay = DAYS.includes(name);
    const isExact = isAmount(name) && `${from}${to}`.includes('.');
    const write = isDay ? dayText : isExact ? kroner : numberText;
    const shape = from && to ? 'between' : from ? 'from' : 'to';
    const range = t(`range.${shape}`, { from: write(from ?? ''), to: write(to ?? '') });
    return t(isExact && isAmount(name) ? `chip.kroner.${name}` : `chip.${name}`, { range });
  };
}
