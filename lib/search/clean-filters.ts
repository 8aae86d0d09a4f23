import { choicesOf, FILTER_PARAMS, type FilterParam, LIST_PARAMS } from './filter-params';
import { MAX_CHOICES } from './most-choices';
import {
  codedReader,
  type FilterProblem,
  isReadable,
  readFilters,
  type WrittenFilters,
} from './read-filters';
import type { CompanyFilters } from './types';

/** Non-empty filters, as written in a URL. */
export type FilterTexts = Partial<Record<FilterParam, string>>;

export type Cleaned = { texts: FilterTexts; filters: CompanyFilters; problems: FilterProblem[] };
/** cleanFilters, or a variant that also checks values against the register. */
export type CleanFilters = (written: WrittenFilters) => Cleaned | Promise<Cleaned>;

/**
 * Drops the parts of written filters that are invalid, so that links and forms do not carry them
 * on. `problems` reports them; the values of a multi-value filter are checked one by one.
 */
export function cleanFilters(written: WrittenFilters): Cleaned {
  const { filters, problems } = readFilters(written);
  const texts: FilterTexts = {};
  for (const param of FILTER_PARAMS) {
    const text = written[param]?.trim();
    const clean = text && cleanText(param, text);
    if (clean) texts[param] = clean;
  }
  // Only a reversed range can still be invalid here; both of its ends are dropped.
  for (const { param } of readFilters(texts).problems) {
    delete texts[param];
    delete texts[param.replace(/From$/, 'To') as FilterParam];
  }
  return { texts, filters, problems };
}

function cleanText(param: FilterParam, text: string): string {
  const read = codedReader(param);
  if (read) return (read(text, () => {}) ?? []).join('|');
  if (!LIST_PARAMS.some((list) => list === param)) return isReadable(param, text) ? text : '';
  const pieces = choicesOf(text).slice(0, MAX_CHOICES);
  // A value that is written twice would be chosen twice.
  return [...new Set(pieces.filter((piece) => isReadable(param, piece)))].join('|');
}
