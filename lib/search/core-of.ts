import { parseQuery } from './parse-query';

/** The folded words of a name without its legal form. Companies with the same core share a name. */
export function coreOf(name: string): string {
  const query = parseQuery(name);
  if (query.kind === 'words') return query.core;
  return query.kind === 'domain' ? (query.words?.core ?? name) : name;
}
