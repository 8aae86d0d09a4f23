import { foldSearched } from '@/lib/words/fold';

/** A run of characters that is one word before folding. */
export const RUN = /[\p{L}\p{N}\p{M}]+/gu;

/** Maps folded words to their spelling in the first text that has them: kobenhavn to København. */
export function writtenForms(words: readonly string[], texts: Iterable<string>) {
  const forms = new Map<string, string>();
  for (const text of texts) {
    for (const [written] of text.matchAll(RUN)) {
      const word = foldSearched(written);
      if (words.includes(word) && !forms.has(word)) forms.set(word, written);
    }
  }
  return forms;
}

/** What folded words are in a text from the first to the last of them: "mellem 10 og 50 ansatte". */
export function writtenSpan(words: readonly string[], text: string): string {
  const runs = [...text.matchAll(RUN)].map((run) => ({
    word: foldSearched(run[0]),
    from: run.index,
    to: run.index + run[0].length,
  }));
  const lastFrom = (first: number) =>
    runs.find(({ word }, at) => at >= first + words.length - 1 && word === words.at(-1));
  const first = runs.findIndex(({ word }, at) => word === words[0] && lastFrom(at) !== undefined);
  return text.slice(runs[first]?.from ?? 0, lastFrom(first)?.to ?? 0);
}

/** Adapts the case of a word to that of another one, as typed. */
export function inCaseOf(typed: string, word: string): string {
  const small = word.toLowerCase();
  const [first = '', ...others] = small;
  if (typed === typed.toLowerCase()) return small;
  if (typed === typed.toUpperCase() && [...typed].length > 1) return small.toUpperCase();
  return typed.startsWith(typed.toLowerCase().slice(0, 1))
    ? small
    : first.toUpperCase() + others.join('');
}
