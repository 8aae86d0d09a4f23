import { truncate } from '@/lib/format';
import { documentWords } from '@/lib/i18n/document-words';
import type { Language } from '@/lib/i18n/languages';
import type { SavedParams } from '@/lib/saved/saved-params';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { countOf, readNumberList } from '@/lib/search/number-list';
import type { SearchSort } from '@/lib/search/types';
import { filterLines, orderLine } from './describe';
import { contentsLine } from './file/about';

type SavedQuery = Pick<SavedParams, 'tag' | 'search' | 'industry' | 'status'> & {
  /** The name that the list had. */
  list: string | null;
};

/**
 * What was asked for, stored as data, so that each reader finds it described in their language.
 * `order` may be one that the words of the search ask for.
 */
export type Contents = {
  /** Leaves out companies under advertising protection. */
  withoutProtected?: boolean;
} & (
  | { kind: 'saved' }
  | ({ kind: 'saved-query' } & SavedQuery)
  | { kind: 'discover'; search: string; filters: FilterTexts; order: SearchSort }
  | { kind: 'segment'; filters: FilterTexts; order: SearchSort }
  | { kind: 'compare' }
);

type Words = { title: string; details: string[] };

function ofSaved({ list, tag, search, industry, status }: SavedQuery, language: Language): Words {
  const asked = Object.entries({ Tag: tag, Search: search, Industry: industry });
  const lines = asked.flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`]));
  return {
    title: list === null ? 'Saved companies' : `Saved companies, list ${list}`,
    details: [...lines, ...(status ? filterLines({ status }, language) : [])],
  };
}

/** Printed on every page of a PDF, so a list of numbers is only counted. */
function titleOf(search: string): string {
  const list = readNumberList(search);
  if (list) return `Search for ${countOf(list)} numbers`;
  return search === '' ? 'Companies by filter' : `Search for "${search}"`;
}

/** In English, but for filters and order. */
function wordsOf(contents: Contents, language: Language): Words {
  switch (contents.kind) {
    case 'saved':
      return { title: 'Saved companies, some chosen', details: [] };
    case 'saved-query':
      return ofSaved(contents, language);
    case 'discover': {
      const { search, filters, order } = contents;
      const details = [...filterLines(filters, language), orderLine(order, language, search)];
      return { title: titleOf(search), details };
    }
    case 'segment': {
      const { filters, order } = contents;
      const details = [...filterLines(filters, language), orderLine(order, language)];
      return { title: 'Segmentation', details };
    }
    case 'compare':
      return { title: 'Comparison', details: [] };
  }
}

/** What is left out is known once the file is written; that it is belongs to what was asked for. */
export function describeContents(contents: Contents, language: Language): Words {
  const say = documentWords(language);
  const { title, details } = wordsOf(contents, language);
  const all = contents.withoutProtected
    ? [...details, 'Without companies under advertising protection']
    : details;
  return { title: say(title), details: all.map(say) };
}

/** Letters of a file's description in the list of recent files. */
const LETTERS = 500;

/** The same as the list of recent files has it. */
export function listedTitle(contents: Contents, language: Language): string {
  const { title, details } = describeContents(contents, language);
  return truncate(contentsLine(title, details), LETTERS, LETTERS - 1);
}
