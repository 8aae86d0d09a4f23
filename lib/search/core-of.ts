import { parseQuery } from './parse-query';

/** The words of a name without its legal form, folded: by these companies are called the same. */
export function coreOf(name: string): string {
  const query = parseQuery(name);
  if (query.kind === 'words') return query.core;
  return query.kind === 'domain' ? (query.words?.core ?? name) : name;
}
