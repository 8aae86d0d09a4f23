import 'server-only';
import type { Fragment } from '../reader/fragment';
import { leftovers } from '../reader/leftovers';
import type { Lexicon } from '../reader/lexicon';
import { Scan } from '../reader/scan';

/** The words of a sentence that say something and are in none of the texts. */
export function unsaidWords(
  sentence: string,
  texts: readonly string[],
  lexicon: Lexicon,
): string[] {
  const scan = new Scan(sentence, lexicon);
  const lower = sentence.toLowerCase();
  const covered = scan.tokens.map(() => false);
  for (const text of texts) {
    const wanted = text.toLowerCase();
    for (
      let at = lower.indexOf(wanted);
      at >= 0 && wanted !== '';
      at = lower.indexOf(wanted, at + 1)
    ) {
      for (const [index, { start, end }] of scan.tokens.entries()) {
        if (start >= at && end <= at + wanted.length) covered[index] = true;
      }
    }
  }
  const fragments: Fragment[] = covered.flatMap((is, from) =>
    is ? { from, to: from + 1, effects: [] } : [],
  );
  return leftovers(scan, fragments, []);
}
