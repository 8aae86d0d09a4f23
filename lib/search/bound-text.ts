import { formatDay, formatNumber } from '@/lib/format';

/** The written number of a filter as people read it: "-1000" → "-1.000", "20.5" → "20,5" */
export const numberText = (text: string) =>
  /^-?\d+$/.test(text) ? formatNumber(Number(text)) : text.replace('.', ',');

/** The written day of a filter: "2020-01-31" → "31/01/2020"; anything else stays as it is. */
export const dayText = (text: string) =>
  Number.isNaN(Date.parse(text)) ? text : formatDay(new Date(text));
