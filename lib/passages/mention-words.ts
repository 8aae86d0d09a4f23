/** A word that reports must have, or a phrase of words in this order. */
export type MentionPart = { text: string; kind: 'word' | 'beginning' | 'phrase' };

const PART = /["“”»«]([^"“”»«]*)["“”»«]?|[^\s"“”»«]+/gu;
const TRIMMED = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}*]+$/gu;
/** Letters from which a word is also taken for the beginning of longer ones, as Danish builds them. */
const COMPOUND_FROM = 5;
const LEAST_BEGINNING = 3;

/** One word without punctuation inside, which is taken as the beginning of others too if it is long. */
function wordPart(written: string): MentionPart[] {
  const text = written.toLowerCase().replace(TRIMMED, '');
  const bare = text.replace(/\*+$/, '');
  if (!/[\p{L}\p{N}]/u.test(bare)) return [];
  if (!/^[\p{L}\p{N}]+$/u.test(bare)) return [{ text: bare.replaceAll('*', ' '), kind: 'phrase' }];
  const least = text === bare ? COMPOUND_FROM : LEAST_BEGINNING;
  return [{ text: bare, kind: bare.length >= least ? 'beginning' : 'word' }];
}

/**
 * What a text asks of a report: all of its words, the longer ones also as the beginning of others
 * ("solcelle" finds "solcelleanlæg"), and what is between quotation marks as it stands. Empty
 * without any word.
 */
export function mentionParts(text: string): MentionPart[] {
  return [...text.matchAll(PART)].flatMap(([whole, quoted]): MentionPart[] => {
    if (quoted === undefined) return wordPart(whole);
    const phrase = quoted.toLowerCase().trim();
    return /[\p{L}\p{N}]/u.test(phrase) ? [{ text: phrase, kind: 'phrase' }] : [];
  });
}
