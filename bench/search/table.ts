import type { Row } from '../row';
import { percentile } from './latency';
import {
  type BenchQuery,
  type Latencies,
  type PeerResult,
  QUERY_CLASSES,
  VERBS,
  type Verb,
  type VerbResult,
} from './types';

export type Results = {
  companies: number;
  queries: BenchQuery[];
  verbs: Map<Verb, VerbResult>;
  peers: PeerResult[];
};

const ASKED: Record<Verb, string> = {
  page: 'page + total',
  facets: 'facets',
  groups: 'groups with a figure',
  suggestions: 'suggestions',
  clusters: 'clusters',
};

/** Broad queries match at least this share of all companies. */
const BROAD = 0.01;

const none = '–';
const shown = (value: number) => (Number.isNaN(value) ? none : value.toFixed(1));

const of = (latencies: Latencies | undefined, places: readonly number[]) =>
  places.flatMap((place) => latencies?.get(place) ?? []);

/** Positions of the queries answered by ours and by a peer. */
const shared = (ours: VerbResult, peer: PeerResult) =>
  [...ours.again.keys()].filter((place) => peer.latencies.has(place));

function row({ verbs, peers }: Results, verb: Verb, name: string, places: number[]): Row | null {
  const result = verbs.get(verb);
  const asked = places.filter((place) => result?.again.has(place));
  if (asked.length === 0) return null;
  const again = of(result?.again, asked);
  const first = of(result?.first, asked);
  const row: Row = { asked: ASKED[verb], queries: name, number: asked.length };
  for (const percent of [50, 95, 99]) row[`p${percent}`] = shown(percentile(again, percent));
  for (const percent of [50, 95, 99]) row[`first p${percent}`] = shown(percentile(first, percent));
  for (const peer of peers) {
    const ms = verb === 'page' ? of(peer.latencies, asked) : [];
    for (const percent of [50, 95]) {
      row[`${peer.name} p${percent}`] = shown(percentile(ms, percent));
    }
  }
  return row;
}

/** A row per class of queries, one for all, and the comparisons with peers. */
export function tableOf(results: Results): Row[] {
  const { companies, queries, verbs, peers } = results;
  const places = [...queries.keys()];
  const rows = VERBS.flatMap((verb) => [
    ...QUERY_CLASSES.map((name) => {
      const those = places.filter((place) => queries[place]?.class === name);
      return row(results, verb, name, those);
    }),
    row(results, verb, 'all', places),
  ]);
  const page = verbs.get('page');
  if (page) {
    for (const peer of peers) {
      const those = shared(page, peer);
      const broadOnes = broad(page, those, companies);
      rows.push(row(results, 'page', `all that ${peer.name} answers`, those));
      rows.push(row(results, 'page', `broad ones of these`, broadOnes));
    }
  }
  return rows.filter((row) => row !== null);
}

const broad = ({ totals }: VerbResult, places: readonly number[], companies: number) =>
  places.filter((place) => (totals.get(place) ?? 0) >= BROAD * companies);

/** Sentences that compare ours with a peer on the queries both answer. */
export function comparison({ verbs, companies }: Results, peer: PeerResult): string[] {
  const page = verbs.get('page');
  if (!page) return [];
  const places = shared(page, peer);
  const broadOnes = broad(page, places, companies);
  const times = (ours: Latencies, percent: number, those: readonly number[]) =>
    percentile(of(peer.latencies, those), percent) / percentile(of(ours, those), percent);
  const factors = (ours: Latencies, those: readonly number[]) =>
    [50, 95].map((percent) => `p${percent} ${times(ours, percent, those).toFixed(1)}×`).join(', ');
  const won = [50, 95].every((percent) => times(page.again, percent, places) >= 1);
  const wonBroad = [50, 95].every((percent) => times(page.again, percent, broadOnes) >= 2);
  const same = places.filter((place) => peer.totals.get(place) === page.totals.get(place)).length;
  return [
    `${peer.name} (asked ${peer.how}): ${won && wonBroad ? 'beaten' : 'not beaten'}.`,
    `  its time by ours, ${places.length} queries: ${factors(page.again, places)}; asked for the first time: ${factors(page.first, places)}`,
    `  ${broadOnes.length} broad ones (${100 * BROAD} % of all companies and more): ${factors(page.again, broadOnes)}; for the first time: ${factors(page.first, broadOnes)}`,
    `  same total for ${same} of ${places.length}; words are folded, split and corrected by ours alone`,
  ];
}
