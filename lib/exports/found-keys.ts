import 'server-only';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { type CompareParams, parseCompareParams } from '@/lib/comparison/search-params';
import { AppError } from '@/lib/errors';
import { discoverKeys, type Keys, refuseUnknown, segmentKeys } from '@/lib/search/found-keys';
import { rawParams } from '@/lib/search/repeated-params';
import { MAX_ROWS, MESSAGES } from './constants';
import type { Contents } from './contents';

export type FoundKeys = Keys & { contents: Contents };

/**
 * The results of a /discover URL, with what it asks for.
 * @throws AppError invalid_input for one without search or filters
 */
export async function foundOnDiscover(userId: string, query: string): Promise<FoundKeys> {
  const { search, written, sort: order, ...found } = await discoverKeys(userId, query, MAX_ROWS);
  return { ...found, contents: { kind: 'discover', search, filters: written, order } };
}

/** The same for /segmintation. */
export async function foundInSegment(userId: string, query: string): Promise<FoundKeys> {
  const { written, sort: order, ...found } = await segmentKeys(userId, query, MAX_ROWS);
  return { ...found, contents: { kind: 'segment', filters: written, order } };
}

/**
 * The companies of a /compare URL, in its order.
 * @throws AppError invalid_input for one with too many, with what is no CVR number, or with an
 *   unknown parameter
 */
export function foundInComparison(
  query: string,
): Omit<FoundKeys, 'version'> & Pick<CompareParams, 'ofGroups'> {
  const params = new URLSearchParams(query);
  refuseUnknown(params, ['company', 'add', 'accounts']);
  const { keys, unreadable, ofGroups } = parseCompareParams(rawParams(params));
  if (unreadable.length > 0 || keys.length > MOST_COMPARED) {
    throw new AppError('invalid_input', MESSAGES.comparison);
  }
  return { keys, total: keys.length, contents: { kind: 'compare' }, ofGroups };
}
