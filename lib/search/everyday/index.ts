import type { TextField } from '@/lib/search-index/types';
import { foldSearched } from '@/lib/words/fold';
import { Recent } from '../engine/recent';
import { compoundsOf } from './compounds-of';
import { industryWords } from './industry-words';
import { placeWords } from './place-words';

/** Everyday words for legal forms that their texts do not have. */
const formWords = new Map([
  [
    'Enkeltmandsvirksomhed',
    'enkeltmandsfirma, enkeltmandsselskab, sole proprietorship, sole proprietor, sole trader',
  ],
]);

/** Maximum number of cached words, shared by companies with the same industry or place. */
const MOST_KEPT = 100_000;
const kept = new Recent<string[]>(MOST_KEPT, ({ length }) => length + 1);

/**
 * Everyday words that users search for when they mean a value of the register, such as an industry,
 * in addition to the words of its texts. As written; phrases as compounds.
 */
export const everydayWords = (field: TextField, texts: readonly string[]): string[] =>
  kept.get(nameOf(field, texts), () => readWords(field, texts));

const nameOf = (field: TextField, texts: readonly string[]) => `${field} ${texts.join('|')}`;

function readWords(field: TextField, texts: readonly string[]): string[] {
  const [name = '', coded = ''] = texts;
  if (field === 'companyType') return compoundsOf(formWords.get(name)?.split(', ') ?? []);
  if (field !== 'industry') return placeWords[field](name);
  const codes = coded
    .slice(0, coded.length - name.length)
    .split(' ')
    .filter(Boolean);
  return industryWords(codes, texts);
}

const folded = new Recent<string[]>(MOST_KEPT, ({ length }) => length + 1);

/** The same, folded and without duplicates. */
export const foldedEverydayWords = (field: TextField, texts: readonly string[]): string[] =>
  folded.get(nameOf(field, texts), () => [
    ...new Set(everydayWords(field, texts).map(foldSearched)),
  ]);
