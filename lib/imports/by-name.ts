import 'server-only';
import { fromIndex } from '@/lib/search/live-index';
import type { SearchIndex } from '@/lib/search-index/types';
import { readCompanies } from './companies';
import { type Decision, decide, decideSimilar, MISSING, type Sought } from './decide';
import { findNamed, type Named, NOBODY } from './names-in-index';
import { findRespelled } from './respelled';

/** Names whose companies are read from the database at once. */
const BATCH = 100;
/** How long the index is searched before other requests are served, in ms. */
const SLICE_MS = 10;
/** Maximum names of a file that similar ones are looked for; each takes some milliseconds. */
const MOST_SIMILAR = 500;
/** Longer names that begin with one are shown if there are no more than these. */
const MOST_BEGUN = 5;

/** Looks texts up in the index, letting other requests be served in between. */
async function lookUp<T>(
  texts: readonly string[],
  find: (index: SearchIndex, text: string) => T,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  const left = [...new Set(texts)];
  while (left.length > 0) {
    await fromIndex((index) => {
      const until = performance.now() + SLICE_MS;
      for (let text = left.pop(); text !== undefined; text = left.pop()) {
        found.set(text, find(index, text));
        if (performance.now() > until) break;
      }
    });
  }
  return found;
}

const coresOf = (sought: readonly Sought[]) => sought.map(({ name }) => name.core);

/** Written out, legal forms are words of the name for the index. */
const WRITTEN_OUT = ['aktieselskab', 'anpartsselskab', 'interessentskab', 'kommanditselskab'];

/** What is looked up of a name. */
const spelled = ({ name }: Sought) => `${name.core}|${name.full}`;

/** Those of the name, also with a legal form that is written out, or that is none. */
function findWhole(index: SearchIndex, text: string): Named {
  const [core = '', full = ''] = text.split('|');
  const named = findNamed(index, core);
  // "Hansens Is" sells ice.
  const asWritten = full === core ? [] : findNamed(index, full).exact;
  if (named.exact.length > 0) return { ...named, exact: [...named.exact, ...asWritten] };
  const exact = [
    ...asWritten,
    ...WRITTEN_OUT.flatMap((form) => findNamed(index, `${core} ${form}`).exact),
    ...findNamed(index, `aktieselskabet ${core}`).exact,
  ];
  return { ...named, exact };
}

async function decideAll(sought: readonly Sought[]) {
  const named = await lookUp(sought.map(spelled), findWhole);
  const of = (row: Sought) => named.get(spelled(row)) ?? NOBODY;
  const companies = await readCompanies(
    sought.flatMap((row) => [...of(row).exact, ...of(row).other]),
  );
  return sought.map((row) => {
    const { exact, other, begun, more } = of(row);
    const keys = [...new Set([...exact, ...other])];
    const decision = decide(row, {
      companies: keys.flatMap((key) => companies.get(key) ?? []),
      more,
    });
    return { decision, begun: begun.length <= MOST_BEGUN ? begun : [] };
  });
}

type Undecided = { sought: Sought; begun: string[] };

async function decideSimilarly(undecided: readonly Undecided[]): Promise<Decision[]> {
  const respelled = await lookUp(coresOf(undecided.map(({ sought }) => sought)), findRespelled);
  const keysOf = ({ sought, begun }: Undecided) => [
    ...new Set([...(respelled.get(sought.name.core) ?? []), ...begun]),
  ];
  const companies = await readCompanies(undecided.flatMap(keysOf));
  return undecided.map((one) =>
    decideSimilar(
      one.sought,
      keysOf(one).flatMap((key) => companies.get(key) ?? []),
    ),
  );
}

/** Finds the companies of names, each in its place if that is known. */
export async function findByName(sought: readonly Sought[]): Promise<Decision[]> {
  const decisions: Decision[] = [];
  let similar = 0;
  for (let at = 0; at < sought.length; at += BATCH) {
    const batch = sought.slice(at, at + BATCH);
    const decided = await decideAll(batch);
    const open = decided.flatMap(({ decision, begun }, place) => {
      const row = batch[place];
      return decision === MISSING && row ? [{ sought: row, begun, place }] : [];
    });
    const tried = open.slice(0, MOST_SIMILAR - similar);
    similar += tried.length;
    const results = decided.map(({ decision }) => decision);
    for (const [turn, decision] of (await decideSimilarly(tried)).entries()) {
      results[tried[turn]?.place ?? -1] = decision;
    }
    decisions.push(...results);
  }
  return decisions;
}
