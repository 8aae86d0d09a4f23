import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import { listNewestKnown } from '@/lib/financials/newest-known';
import { DAY_MS } from '@/lib/milliseconds';
import { findMentions } from '@/lib/passages/mentions';
import { findNotes } from '@/lib/passages/notes';
import type { ListedNumbers } from './answers';
import { PAGE_SIZE } from './constants';
import { keyOfDoc } from './engine/doc-key';
import { isNoPerson } from './engine/no-person';
import { docsInOrder } from './engine/order';
import { numberIn } from './engine/sorted';
import { readFoundHits } from './found-hits';
import { isAmount } from './is-amount';
import { readListed } from './listed-numbers';
import { type Search, withFound } from './live-index';
import { readSearch } from './parse-query';
import { shownChanges, shownFields } from './shown-figures';
import { writtenForms, writtenSpan } from './suggest/written';
import type { CompanyFilters, SaidOpinion, SearchHit, SearchSort, ShownField } from './types';

type SearchInput = Search & {
  /** From 1; a page past the end returns the last page. */
  page: number;
  pageSize?: number;
  sort?: SearchSort;
  /** Figures that companies have besides those that they are ordered and filtered by. */
  also?: readonly ShownField[];
};

export type SearchResult = {
  items: (CompanyDetail & SearchHit)[];
  /** Exact, however large. */
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
  /** Only in a search for a list of numbers. */
  numbers?: ListedNumbers;
  /** What words of the search ask for: an order, and conditions as typed. */
  order?: SearchSort;
  conditions?: string[];
  /** Words, as typed, that no company has along with the others; only where some were left out. */
  leftOut?: string[];
  /** What was left out are all words but those for a trade and a place: no company is called so. */
  isTradeAlone?: true;
  /** All words are for trades, places and the like, so that no person is called so. */
  isNoPerson?: true;
};

/** What annual reports say of that by which a result is filtered. */
async function quotesOf(keys: readonly string[], { mentions, goingConcern }: CompanyFilters) {
  if (mentions) return findMentions(keys, mentions);
  return goingConcern ? findNotes(keys) : null;
}

/** What auditors concluded, by company, where a result is filtered by it. */
async function opinionsOf(
  keys: readonly string[],
  { opinion, modifiedOpinion }: CompanyFilters,
): Promise<Map<string, SaidOpinion> | null> {
  if (!opinion && !modifiedOpinion) return null;
  const known = await listNewestKnown(keys);
  return new Map(
    known.flatMap(({ key, year, opinion: kind }) => (kind ? [[key, { kind, year }]] : [])),
  );
}

/** Finds companies by words in any of their fields, or by an identifier. */
export function searchCompanies(input: SearchInput): Promise<SearchResult> {
  const { pageSize = PAGE_SIZE, sort = 'relevance', also = [] } = input;
  const query = readSearch(input.search);
  return withFound(input, async (found) => {
    const total = found.docs.size;
    const totalPages = Math.ceil(total / pageSize);
    const page = Math.min(Math.max(input.page, 1), Math.max(totalPages, 1));
    const docs = docsInOrder(found, sort, (page - 1) * pageSize, pageSize);
    const order = sort === 'relevance' ? found.order : null;
    const fields = [...new Set([...shownFields(order ?? sort, input.filters ?? {}), ...also])];
    const changed = shownChanges(order ?? sort, input.filters ?? {});
    const keys = docs.map((doc) => keyOfDoc(found.index, doc));
    const [{ version, value: hits }, mentions, opinions] = await Promise.all([
      readFoundHits(query, { ...found, page: docs, fields }),
      quotesOf(keys, input.filters ?? {}),
      opinionsOf(keys, input.filters ?? {}),
    ]);
    const items = hits.map(({ company, years, ...hit }) => {
      const figures = fields.map((of) => ({
        of,
        value: numberIn(found.index, of, company.key),
        year: isAmount(of) ? years.ofAmounts : years.ofPercents,
      }));
      const mention = mentions?.get(company.key);
      const opinion = opinions?.get(company.key);
      const changes = changed.flatMap((of) => {
        const day = numberIn(found.index, of, company.key);
        return day === null ? [] : [{ of, on: new Date(day * DAY_MS) }];
      });
      return {
        ...company,
        ...hit,
        ...(figures.length > 0 && { figures }),
        ...(changes.length > 0 && { changes }),
        ...(mention && { mention }),
        ...(opinion && { opinion }),
      };
    });
    const typed = input.search ?? '';
    const leftOut = [...writtenForms(found.asked, [typed]).values()];
    const conditions = found.conditions.map((words) => writtenSpan(words, typed));
    const result = {
      ...{ items, total, page, pageSize, totalPages },
      ...(order !== null && { order }),
      ...(conditions.length > 0 && { conditions }),
      ...(leftOut.length > 0 && { leftOut }),
      ...(found.isTradeAlone && { isTradeAlone: true as const }),
      ...(isNoPerson(found, query) && { isNoPerson: true as const }),
    };
    if (query.kind !== 'numbers') return { version, value: result };
    const listed = await readListed(query);
    // Returning the differing version makes withIndex repeat the whole search.
    const isOne = listed.version === version;
    return {
      version: isOne ? version : listed.version,
      value: { ...result, numbers: listed.value },
    };
  });
}
