import { foldWords } from '@/lib/search/fold';

/** Each letter as it may stand in a text, in both cases: the database need not know them. */
const letters: Record<string, string> = {
  a: '[aåàáâãäÅÀÁÂÃÄ]',
  c: '[cçÇ]',
  e: '[eéèêëÉÈÊË]',
  i: '[iíìîïÍÌÎÏ]',
  n: '[nñÑ]',
  o: '(?:oe|[oøöóòôõØÖÓÒÔÕ])',
  u: '[uüúùûÜÚÙÛ]',
  y: '[yýÿÝ]',
  aa: '(?:aa|[åÅ])',
  ae: '(?:ae|[æäÆÄ])',
  ss: '(?:ss|ß)',
};

const special = /[.*+?^${}()|[\]\\]/g;

/**
 * A pattern that finds a word, folded by foldName, in texts that are not folded. The same in
 * PostgreSQL and JavaScript, to be used without regard to case.
 */
export function wordPattern(word: string): string {
  // "as" stands for A/S, as the search has it.
  if (/^[aikp]s$/.test(word)) return `${letters[word[0] ?? ''] ?? word[0]}/?s`;
  return word.replace(/aa|ae|ss|./gu, (part) => letters[part] ?? part.replace(special, '\\$&'));
}

/** A pattern for each word of what is searched for: a text fits that has them all. */
export function wordPatterns(search: string): string[] {
  if (search.trim() === '') return [];
  // A number that is written in groups.
  const text = /^[\d\s]+$/.test(search) ? search.replace(/\s/g, '') : search;
  const words = foldWords(text);
  return words.length > 0 ? words.map(wordPattern) : [text.trim().replace(special, '\\$&')];
}
