import { SAVED_PAGE_SIZES, SAVED_SORTS } from '@/lib/saved/constants';
import { parseSavedParams } from '@/lib/saved/saved-params';
import { readArguments } from '../../scripts/arguments';
import type { Row } from '../row';
import { askInTurn, percentiles, shownPercentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';
import { makeSaver, removeSaver, type Saver, WORDS } from './entries';
import { peerPage } from './peer';

type Kind = { kind: string; query: (round: number) => Record<string, string> };

const at = <T>(items: readonly T[], round: number) => items[round % items.length] as T;
const TOWNS = ['Aarhus', 'Odense', 'København', 'Aalborg', 'Vejle', 'Roskilde', 'Esbjerg'];
const NAMES = ['holding', 'invest', 'byg', 'ejendomme', 'transport', 'consult', 'jensen'];
const SIZES = SAVED_PAGE_SIZES.map(String);

/** Every kind of query on the table; each round uses different values. */
function kindsFor(entries: number, { listIds }: Saver, industries: string[]): Kind[] {
  const sizeOf = (round: number) => at(SIZES, round);
  const anyPage = (round: number) =>
    String(1 + ((round * 7_919) % Math.max(1, Math.floor(entries / Number(sizeOf(round))))));
  const sorts = SAVED_SORTS.slice(1);
  return [
    { kind: 'first page, newest first', query: () => ({}) },
    { kind: 'any page, newest first', query: (r) => ({ page: anyPage(r), size: sizeOf(r) }) },
    ...sorts.map((sort) => ({
      kind: `any page by ${sort}`,
      query: (r: number) => ({
        sort,
        direction: at(['asc', 'desc'], r),
        page: anyPage(r),
        size: sizeOf(r),
      }),
    })),
    { kind: 'last page by name', query: () => ({ sort: 'name', page: '999999' }) },
    { kind: 'a list', query: (r) => ({ list: at(listIds, r), sort: at(sorts, r) }) },
    { kind: 'a tag', query: (r) => ({ tag: at(['Kunde', 'Lead', 'Øst'], r), sort: at(sorts, r) }) },
    { kind: 'an industry', query: (r) => ({ industry: at(industries, r), sort: at(sorts, r) }) },
    { kind: 'search: a name', query: (r) => ({ q: at(NAMES, r), sort: at(sorts, r) }) },
    { kind: 'search: a town', query: (r) => ({ q: at(TOWNS, r), sort: 'name' }) },
    { kind: 'search: two words', query: (r) => ({ q: `${at(NAMES, r)} ${at(TOWNS, r)}` }) },
    { kind: 'search: a word of notes', query: (r) => ({ q: at(WORDS, r) }) },
    {
      kind: 'search: one letter',
      query: (r) => ({ q: at(['a', 'e', 'o', 's'], r), sort: 'name' }),
    },
    { kind: 'search: nothing fits', query: (r) => ({ q: `intet${r}` }) },
  ];
}

type Options = { entries: number; rounds: number; peerRounds: number };

async function measureOn(url: string, { entries, rounds, peerRounds }: Options): Promise<Row[]> {
  console.log(`Saving ${entries.toLocaleString('en')} companies …`);
  const saver = await makeSaver(url, entries);
  const { listSavedPage } = await import('@/lib/saved/table');
  const { getSavedOverview } = await import('@/lib/saved/overview');
  const { db } = await import('@/lib/db');
  try {
    const { userId } = saver;
    const { industries } = await getSavedOverview(userId);
    const rows: Row[] = [];
    const all: number[] = [];
    const peers: number[] = [];
    const numbers = Array.from({ length: rounds }, (_, round) => round);
    for (const { kind, query: ask } of kindsFor(entries, saver, industries)) {
      const paramsOf = (round: number) => parseSavedParams(new URLSearchParams(ask(round)));
      const ours = (round: number) => listSavedPage(userId, paramsOf(round));
      await askInTurn(numbers.slice(0, 3), ours);
      const taken = await askInTurn(numbers, ours);
      const asked = numbers.slice(0, peerRounds);
      const peer = await askInTurn(asked, (round) => peerPage(userId, paramsOf(round)));
      for (const round of asked) {
        const [mine, theirs] = [(await ours(round)).total, await peerPage(userId, paramsOf(round))];
        if (mine !== theirs) console.log(`${kind}, round ${round}: ${mine}, the peer ${theirs}`);
      }
      all.push(...taken);
      peers.push(...peer);
      const { total } = await ours(0);
      rows.push(rowOf(kind, total, taken, peer));
    }
    rows.push(rowOf('all', '', all, peers));
    const beside = await askInTurn(numbers, () => getSavedOverview(userId));
    rows.push(rowOf('what stands beside the table', '', beside, []));
    return rows;
  } finally {
    await removeSaver(url, saver);
    await db.$disconnect();
  }
}

function rowOf(kind: string, found: number | string, taken: number[], peer: number[]): Row {
  const peerP50 = peer.length > 0 ? shownPercentile(peer, 50) : '';
  return { kind, found, ...percentiles(taken), 'peer p50': peerP50 };
}

const usage = `Usage: npm run bench -- saved [--companies N] [--keep DIR | --database URL] [--entries N]
      [--rounds N] [--peer-rounds N]
  Milliseconds in which /saved returns a page and its total for a user with that many entries, compared
  with reading and sorting all of them in JavaScript.`;

export async function measure(args: string[]): Promise<Row[]> {
  const accepted = {
    ...registerOptions,
    entries: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '60' },
    'peer-rounds': { type: 'string', default: '2' },
  } as const;
  const { values } = readArguments({ args, options: accepted }, usage);
  const options = {
    entries: Number(values.entries),
    rounds: Number(values.rounds),
    peerRounds: Number(values['peer-rounds']),
  };
  return withRegister(values, (url) => measureOn(url, options));
}
