import 'server-only';
import { addressIn } from '@/lib/search/addresses';
import { findDocs } from '@/lib/search/engine/find';
import { findNamed } from '@/lib/search/named';
import { readOutside } from '@/lib/search/outside-keys';
import { readSearch } from '@/lib/search/parse-query';
import type { CompanyFilters } from '@/lib/search/types';
import type { SearchIndex } from '@/lib/search-index/types';
import type { SavedSearchKind } from '@/prisma/client/enums';
import { memberKeys } from '../find-members';
import { kindOf } from '../mapper';
import { readSavedQuery } from '../read-query';

/** A load finished in between: the database is newer than the index. */
export class RegisterMoved extends Error {}

async function namedKeys(index: SearchIndex, query: ReturnType<typeof readSearch>) {
  const named = await findNamed(query);
  if (named && named.version !== index.version) throw new RegisterMoved();
  return named?.value;
}

async function outsideKeys(index: SearchIndex, filters: CompanyFilters) {
  const { version, value } = await readOutside(filters);
  if (version !== null && version !== index.version) throw new RegisterMoved();
  return value;
}

/** Runs saved searches against one index; consecutive equal searches run only once. */
export class Evaluator {
  #last: { kind: SavedSearchKind; query: string; keys: Promise<Uint32Array> } | null = null;

  constructor(private readonly index: SearchIndex) {}

  /**
   * Whether it also queries outside the index, so that an unchanged index does not imply an
   * unchanged result.
   */
  isNamed(kind: SavedSearchKind, query: string): boolean {
    const { search, filters } = readSavedQuery(kindOf(kind), query);
    if (filters.mentions !== undefined) return true;
    const asked = readSearch(search);
    if (asked.kind === 'words') return addressIn(asked) !== null;
    return ['number', 'numbers', 'email', 'domain'].includes(asked.kind);
  }

  /** The CVR numbers found, ascending. @throws RegisterMoved */
  keysOf(kind: SavedSearchKind, query: string): Promise<Uint32Array> {
    if (this.#last?.kind !== kind || this.#last.query !== query) {
      this.#last = { kind, query, keys: this.#find(kind, query) };
    }
    return this.#last.keys;
  }

  async #find(kind: SavedSearchKind, text: string): Promise<Uint32Array> {
    const { search, filters } = readSavedQuery(kindOf(kind), text);
    const query = readSearch(search);
    const [named, outside] = await Promise.all([
      namedKeys(this.index, query),
      outsideKeys(this.index, filters),
    ]);
    return memberKeys(findDocs(this.index, { query, named, filters, outside }));
  }
}
