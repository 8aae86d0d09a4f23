import { isJoiner } from '@/lib/words/small-words';

/** Joins neighbouring words of phrases, as queries are looked up: "law firm" becomes "lawfirm". */
export const compoundsOf = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => {
    const words = phrase.split(' ').filter((word) => !isJoiner(word));
    if (words.length === 1) return words;
    return words.slice(1).map((right, at) => `${words[at]}${right}`);
  });
