import 'server-only';
import type { Fragment } from '../reader/fragment';
import { leftovers } from '../reader/leftovers';
import type { Lexicon } from '../reader/lexicon';
import { Scan } from '../reader/scan';

/** The meaningful words of a sentence that none of the texts contain. */
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
