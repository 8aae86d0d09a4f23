import { choicesOf } from '@/lib/search/filter-params';
import { ALL_SAVED } from '@/lib/search/saved-values';
import { LazyLeavingNote } from './lazy-leaving-note';

type Props = {
  query: Record<string, string>;
  result: { items: readonly { key: string }[]; page: number; totalPages: number };
  /** When it was read whether a company is saved. */
  saved: (key: string) => { at: number };
};

/** Below results that leave out what is saved, while more pages follow. */
export function WhatLeaves({ query, result: { items, page, totalPages }, saved }: Props) {
  if (page >= totalPages || !choicesOf(query.notSaved).includes(ALL_SAVED)) return null;
  return <LazyLeavingNote unsaved={items.map(({ key }) => ({ key, at: saved(key).at }))} />;
}
