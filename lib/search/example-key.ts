import 'server-only';
import { searchCompanies } from './queries';

/**
 * The CVR number of a company that examples can ask about: the one with the largest revenue, as it
 * has accounts. Undefined where there is none, and while the register cannot be read: the reference
 * of the API needs neither.
 */
export async function findExampleKey(): Promise<string | undefined> {
  const asked = { search: null, filters: {}, sort: 'revenue-desc', page: 1, pageSize: 1 } as const;
  const found = await searchCompanies(asked).catch(() => null);
  return found?.items[0]?.key;
}
