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

/** What the page brought with it. */
export type Initial = { query: string; answer: SavedPageAnswer; overview: SavedOverview };

/** A page that is gone back to is shown from memory: what it brought is not news any more. */
const shownBefore = new WeakSet<Initial>();

type Shown = { query: string; answer: SavedPageAnswer };
type ChangeRows = (rows: SavedRow[]) => SavedRow[];

/** Changes the rows until the server says more. @returns takes it back. */
function patchRows(setShown: Dispatch<SetStateAction<Shown | undefined>>, change: ChangeRows) {
  let before: Shown | undefined;
  setShown((now) => {
    before = now;
    return now && { ...now, answer: { ...now.answer, data: change(now.answer.data) } };
  });
  return () => setShown((now) => (now?.query === before?.query ? before : now));
}

/** Asked anew with each attempt; without an answer it is as it was: the table says what failed. */
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

/** Whoever comes back to a tab may have changed in another what this one shows. */
function useLookOnReturn(look: () => void) {
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [look]);
}

/** The rows of an address, and what stands beside them; both are asked for again after a change. */
export function useSavedPage(initial: Initial, query: string) {
  const [given, setGiven] = useState<Initial>();
  const [shown, setShown] = useState<Shown>();
  const [overview, setOverview] = useState(initial.overview);
  const [failed, setFailed] = useState<string>();
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
      () => {
        // Nobody asked for a look: when it fails, what is shown stays.
        if (!signal.aborted && !(isShown && isLook.current)) setFailed(query);
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
    /** Of this address, or of the one before while this one is under way. */
    answer: shown?.answer,
    isCurrent: isShown,
    hasFailed: failed === query,
  };
}

export type SavedData = ReturnType<typeof useSavedPage>;
