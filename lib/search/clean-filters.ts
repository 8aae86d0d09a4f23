import { MAX_CHOICES } from './constants';
import { choicesOf } from './filter-params';
import { readPostalCodes } from './filter-values';
import {
  FILTER_PARAMS,
  type FilterParam,
  type FilterProblem,
  readFilters,
  type WrittenFilters,
} from './read-filters';
import type { CompanyFilters } from './types';

/** Filters as they stand in an address, without empty ones. */
export type FilterTexts = Partial<Record<FilterParam, string>>;

export type Cleaned = { texts: FilterTexts; filters: CompanyFilters; problems: FilterProblem[] };
/** This, or what knows the register too. */
export type CleanFilters = (written: WrittenFilters) => Cleaned | Promise<Cleaned>;

const isFine = (param: FilterParam, text: string) =>
  readFilters({ [param]: text }).problems.length === 0;

/**
 * Takes what does not fit away from written filters, so that links and forms do not
 * carry it on. `problems` says what it was; several values of a filter are looked at one by one.
 */
export function cleanFilters(written: WrittenFilters): Cleaned {
  const { filters, problems } = readFilters(written);
  const texts: FilterTexts = {};
  for (const param of FILTER_PARAMS) {
    const text = cleanText(param, written[param]?.trim() ?? '');
    if (text !== '') texts[param] = text;
  }
  // What is left can only be in the wrong order: neither end is kept then.
  for (const { param } of readFilters(texts).problems) {
    delete texts[param];
    delete texts[param.replace(/From$/, 'To') as FilterParam];
  }
  return { texts, filters, problems };
}

function cleanText(param: FilterParam, text: string): string {
  // However they are typed, an address has them in one way.
  if (param === 'postalCode' || param === 'notPostalCode') {
    return (readPostalCodes(text, () => {}) ?? []).join('|');
  }
  if (text === '' || isFine(param, text)) return text;
  return choicesOf(text)
    .slice(0, MAX_CHOICES)
    .filter((piece) => isFine(param, piece))
    .join('|');
}

export { choicesOf };
