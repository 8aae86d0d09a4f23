import 'server-only';
import { isObject } from '../cvr/values';

/**
 * Responses contain hits, and files contain lists of responses; real data is never nested deeper.
 */
const maxNesting = 4;

/** Extracts the register documents from a parsed response, list or hit. */
export function unwrap(value: unknown, nesting = 0): unknown[] {
  if (nesting > maxNesting) return [value];
  if (Array.isArray(value)) return value.flatMap((item) => unwrap(item, nesting + 1));
  if (!isObject(value)) return [value];
  if (isObject(value.hits) && Array.isArray(value.hits.hits)) {
    return unwrap(value.hits.hits, nesting + 1);
  }
  return '_source' in value ? unwrap(value._source, nesting + 1) : [value];
}
