import 'server-only';
import { registerRows } from '@/lib/db';
import type { SearchIndex } from '@/lib/search-index/types';
import { withIndex } from '../live-index';
import { findNamed } from '../named';
import { ownVersion } from '../own-version';
import { parseQuery } from '../parse-query';
import { type Correction, correctionsOf, wordSources } from './corrections';
import { textsWithout } from './left-out';
import { textsNearby } from './wider-place';
import { inCaseOf, writtenForms } from './written';

/**
 * Suggested spellings of a text, at most five, most likely first, with words written as companies
 * and places write them; failing that, the text with a wider place, and without the words that
 * prevent matches. Empty when the text finds something, or nothing in the register is similar.
 */
export function suggestSpellings(text: string): Promise<string[]> {
  return withIndex(async (index) => {
    const respelled = correctionsOf(index, text);
    const corrections = respelled.length > 0 ? respelled : await shortened(index, text);
    const { version, value: written } = await writtenWords(index, corrections);
    return { version, value: [...new Set(corrections.map((pieces) => writeOut(pieces, written)))] };
  });
}

/** Not for an address that finds companies. */
async function shortened(index: SearchIndex, text: string): Promise<Correction[]> {
  const query = parseQuery(text);
  if (query.kind !== 'words') return [];
  const texts = [...textsNearby(index, query), ...textsWithout(index, query)];
  const named = texts.length > 0 ? await findNamed(query) : null;
  return named?.value.length ? [] : texts.map((left) => [left]);
}

const writeOut = (pieces: Correction, written: Map<string, string>) =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : inCaseOf(piece.typed, written.get(piece.word) ?? piece.word),
    )
    .join('');

/** The original spelling of the words in corrections, from the texts and names that have them. */
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
