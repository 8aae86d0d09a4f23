import { requireUser } from '@/lib/auth/session';
import type { RawParams } from '@/lib/raw-params';
import { withSaveStates } from '@/lib/saved/queries';
import { cleanKnownFilters } from '@/lib/search/known-filters';
import { searchCompanies } from '@/lib/search/queries';
import { parseDiscoverParams } from '@/lib/search/search-params';

type Props = { searchParams: Promise<RawParams> };

/**
 * The barest page of results: it identifies the user, searches and names ten companies, without
 * the app's frame, filters, counts, a map and styling. Everything else that /discover shows costs
 * extra. Served by a copy of the project.
 */
export default async function BarePage({ searchParams }: Props) {
  const user = await requireUser();
  const params = await parseDiscoverParams(searchParams, cleanKnownFilters);
  const { search, filters, page, sort } = params;
  const question = { search: search === '' ? null : search, filters, page, sort };
  const { result } = await withSaveStates(user.id, searchCompanies(question));
  return (
    <ol>
      {result.items.map(({ key, name, industry, municipality }) => (
        <li key={key}>
          <a href={`/detail/${key}`}>{name}</a> {industry} {municipality}
        </li>
      ))}
    </ol>
  );
}
