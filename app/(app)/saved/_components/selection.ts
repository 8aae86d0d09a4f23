import type { SelectedKeys } from '@/components/data-table/selection';
import type { ExportTarget } from '@/lib/exports/types';
import { MAX_EXCEPT } from '@/lib/saved/constants';
import { type SavedParams, savedQuery } from '@/lib/saved/saved-params';
import type { SavedTarget } from '@/lib/saved/types';

/**
 * What is chosen in the table: entries one by one, or all that the address shows but some.
 * It belongs to what the address narrows to: elsewhere nothing is chosen, so that nobody
 * deletes what is out of sight.
 */
export type Choice =
  | { kind: 'some'; scope: string; ids: SelectedKeys }
  | { kind: 'all'; scope: string; except: SelectedKeys };

/** What narrows; sorting and paging keep a choice. */
export const scopeOf = ({ list, tag, search, industry }: SavedParams): string =>
  JSON.stringify([list, tag, search, industry]);

export const noChoice = (scope: string): Choice => ({ kind: 'some', scope, ids: {} });

/** How many are chosen of so many that the address shows. */
export function countChosen(choice: Choice, total: number): number {
  return choice.kind === 'some'
    ? Object.keys(choice.ids).length
    : Math.max(0, total - Object.keys(choice.except).length);
}

/** As the table shows it; of all, the rows of its page. */
export function selectedKeys(choice: Choice, pageIds: readonly string[]): SelectedKeys {
  if (choice.kind === 'some') return choice.ids;
  return Object.fromEntries(
    pageIds.filter((id) => !choice.except[id]).map((id) => [id, true as const]),
  );
}

/** After boxes of a page were ticked. Null when more are left out of all than can be. */
export function changeChoice(
  choice: Choice,
  next: SelectedKeys,
  pageIds: readonly string[],
): Choice | null {
  if (choice.kind === 'some') return { ...choice, ids: next };
  const except = { ...choice.except };
  for (const id of pageIds) {
    if (next[id]) delete except[id];
    else except[id] = true;
  }
  return Object.keys(except).length > MAX_EXCEPT ? null : { ...choice, except };
}

/** As the API is told of it; `count`: what the reader was told. */
export function targetOf(choice: Choice, params: SavedParams, count: number): SavedTarget {
  if (choice.kind === 'some') return { ids: Object.keys(choice.ids) };
  return { query: savedQuery(params, Object.keys(choice.except)), expected: count };
}

/** As exports are told of it. */
export function exportTargetOf(choice: Choice, params: SavedParams): ExportTarget {
  if (choice.kind === 'some') return { kind: 'saved', ids: Object.keys(choice.ids) };
  return { kind: 'saved-query', query: savedQuery(params, Object.keys(choice.except)) };
}
