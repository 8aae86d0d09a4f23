import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { savedApi } from '@/lib/api/saved';
import type { SavedPageAnswer } from '@/lib/saved/answers';
import type { SavedOverview, SavedRow } from '@/lib/saved/types';

/** The data that came with the page. */
export type Initial = { query: string; answer: SavedPageAnswer; overview: SavedOverview };

/**
 * Initial data that was shown before. After Back, the router restores the page from its cache, so
 * this data may be stale.
 */
const shownBefore = new WeakSet<Initial>();

type Shown = { query: string; answer: SavedPageAnswer };
type ChangeRows = (rows: SavedRow[]) => SavedRow[];

/** Changes the rows until the next answer from the server. @returns a function that undoes it. */
function patchRows(setShown: Dispatch<SetStateAction<Shown | undefined>>, change: ChangeRows) {
  let before: Shown | undefined;
  setShown((now) => {
    before = now;
    return now && { ...now, answer: { ...now.answer, data: change(now.answer.data) } };
  });
  return () => setShown((now) => (now?.query === before?.query ? before : now));
}

/** Refetches the overview with each attempt; keeps it on failure, which the table reports. */
function useFreshOverview(attempt: number, setOverview: (overview: SavedOverview) => void) {
  useEffect(() => {
    if (attempt === 0) return;
    const controller = new AbortController();
    savedApi
      .overview(controller.signal)
      .then(({ data }) => setOverview(data))
      .catch(() => {});
    return () => controller.abort();
  }, [attempt, setOverview]);
}

/** Refetches when the tab becomes visible: another tab may have changed the data. */
function useLookOnReturn(look: () => void) {
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [look]);
}

/** The rows for a query, and the overview beside them; both are refetched after a change. */
export function useSavedPage(initial: Initial, query: string) {
  const [given, setGiven] = useState<Initial>();
  const [shown, setShown] = useState<Shown>();
  const [overview, setOverview] = useState(initial.overview);
  const [failed, setFailed] = useState<{ query: string; error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(attempt);
  const isLook = useRef(false);

  if (given !== initial) {
    const isNews = !shownBefore.has(initial);
    setGiven(initial);
    setShown(isNews ? initial : undefined);
    if (isNews) setOverview(initial.overview);
    else setAttempt((before) => before + 1);
  }
  useEffect(() => {
    shownBefore.add(initial);
  }, [initial]);

  const isShown = shown?.query === query;
  useEffect(() => {
    if (isShown && asked.current === attempt) return;
    const controller = new AbortController();
    const { signal } = controller;
    savedApi.page(query, signal).then(
      (answer) => {
        if (signal.aborted) return;
        asked.current = attempt;
        setFailed(undefined);
        setShown({ query, answer });
      },
      (error: unknown) => {
        // When a background refetch fails, the current rows simply stay.
        if (!signal.aborted && !(isShown && isLook.current)) setFailed({ query, error });
      },
    );
    return () => controller.abort();
  }, [query, attempt, isShown]);

  useFreshOverview(attempt, setOverview);

  const refresh = useCallback(() => {
    isLook.current = false;
    setFailed(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const look = useCallback(() => {
    isLook.current = true;
    setAttempt((before) => before + 1);
  }, []);
  useLookOnReturn(look);
  const patch = useCallback((change: ChangeRows) => patchRows(setShown, change), []);

  return {
    overview,
    refresh,
    patch,
    /** For this query, or for the previous one while this one is loading. */
    answer: shown?.answer,
    isCurrent: isShown,
    error: failed?.query === query ? failed.error : undefined,
  };
}

export type SavedData = ReturnType<typeof useSavedPage>;
