import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseSavedParams, type SavedParams, savedPageQuery } from '@/lib/saved/saved-params';
import { type Go, savedHref } from './saved-href';

const queryOf = (href: string) => new URL(href, 'http://here').search;
const normal = (query: string) => savedPageQuery(parseSavedParams(new URLSearchParams(query)));

/**
 * The table's parameters, kept in the URL. Changing them does not rerender the page on the server:
 * the table gets its data from the API. Each change adds a history entry; what is typed at a stretch
 * shares one.
 * @param page changes whenever the server sends the page again.
 */
export function useAddress(page: unknown): { params: SavedParams; go: Go } {
  const known = useSearchParams().toString();
  // The router may still be fetching the page, after a reload and Back, and would then restore its
  // own URL over ours: the last requested query wins until the user navigates elsewhere.
  const [wanted, setWanted] = useState<string | null>(null);
  const query = wanted ?? known;
  /** Of the history entry that typing has made. */
  const typed = useRef<string>(null);
  const params = useMemo(() => parseSavedParams(new URLSearchParams(query)), [query]);

  const go = useCallback<Go>(
    (change, how) => {
      const href = savedHref(params, change);
      const goesOn = how === 'typed' && typed.current === window.location.search;
      if (goesOn || how === 'replace') window.history.replaceState(null, '', href);
      else window.history.pushState(null, '', href);
      typed.current = how === 'typed' ? queryOf(href) : null;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may have changed the URL
  useEffect(() => {
    if (wanted === null || normal(window.location.search) === normal(wanted)) return;
    // On Back the router may render the former URL before `forget` is called, within the same event.
    const restoring = setTimeout(() => {
      window.history.replaceState(null, '', savedHref(params, { page: params.page }));
    });
    return () => clearTimeout(restoring);
  }, [wanted, known, page, params]);

  return { params, go };
}
