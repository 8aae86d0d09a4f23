'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState, useTransition } from 'react';
import { whenIdleOrUsed } from '@/components/ui/when-idle';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { choicesOf, FILTER_PARAMS, type FilterParam } from '@/lib/search/filter-params';
import type { FilterProblem, readFilters } from '@/lib/search/read-filters';
import { useTellUnapplied } from './unapplied';

type Options = {
  /** The page that the filters belong to, such as /discover. */
  path: string;
  /** The filters in the URL, without invalid ones. */
  applied: FilterTexts;
  /** The filters that this page offers; defaults to all. */
  params?: readonly FilterParam[];
  /** The query that holds the filters, where it differs from the page's own. */
  address?: string;
  /** Opens a URL of the page; by default with the router, in a transition. */
  navigate?: (href: string) => void;
};

/** `texts`: null until something is chosen. */
type Draft = { address: string; texts: FilterTexts | null };

/** Filters while they are being chosen, before they are applied to the URL. */
export type FilterDraft = {
  /** The values as they would be in the URL. */
  texts: FilterTexts;
  /** The values now in the URL, without invalid ones. */
  applied: FilterTexts;
  /** Search and chosen filters, for the API; null while any are invalid or not yet checked. */
  query: string | null;
  problems: FilterProblem[];
  isChanged: boolean;
  /** Nothing is chosen and nothing is applied. */
  isEmpty: boolean;
  isPending: boolean;
  choices: (param: FilterParam) => string[];
  /** The values of a parameter in the URL. */
  appliedChoices: (param: FilterParam) => string[];
  /** Selects or deselects a value; selecting it deselects its opposite. */
  toggle: (param: FilterParam, value: string, opposite?: string) => void;
  /** An empty text removes the filter. */
  setText: (param: FilterParam, text: string) => void;
  /** Sets several at once. */
  setTexts: (texts: FilterTexts) => void;
  /** Opens page 1 with the chosen filters. */
  apply: () => void;
  /** Opens page 1 without filters. */
  clear: () => void;
};

export function useFilterDraft(options: Options): FilterDraft {
  const { path, applied, params = FILTER_PARAMS, navigate } = options;
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const own = useSearchParams().toString();
  const address = options.address ?? own;
  // A draft belongs to the URL it was started on: every navigation discards it, so that it does not
  // come back with that URL.
  const [draft, setDraft] = useState<Draft>({ address, texts: null });
  if (draft.address !== address) setDraft({ address, texts: null });
  const texts = (draft.address === address ? draft.texts : null) ?? applied;
  const isChanged = keyOf(texts) !== keyOf(applied);
  useTellUnapplied(isChanged);
  const read = useReader();
  const problems = useMemo(() => read?.(texts).problems ?? [], [read, texts]);
  const isUnread = isChanged && !read;

  // A functional update, because several changes may happen before the next render.
  const change = useCallback(
    (changed: (texts: FilterTexts) => FilterTexts) =>
      setDraft(({ address, texts }) => {
        const before = texts ?? applied;
        return { address, texts: { ...before, ...changed(before) } };
      }),
    [applied],
  );
  const setTexts = useCallback((changed: FilterTexts) => change(() => changed), [change]);
  const open = (filters: FilterTexts) => {
    const href = hrefOf(path, address, params, filters);
    if (navigate) navigate(href);
    else startTransition(() => router.push(href));
  };
  return {
    texts,
    applied,
    problems,
    isChanged,
    isPending,
    setTexts,
    query: isUnread || problems.length > 0 ? null : questionOf(address, texts),
    isEmpty: keyOf(texts) === '' && keyOf(applied) === '',
    choices: (param) => choicesOf(texts[param]),
    appliedChoices: (param) => choicesOf(applied[param]),
    toggle: (param, value, opposite) =>
      change(({ [param]: text }) => ({ [param]: toggled(choicesOf(text), value, opposite) })),
    setText: (param, text) => setTexts({ [param]: text }),
    apply: () => open(texts),
    clear: () => {
      setDraft({ address, texts: {} });
      if (keyOf(applied) !== '') open({});
    },
  };
}

type Reader = (texts: FilterTexts) => Pick<ReturnType<typeof readFilters>, 'problems'>;

/**
 * Loads the validator. The filters in the URL are valid, so it is needed only for choices, and
 * arrives before the first of them.
 */
function useReader(): Reader | null {
  const [read, setRead] = useState<Reader | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      await whenIdleOrUsed();
      const { readFilters } = await import('@/lib/search/read-filters');
      // Wrapped, because a setter calls a function that it is given.
      if (!isLeft) setRead(() => readFilters);
    };
    // If it fails to load, only the server reports invalid filters.
    load().catch(() => isLeft || setRead(() => () => ({ problems: [] })));
    return () => {
      isLeft = true;
    };
  }, []);
  return read;
}

const entriesOf = (texts: FilterTexts) =>
  FILTER_PARAMS.flatMap((param) => {
    const text = texts[param];
    return text ? [[param, text] as const] : [];
  });

function toggled(chosen: string[], value: string, opposite?: string): string {
  const others = chosen.filter((other) => other !== value);
  const next =
    others.length < chosen.length
      ? others
      : [...others.filter((other) => other !== opposite), value];
  return next.join('|');
}

/** Equal for drafts with the same meaning. */
const keyOf = (texts: FilterTexts) =>
  entriesOf(texts)
    .map(([param, text]) => `${param}=${choicesOf(text).sort().join('|')}`)
    .join('&');

function questionOf(address: string, texts: FilterTexts): string {
  const search = new URLSearchParams(address).get('search')?.trim() ?? '';
  const question = new URLSearchParams(search === '' ? {} : { search });
  for (const [param, text] of entriesOf(texts)) question.set(param, text);
  return question.toString();
}

/** The URL with other filters; everything else is kept except the page. */
function hrefOf(
  path: string,
  address: string,
  params: readonly FilterParam[],
  texts: FilterTexts,
): string {
  const search = new URLSearchParams(address);
  for (const param of ['page', ...params]) search.delete(param);
  for (const [param, text] of entriesOf(texts)) search.set(param, text);
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}
