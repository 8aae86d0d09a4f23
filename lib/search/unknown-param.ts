import { shown } from './reader';

/**
 * The first parameter of a query that its page does not have, shortened for a message; null if it
 * has all of them. Names are compared as written: `Region` is not `region`.
 */
export function unknownParam(query: URLSearchParams, names: readonly string[]): string | null {
  const unknown = [...query.keys()].find((name) => !names.includes(name));
  return unknown === undefined ? null : shown(unknown);
}
