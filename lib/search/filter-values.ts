import { ALL_TRENDS, OFFERED_RUNS, RUNS, STATUS_CHOICES } from '@/lib/search-index/choices';
import { MAX_CHOICES, TOO_MANY_CHOICES } from './most-choices';
import { partedCodes, postalCodesOf } from './postal-codes';
import { type Reader, shown } from './reader';
import type { CompanyFilters, NumberRange } from './types';

/** "Bagerier|Slagtere": several values of one filter, separated by a bar. */
export const readChoices: Reader<string[]> = (text, refuse) => {
  // No name contains control characters, and PostgreSQL rejects some of them.
  const printable = text.replace(/\p{Cc}/gu, ' ');
  const values = printable.split('|', MAX_CHOICES + 1).map((value) => value.trim());
  if (values.length > MAX_CHOICES) refuse(TOO_MANY_CHOICES);
  const chosen = [...new Set(values.slice(0, MAX_CHOICES).filter(Boolean))];
  return chosen.length > 0 ? chosen : undefined;
};

/** Several values, each of which must be in `known`, of which `told` are told. Case is ignored. */
export function readOneOf<T extends string>(known: readonly T[], told = known): Reader<T[]> {
  return (text, refuse) => {
    const values = readChoices(text, refuse)?.flatMap((written) => {
      const found = known.find((value) => value.toLowerCase() === written.toLowerCase());
      if (found === undefined) refuse(`"${shown(written)}" is not one of ${told.join(', ')}`);
      return found ?? [];
    });
    // "active|ACTIVE" is one value.
    return values && values.length > 0 ? [...new Set(values)] : undefined;
  };
}

export const readStatuses = readOneOf(STATUS_CHOICES);
export const readTrends = readOneOf(ALL_TRENDS, [...RUNS, ...OFFERED_RUNS]);

/** "1-5" or "1-5|6-10". */
export const readRanges: Reader<NumberRange[]> = (text, refuse) => {
  const ranges = readChoices(text, refuse)?.flatMap((written) => {
    const match = /^(\d{1,9})-(\d{1,9})$/.exec(written);
    const [min, max] = [Number(match?.[1]), Number(match?.[2])];
    if (match && min <= max) return { min, max };
    refuse(`"${shown(written)}" is not a range such as 1-5`);
    return [];
  });
  return ranges && ranges.length > 0 ? ranges : undefined;
};

/** "2100", "8000-8270", or several of them with any common separator. */
export const readPostalCodes: Reader<string[]> = (text, refuse) => {
  const codes = readChoices(partedCodes(text), refuse)?.filter((written) => {
    if (postalCodesOf(written)) return true;
    refuse(`"${shown(written)}" is not a postal code such as 8000 or 8000-8270`);
    return false;
  });
  return codes && codes.length > 0 ? codes : undefined;
};

const WORDS: Record<string, boolean> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

export const readFlag: Reader<boolean> = (text, refuse) => {
  const value = Object.hasOwn(WORDS, text.toLowerCase()) ? WORDS[text.toLowerCase()] : undefined;
  if (value === undefined) refuse(`"${shown(text)}" is neither true nor false`);
  return value;
};

/** Figures of companies that may be missing: filters can also select those without one. */
export const MISSABLE_FILTERS = [
  'employees',
  'revenue',
  'grossProfit',
  'profit',
  'equity',
  'assets',
] as const satisfies (keyof CompanyFilters)[];
export const readMissing = readOneOf(MISSABLE_FILTERS);
