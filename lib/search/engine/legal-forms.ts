import type { SearchIndex } from '@/lib/search-index/types';
import { foldSearched } from '@/lib/words/fold';
import { wantedWords } from '../compounds';
import type { WordsQuery } from '../parse-query';
import { DocSet } from './doc-set';
import { namesOfCore } from './names';
import { valueSet } from './value-sets';
import { isOfValueOrState, valuesTogether } from './value-words';
import { wordMatches } from './words';

/**
 * Those of some docs that have a legal form of the query, if its other words say where companies
 * are, what they do or how they are: "ApS Aarhus". Words of names have it along with the name,
 * right or wrong; a company of just that name is kept. All docs if none has the form, of a form
 * alone those that write it.
 */
export function inLegalForm(index: SearchIndex, query: WordsQuery, docs: DocSet): DocSet {
  if (query.forms.length === 0 || !isOfValues(index, query)) return docs;
  const having = docs.and(docsInForms(index, query.forms));
  if (having.size === 0) return isAlone(query) ? withWord(index, query.forms) : docs;
  return DocSet.union(index.docs, [having, namesOfCore(index, query.core.split(' '), docs)]);
}

const isAlone = (query: WordsQuery): boolean =>
  wantedWords(query).length + query.phrases.length === 0;

const withWord = (index: SearchIndex, forms: readonly string[]): DocSet =>
  DocSet.union(
    index.docs,
    forms.map((word) => wordMatches(index, { word, joined: [] }, true).any()),
  );

function isOfValues(index: SearchIndex, query: WordsQuery): boolean {
  return (
    wantedWords(query).every(({ word }) => isOfValueOrState(index, word)) &&
    query.phrases.every((text) => valuesTogether(index, text).length > 0)
  );
}

function docsInForms(index: SearchIndex, forms: readonly string[]): DocSet {
  const sets = index.texts.companyType.values.flatMap(([, short = ''], at) =>
    forms.includes(foldSearched(short))
      ? valueSet(index, { field: 'companyType', code: at + 1 })
      : [],
  );
  return DocSet.union(index.docs, sets);
}
