import { useTranslations } from 'next-intl';
import { formatDay, formatNumber } from '@/lib/format';
import type { Chip } from './chips';
import { flagLabel } from './flags';

const amount = (text: string) => (/^-?\d+$/.test(text) ? formatNumber(Number(text)) : text);
const kroner = (text: string) => (text === '' ? '' : formatNumber(Number(text) * 1_000));
const day = (text: string) => (Number.isNaN(Date.parse(text)) ? text : formatDay(new Date(text)));

/** The words on a chip. */
export function useChipText(): (chip: Chip) => string {
  const t = useTranslations('filters');
  const status = useTranslations('company.status');
  const listText = (param: (Chip & { kind: 'list' })['param'], value: string) => {
    const name = value.toUpperCase();
    if (param === 'status' && status.has(name as 'ACTIVE')) return status(name as 'ACTIVE');
    const range = value.replace('-', '–');
    if (param === 'employees') return t('chip.employees', { range });
    if (param === 'locations') return t('chip.locations', { range });
    if (param !== 'missing') return value;
    const kind = value.toLowerCase() === 'grossprofit' ? 'grossProfit' : value.toLowerCase();
    return t.has(`chip.missing.${kind as 'revenue'}`)
      ? t(`chip.missing.${kind as 'revenue'}`)
      : value;
  };
  return (chip) => {
    if (chip.kind === 'area') return t('chip.area');
    if (chip.kind === 'list') return listText(chip.param, chip.value);
    if (chip.kind === 'flag') return t(flagLabel(chip.param, chip.value));
    const { name, from, to } = chip;
    // An end that is written to the krone is easier to read in kroner.
    const isExact = `${from}${to}`.includes('.') && (name === 'revenue' || name === 'profit');
    const write = name === 'founded' ? day : isExact ? kroner : amount;
    const shape = from && to ? 'between' : from ? 'from' : 'to';
    const range = t(`range.${shape}`, { from: write(from ?? ''), to: write(to ?? '') });
    return t(isExact ? `chip.kroner.${name}` : `chip.${name}`, { range });
  };
}
