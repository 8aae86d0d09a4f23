import { z } from 'zod/mini';
import { readCvr } from '@/lib/companies/written-cvr';
import { cutText } from '@/lib/cut-text';
import type { RawParams } from '@/lib/raw-params';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import { MOST_COMPARED } from './constants';

export type CompareParams = {
  /** CVR numbers, without duplicates; perhaps of no company, and more than are compared. */
  keys: string[];
  /** Values in the URL that are not CVR numbers. */
  unreadable: string[];
  /** The search text for a company to add; empty if there is none. */
  add: string;
  /** Whether groups' accounts are compared where there are any: `accounts=group`. */
  ofGroups: boolean;
  /** Ids of saved companies, to be replaced by their CVR numbers. */
  saved: string[];
};

const uuid = z.uuid();

const all = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().filter((text) => text.trim() !== '');

/**
 * Parses the URL of /compare: `company` repeated or comma-separated, `add`, `accounts`, and `saved` repeated.
 */
export function parseCompareParams(params: RawParams): CompareParams {
  const given = all(params.company).flatMap((text) => text.split(',').filter(Boolean));
  const keys = [...new Set(given.flatMap((text) => readCvr(text) ?? []))];
  const [add = ''] = all(params.add);
  return {
    keys,
    unreadable: given.filter((text) => readCvr(text) === null),
    add: cutText(add.trim(), MAX_QUERY_LENGTH).trim(),
    ofGroups: all(params.accounts)[0] === 'group',
    saved: all(params.saved)
      .filter((id) => uuid.safeParse(id).success)
      .slice(0, MOST_COMPARED),
  };
}
