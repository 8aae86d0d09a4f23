import { z } from 'zod/mini';
import { companyKeySchema } from '@/lib/companies/schemas';
import { cutText } from '@/lib/cut-text';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-length';
import type { RawParams } from '@/lib/search/search-params';
import { MOST_COMPARED } from './constants';

export type CompareParams = {
  /** CVR numbers, each once. */
  keys: string[];
  /** What stands in the address and is no CVR number. */
  unreadable: string[];
  /** CVR numbers past the most that are compared. */
  leftOut: string[];
  /** The text of a company to add; empty without one. */
  add: string;
  /** Ids of saved companies, whose CVR numbers take their place. */
  saved: string[];
};

const uuid = z.uuid();

const all = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().filter((text) => text.trim() !== '');

/** "DK 12 34 56 78" is a CVR number too. */
const digitsOf = (text: string) => text.replace(/^\s*dk|[\s.-]/gi, '');

/** The address of /compare: `company` once for each or with commas between, `add`, and `saved` once for each. */
export function parseCompareParams(params: RawParams): CompareParams {
  const given = all(params.company).flatMap((text) => text.split(',').filter(Boolean));
  const isKey = (text: string) => companyKeySchema.safeParse(digitsOf(text)).success;
  const keys = [...new Set(given.filter(isKey).map(digitsOf))];
  const [add = ''] = all(params.add);
  return {
    keys: keys.slice(0, MOST_COMPARED),
    unreadable: given.filter((text) => !isKey(text)),
    leftOut: keys.slice(MOST_COMPARED),
    add: cutText(add.trim(), MAX_QUERY_LENGTH).trim(),
    saved: all(params.saved)
      .filter((id) => uuid.safeParse(id).success)
      .slice(0, MOST_COMPARED),
  };
}
