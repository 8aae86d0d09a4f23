import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { parseSavedParams, type SavedParams, savedPageQuery } from '@/lib/saved/saved-params';
import { type Go, savedHref } from './saved-href';

const queryOf = (href: string) => new URL(href, 'http://here').search;
const normal = (query: string) => savedPageQuery(parseSavedParams(new URLSearchParams(query)));

/**
 * What the table shows, as it stands in the address. The page itself is not asked for anew when
 * that changes: what the table needs comes from the API. Typing replaces, everything else can be
 * gone back from.
 * @param page Another one has come from the server.
 */
export function useAddress(page: unknown): { params: SavedParams; go: Go } {
  const known = useSearchParams().toString();
  // A page that the router still fetches, after a reload and a step back, would put its own
  // address over ours: what was asked for last counts, until somebody goes elsewhere.
  const [wanted, setWanted] = useState<string | null>(null);
  const query = wanted ?? known;
  const params = useMemo(() => parseSavedParams(new URLSearchParams(query)), [query]);

  const go = useCallback<Go>(
    (change, how) => {
      const href = savedHref(params, change);
      if (how === 'replace') window.history.replaceState(null, '', href);
      else window.history.pushState(null, '', href);
      setWanted(queryOf(href));
    },
    [params],
  );

  useEffect(() => {
    const forget = () => setWanted(null);
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) forget();
    };
    window.addEventListener('popstate', forget);
    document.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('popstate', forget);
      document.removeEventListener('click', follow, true);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may have changed it
  useEffect(() => {
    if (wanted === null || normal(window.location.search) === normal(wanted)) return;
    window.history.replaceState(null, '', savedHref(params, { page: params.page }));
  }, [wanted, known, page, params]);

  return { params, go };
}
