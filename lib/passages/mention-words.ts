/**
 * A word that reports must have, also as the beginning of others, or as a part of them; or a phrase
 * of words in this order.
 */
export type MentionPart = { text: string; kind: 'word' | 'beginning' | 'part' | 'phrase' };

const PART = /["“”»«]([^"“”»«]*)["“”»«]?|[^\s"“”»«]+/gu;
const TRIMMED = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}*]+$/gu;
/** Letters from which a word is also taken for a part of longer ones, as Danish builds them. */
const COMPOUND_FROM = 5;
const LEAST_BEGINNING = 3;

/** One word without punctuation inside, which is taken as a part of others too if it is long. */
function wordPart(written: string): MentionPart[] {
  const text = written.toLowerCase().replace(TRIMMED, '');
  const bare = text.replace(/\*+$/, '');
  if (!/[\p{L}\p{N}]/u.test(bare)) return [];
  if (!/^[\p{L}\p{N}]+$/u.test(bare)) return [{ text: bare.replaceAll('*', ' '), kind: 'phrase' }];
  if (text === bare) return [{ text: bare, kind: bare.length < COMPOUND_FROM ? 'word' : 'part' }];
  return [{ text: bare, kind: bare.length < LEAST_BEGINNING ? 'word' : 'beginning' }];
}

/**
 * What a text asks of a report: all of its words, the longer ones also as the beginning or the end
 * of others ("solcelle" finds "solcelleanlæg", "kaution" "selvskyldnerkaution"), and what is between
 * quotation marks as it stands. Empty without any word.
 */
export function mentionParts(text: string): MentionPart[] {
  return [...text.matchAll(PART)].flatMap(([whole, quoted]): MentionPart[] => {
    if (quoted === undefined) return wordPart(whole);
    const phrase = quoted.toLowerCase().trim();
    return /[\p{L}\p{N}]/u.test(phrase) ? [{ text: phrase, kind: 'phrase' }] : [];
  });
}
