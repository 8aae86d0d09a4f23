import 'server-only';
import { registerRows } from '@/lib/db';
import type { SearchIndex } from '@/lib/search-index/types';
import { withIndex } from '../live-index';
import { ownVersion } from '../own-version';
import { type Correction, correctionsOf, wordSources } from './corrections';
import { inCaseOf, writtenForms } from './written';

/**
 * The text as it may be meant, up to five, the most likely first, with words
 * written as companies and places write them. Empty when nothing is misspelt or
 * nothing in the register is spelled alike.
 */
export function suggestSpellings(text: string): Promise<string[]> {
  return withIndex(async (index) => {
    const corrections = correctionsOf(index, text);
    const { version, value: written } = await writtenWords(index, corrections);
    return { version, value: [...new Set(corrections.map((pieces) => writeOut(pieces, written)))] };
  });
}

const writeOut = (pieces: Correction, written: Map<string, string>) =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : inCaseOf(piece.typed, written.get(piece.word) ?? piece.word),
    )
    .join('');

/** How the words of the corrections are written, by the texts and companies that have them. */
async function writtenWords(index: SearchIndex, corrections: Correction[]) {
  const replaced = corrections.flat().filter((piece) => typeof piece !== 'string');
  const words = [...new Set(replaced.map(({ word }) => word))];
  const { texts, keys } = wordSources(index, words);
  const rows = await registerRows<{ version: number; name: string | null }>`
    select newest.version, n.name
    from (select ${ownVersion} as version) newest
    left join company_names n on n.company_key = any(${keys})`;
  const names = rows.flatMap(({ name }) => name ?? []);
  return { version: rows[0]?.version ?? 0, value: writtenForms(words, [...texts, ...names]) };
}
