import 'server-only';
import { searchCompanies } from './queries';

/**
 * The CVR number used in the examples of the API reference: the company with the largest revenue,
 * since it has accounts. Undefined without one, and while the register is unavailable, so that the
 * reference works without it.
 */
export async function findExampleKey(): Promise<string | undefined> {
  const asked = { search: null, filters: {}, sort: 'revenue-desc', page: 1, pageSize: 1 } as const;
  const found = await searchCompanies(asked).catch(() => null);
  return found?.items[0]?.key;
}
