import 'server-only';
import { searchCompanies } from './queries';

export type ExampleCompany = { key: string; name: string | null };

/**
 * The company of the examples in the API reference: the one with the largest revenue, since it has
 * accounts. Undefined without one, and while the register is unavailable, so that the reference
 * works without it.
 */
export async function findExampleCompany(): Promise<ExampleCompany | undefined> {
  const asked = { search: null, filters: {}, sort: 'revenue-desc', page: 1, pageSize: 1 } as const;
  const found = await searchCompanies(asked).catch(() => null);
  const company = found?.items[0];
  return company && { key: company.key, name: company.name };
}
