import { wordFor } from '@/components/admin/word-for';
import { formatNumber } from '@/lib/format';

type Words = { details: Record<string, string>; values: Record<string, string> };

/** Separates the words within one value, e.g. the changed fields or the scopes of a key. */
const SEPARATOR = /(, | )/;

function valueText(value: unknown, words: Words['values']): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return value
    .split(SEPARATOR)
    .map((word) => wordFor(words, word))
    .join('');
}

/** The details of a log entry in readable words. Names and addresses stay as they are. */
export const detailsText = (details: Record<string, unknown>, words: Words): string =>
  Object.entries(details)
    .map(([name, value]) => `${wordFor(words.details, name)}: ${valueText(value, words.values)}`)
    .join(', ');
