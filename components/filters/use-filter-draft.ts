'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState, useTransition } from 'react';
import { whenCalmOrUsed } from '@/components/ui/when-calm';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { choicesOf, FILTER_PARAMS, type FilterParam } from '@/lib/search/filter-params';
import type { FilterProblem, readFilters } from '@/lib/search/read-filters';
import { useTellUnapplied } from './unapplied';

type Options = {
  /** The page that the filters belong to, such as /discover. */
  path: string;
  /** The filters of the address, without what does not fit. */
  applied: FilterTexts;
  /** The filters of this page; all when left out. */
  params?: readonly FilterParam[];
  /** The query that the filters stand in, where it is not the page's own. */
  address?: string;
  /** Opens an address of the page; by default the router does, in a transition. */
  navigate?: (href: string) => void;
};

/** Filters as they are being chosen, before they go into the address. */
export type FilterDraft = {
  /** As they would stand in the address. */
  texts: FilterTexts;
  /** As they stand in it now, without what does not fit. */
  applied: FilterTexts;
  /** Search and chosen filters, for the API; null while something does not fit, or may not. */
  query: string | null;
  problems: FilterProblem[];
  isChanged: boolean;
  /** Nothing is chosen and nothing is applied. */
  isEmpty: boolean;
  isPending: boolean;
  choices: (param: FilterParam) => string[];
  /** What of it is in the address. */
  appliedChoices: (param: FilterParam) => string[];
  /** Chooses a value, or no longer; one that cannot stand beside it gives way. */
  toggle: (param: FilterParam, value: string, opposite?: string) => void;
  /** An empty text lifts the filter. */
  setText: (param: FilterParam, text: string) => void;
  /** Several at once. */
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
  // A draft belongs to the address it was begun on: back and forward drop it.
  const [draft, setDraft] = useState({ address, texts: applied });
  const texts = draft.address === address ? draft.texts : applied;
  const isChanged = keyOf(texts) !== keyOf(applied);
  useTellUnapplied(isChanged);
  const read = useReader();
  const problems = useMemo(() => read?.(texts).problems ?? [], [read, texts]);
  const isUnread = isChanged && !read;

  // Several may be set one after the other: each goes on from the one before.
  const change = useCallback(
    (changed: (texts: FilterTexts) => FilterTexts) =>
      setDraft((before) => {
        const texts = before.address === address ? before.texts : applied;
        return { address, texts: { ...texts, ...changed(texts) } };
      }),
    [address, applied],
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

/** Filters of an address fit: what tells whether others do comes before somebody chooses any. */
function useReader(): Reader | null {
  const [read, setRead] = useState<Reader | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      await whenCalmOrUsed();
      const { readFilters } = await import('@/lib/search/read-filters');
      // A function given to a setter would be called.
      if (!isLeft) setRead(() => readFilters);
    };
    // Without it the server alone says what does not fit.
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

/** Two drafts that say the same have the same key. */
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

/** The address with other filters; everything else but the page stays. */
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
