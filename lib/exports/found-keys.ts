import 'server-only';
import { parseCompareParams } from '@/lib/comparison/search-params';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { discoverKeys, type Keys, refuseUnknown, segmentKeys } from '@/lib/search/found-keys';
import { countOf, readNumberList } from '@/lib/search/number-list';
import { rawParams } from '@/lib/search/repeated-params';
import { MAX_ROWS, MESSAGES } from './constants';
import { filterLines, orderLine } from './describe';

export type FoundKeys = Keys & { title: string; details: string[] };

/**
 * The results of a /discover URL, with its description for a file.
 * @throws AppError invalid_input for one without search or filters
 */
export async function foundOnDiscover(query: string, language: Language): Promise<FoundKeys> {
  const { search, written, sort, ...found } = await discoverKeys(query, MAX_ROWS);
  return {
    ...found,
    title: titleOf(search),
    details: [...filterLines(written, language), orderLine(sort, language)],
  };
}

/** Printed on every page of a PDF, so a list of numbers is only counted. */
function titleOf(search: string): string {
  const list = readNumberList(search);
  if (list) return `Search for ${countOf(list)} numbers`;
  return search === '' ? 'Companies by filter' : `Search for "${search}"`;
}

/** The same for /segmintation. */
export async function foundInSegment(query: string, language: Language): Promise<FoundKeys> {
  const { written, sort, ...found } = await segmentKeys(query, MAX_ROWS);
  const details = [...filterLines(written, language), orderLine(sort, language)];
  return { ...found, title: 'Segmentation', details };
}

/**
 * The companies of a /compare URL, in its order.
 * @throws AppError invalid_input for one with too many, with what is no CVR number, or with an
 *   unknown parameter
 */
export function foundInComparison(query: string): Omit<FoundKeys, 'version'> {
  const params = new URLSearchParams(query);
  refuseUnknown(params, ['company', 'add']);
  const { keys, unreadable, leftOut } = parseCompareParams(rawParams(params));
  if (unreadable.length + leftOut.length > 0) {
    throw new AppError('invalid_input', MESSAGES.comparison);
  }
  return { keys, total: keys.length, title: 'Comparison', details: [] };
}
