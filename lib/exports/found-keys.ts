import 'server-only';
import type { Language } from '@/lib/i18n/languages';
import { discoverKeys, type Keys, segmentKeys } from '@/lib/search/found-keys';
import { MAX_ROWS } from './constants';
import { filterLines, orderLine } from './describe';

export type FoundKeys = Keys & { title: string; details: string[] };

/**
 * What an address of /discover shows, and what a file says of it.
 * @throws AppError invalid_input for one that asks for nothing
 */
export async function foundOnDiscover(query: string, language: Language): Promise<FoundKeys> {
  const { search, written, sort, ...found } = await discoverKeys(query, MAX_ROWS);
  const title = search === '' ? 'Companies by filter' : `Search for "${search}"`;
  return { ...found, title, details: [...filterLines(written, language), orderLine(sort)] };
}

/** The same of /segmintation. */
export async function foundInSegment(query: string, language: Language): Promise<FoundKeys> {
  const { written, sort, ...found } = await segmentKeys(query, MAX_ROWS);
  const details = [...filterLines(written, language), orderLine(sort)];
  return { ...found, title: 'Segmentation', details };
}
