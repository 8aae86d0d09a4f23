import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { columnsOf, isInOwnCurrency, type KnownColumn } from '../columns';

/** The columns of those keys, each under the heading by which the screen offers it. */
export function headedColumns(keys: readonly string[], language: Language, kind = 'other') {
  const { column, comparedColumn } = messages[language].exports;
  const headingOf = ({ key }: KnownColumn) =>
    isInOwnCurrency(kind, key) ? comparedColumn[key] : column[key];
  return columnsOf(keys).map((one) => ({ ...one, heading: headingOf(one) }));
}
