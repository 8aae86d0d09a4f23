import 'server-only';
import type { ClientBase } from 'pg';
import type { KeptNames, NamePlace } from './merge/ranks';

/** A distinct new name: the key of a company that has it, and the place of its previous name. */
export type NewName = { key: number; guess: number };

/** The search for a name's place: at least `low` and at most `high` kept names come before it. */
type Search = { name: NewName; low: number; high: number; isEqual: boolean };

type Probe = { search: Search; at: number };

/** Eight digits, as the database stores keys. */
const keyText = (key: number) => String(key).padStart(8, '0');

/** Compares names of new companies with kept ones, in Danish alphabetical order. */
const compareSql = `
  SELECT CASE WHEN new.name = kept.name THEN 0
    WHEN new.name COLLATE "da-x-icu" < kept.name COLLATE "da-x-icu" THEN -1 ELSE 1 END AS side
  FROM unnest($1::bpchar[], $2::bpchar[]) WITH ORDINALITY AS probe (new_key, kept_key, position)
  JOIN companies new ON new.key = probe.new_key
  JOIN companies kept ON kept.key = probe.kept_key
  ORDER BY position`;

async function runProbes(
  client: ClientBase,
  probes: readonly Probe[],
  keyAt: (place: number) => number,
): Promise<void> {
  if (probes.length === 0) return;
  const { rows } = await client.query<{ side: number }>(compareSql, [
    probes.map(({ search }) => keyText(search.name.key)),
    probes.map(({ at }) => keyText(keyAt(at))),
  ]);
  for (const [index, { search, at }] of probes.entries()) {
    const side = rows[index]?.side;
    if (side === undefined)
      throw new Error('A company of the search index is not in the register.');
    if (side > 0) search.low = Math.max(search.low, at + 1);
    else search.high = Math.min(search.high, at);
    if (side === 0) search.isEqual = true;
  }
}

/** Most companies keep their names: two comparisons confirm an unchanged place. */
function* guesses(search: Search, count: number): Generator<Probe> {
  const { guess } = search.name;
  if (guess > 0) yield { search, at: guess - 1 };
  if (guess < count) yield { search, at: guess };
}

/** Finds the places of all names at once by bisection, in about log2(kept names) statements. */
export async function findNamePlaces(
  client: ClientBase,
  names: readonly NewName[],
  { count, docs }: KeptNames,
  keys: Uint32Array,
): Promise<NamePlace[]> {
  const keyAt = (place: number) => keys[docs[place] ?? 0] ?? 0;
  const searches = names.map((name): Search => ({ name, low: 0, high: count, isEqual: false }));
  const known = searches.filter(({ name }) => name.guess >= 0);
  await runProbes(
    client,
    known.flatMap((search) => [...guesses(search, count)]),
    keyAt,
  );
  for (;;) {
    const open = searches.filter(({ low, high }) => low < high);
    if (open.length === 0) break;
    await runProbes(
      client,
      open.map((search) => ({ search, at: (search.low + search.high) >>> 1 })),
      keyAt,
    );
  }
  return searches.map(({ low, isEqual }) => ({ before: low, isEqual }));
}
