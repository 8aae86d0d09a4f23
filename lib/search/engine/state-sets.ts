import { DAY_MS } from '@/lib/milliseconds';
import { oncePer } from '@/lib/once-per';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import type { SearchIndex } from '@/lib/search-index/types';
import { type Joined, wantedWords } from '../compounds';
import { meansNew, statusesCalled } from '../everyday/states';
import type { WordsQuery } from '../parse-query';
import type { DocSet } from './doc-set';
import { docsInRanges } from './ranges';
import { docsWithCode } from './value-sets';

/** Companies are new for this many days. */
const NEW_DAYS = 365;

/** The docs in the state that a word means: "konkurs", "nye". */
export function stateSets(index: SearchIndex, word: string): DocSet[] {
  const sets = statusesCalled(word).map((status) =>
    docsWithCode(index.statuses, STATUS_CHOICES.length, STATUS_CHOICES.indexOf(status)),
  );
  return meansNew(word) ? [...sets, newDocs(index)] : sets;
}

/** Those of some docs that are new; none unless the query asks for new companies. */
export function newAmong(index: SearchIndex, query: WordsQuery, docs: readonly number[]) {
  const texts = wantedWords(query).flatMap(({ word, joined }) => [word, ...joined.map(textOf)]);
  return new Set(texts.some(meansNew) ? docs.filter((doc) => newDocs(index).has(doc)) : []);
}

const textOf = ({ text }: Joined) => text;

/**
 * The docs founded at most a year before the newest company that has begun: the register may be
 * older than today.
 */
export const newDocs = oncePer('newDocs', (index: SearchIndex): DocSet => {
  const today = Math.floor(Date.now() / DAY_MS);
  const newest = index.numbers.founded.values.findLast((day) => day <= today) ?? today;
  return docsInRanges(index, 'founded', { ranges: [{ min: newest - NEW_DAYS }] });
});
