import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { PLACES } from './merge-readings';

export const isPlace = ({ field }: { field: string }) => PLACES.some((one) => one === field);

const filtersOf = ({ filters }: Reading) =>
  JSON.stringify(Object.entries(filters).filter(([field]) => !isPlace({ field })));

const BEFORE_PLACE = /^(?:in|at|near|from|i|på|ved|fra|nær)$/i;

/** Pieces of a text to leave out, the shortest first, with the preposition before them. */
function piecesOf(words: readonly string[]): [from: number, to: number][] {
  const lengths = words.slice(1).map((_, at) => at + 1);
  return lengths.flatMap((length) =>
    words.flatMap((word, at): [number, number][] => {
      if (at + length > words.length || BEFORE_PLACE.test(word)) return [];
      return [[BEFORE_PLACE.test(words[at - 1] ?? '') ? at - 1 : at, at + length]];
    }),
  );
}

/** "Opened in Copenhagen in 2021" without its place: "opened in 2021". */
async function withoutPlace(text: string): Promise<string> {
  const whole = await readWithReader(text);
  if (!whole.parts.some(isPlace)) return text;
  const words = text.split(/\s+/);
  for (const [from, to] of piecesOf(words)) {
    const rest = [...words.slice(0, from), ...words.slice(to)].join(' ');
    const read = await readWithReader(rest);
    if (!read.parts.some(isPlace) && filtersOf(read) === filtersOf(whole)) return rest;
  }
  return text;
}

/**
 * The parts of a reading whose place was replaced by another one: words that were read as a place
 * and as something else are told without the place that they no longer mean.
 */
export async function withoutFormerPlace(reading: Reading): Promise<Reading> {
  const places = new Set(reading.parts.filter(isPlace).map(({ text }) => text));
  if (places.size === 0) return reading;
  const parts = reading.parts.map(async (part) =>
    places.has(part.text) ? part : { ...part, text: await withoutPlace(part.text) },
  );
  return { ...reading, parts: await Promise.all(parts) };
}
