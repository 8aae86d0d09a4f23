import 'server-only';
import type { Language } from '@/lib/i18n/languages';
import { discoverKeys, type Keys, segmentKeys } from '@/lib/search/found-keys';
import { countOf, readNumberList } from '@/lib/search/number-list';
import { MAX_ROWS } from './constants';
import { filterLines, orderLine } from './describe';

export type FoundKeys = Keys & { title: string; details: string[] };

/**
 * What an address of /discover shows, and what a file says of it.
 * @throws AppError invalid_input for one that asks for nothing
 */
export async function foundOnDiscover(query: string, language: Language): Promise<FoundKeys> {
  const { search, written, sort, ...found } = await discoverKeys(query, MAX_ROWS);
  return {
    ...found,
    title: titleOf(search),
    details: [...filterLines(written, language), orderLine(sort)],
  };
}

/** It stands on every page of a PDF: of a list of numbers it only says how many. */
function titleOf(search: string): string {
  const list = readNumberList(search);
  if (list) return `Search for ${countOf(list)} numbers`;
  return search === '' ? 'Companies by filter' : `Search for "${search}"`;
}

/** The same of /segmintation. */
export async function foundInSegment(query: string, language: Language): Promise<FoundKeys> {
  const { written, sort, ...found } = await segmentKeys(query, MAX_ROWS);
  const details = [...filterLines(written, language), orderLine(sort)];
  return { ...found, title: 'Segmentation', details };
}
