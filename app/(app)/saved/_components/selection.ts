import type { SelectedKeys } from '@/components/data-table/selection';
import type { ExportTarget } from '@/lib/exports/types';
import { MAX_EXCEPT } from '@/lib/saved/constants';
import { type SavedParams, savedQuery } from '@/lib/saved/saved-params';
import type { SavedTarget } from '@/lib/saved/types';

/**
 * The selection in the table: individual entries, or all matching ones with exceptions. It is tied
 * to a scope of filters and empty in any other, so that nobody deletes what is out of sight.
 */
export type Choice =
  | { kind: 'some'; scope: string; ids: SelectedKeys }
  | { kind: 'all'; scope: string; except: SelectedKeys };

/** The filters that make up the scope; sorting and paging keep a selection. */
export const scopeOf = ({ list, tag, search, industry, status }: SavedParams): string =>
  JSON.stringify([list, tag, search, industry, status]);

export const noChoice = (scope: string): Choice => ({ kind: 'some', scope, ids: {} });

/** Number of selected companies, out of `total` that match. */
export function countChosen(choice: Choice, total: number): number {
  return choice.kind === 'some'
    ? Object.keys(choice.ids).length
    : Math.max(0, total - Object.keys(choice.except).length);
}

/** The selection as the table needs it; for "all", only the ids on its page. */
export function selectedKeys(choice: Choice, pageIds: readonly string[]): SelectedKeys {
  if (choice.kind === 'some') return choice.ids;
  return Object.fromEntries(
    pageIds.filter((id) => !choice.except[id]).map((id) => [id, true as const]),
  );
}

/** The selection after boxes on a page were toggled; null when it would exceed MAX_EXCEPT. */
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

/** The target for API calls; `count`: the number that the user was shown. */
export function targetOf(choice: Choice, params: SavedParams, count: number): SavedTarget {
  if (choice.kind === 'some') return { ids: Object.keys(choice.ids) };
  return { query: savedQuery(params, Object.keys(choice.except)), expected: count };
}

/** The target for exports. */
export function exportTargetOf(choice: Choice, params: SavedParams): ExportTarget {
  if (choice.kind === 'some') return { kind: 'saved', ids: Object.keys(choice.ids) };
  return { kind: 'saved-query', query: savedQuery(params, Object.keys(choice.except)) };
}
