import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Passages } from '@/lib/passages/kinds';
import { unpackKeys } from '@/lib/saved-searches/key-list';
import { accountsOf } from '../support/account-records';
import { companyRecord } from '../support/company-record';
import { registerDatabase } from '../support/register-database';

const database = await registerDatabase('search_mentions');
const { loadCompanies } = await import('@/lib/register/load');
const { searchCompanies } = await import('@/lib/search/queries');
const load = { source: 'SAMPLE', kind: 'FULL', snapshotDate: '2023-01-15' } as const;

/** The company of a number, with a report of 2021 and one of 2020 that says something else. */
function saying(number: number, passages: Passages | null) {
  const accounts = accountsOf(String(99_000_000 + number), [{ year: 2020 }, { year: 2021 }]);
  const [former, newest] = accounts.filings;
  if (former) former.passages = { activities: 'Selskabet var vognmand.' };
  if (newest) newest.passages = passages;
  return companyRecord(number, { accounts });
}

const SAID: (Passages | null)[] = [
  { activities: 'Selskabet opfører Solcelleanlæg og varmepumper.', pledges: 'Ingen.' },
  { activities: 'Vi sælger vin.', development: 'God økonomi i år.\nÅret bød på grøn energi.' },
  { review: 'ØKOLOGISKE varer og en vinterhave. Energien er grøn.', pledges: 'Huskaution.' },
  null,
  { contingentLiabilities: 'Selskabet har afgivet selvskyldnerkaution. Behandling af æbler.' },
  {
    activities: 'Forhandling af billedkunst til en minutpris, blåmaling og vinduspudsning.',
    contingentLiabilities: 'Erstatningsansvar.',
  },
];
await loadCompanies(
  SAID.map((passages, place) => saying(place + 1, passages)),
  load,
);

async function found(...mentions: string[]): Promise<number[]> {
  const { items } = await searchCompanies({ search: null, filters: { mentions }, page: 1 });
  return items.map(({ key }) => Number(key) - 99_000_000).sort();
}

test.each<[string[], number[]]>([
  [['solcelle'], [1]],
  [['solceller'], [1]],
  [['Varmepumpe solcelleanlæg'], [1]],
  [['varmepumpe vin'], []],
  [
    ['varmepumpe', 'vin'],
    [1, 2],
  ],
  // A short word is not taken for the beginning of others, unless that is asked for.
  [['vin*'], [2, 3, 6]],
  // The case of letters that ASCII does not have counts as little.
  [['økologisk'], [3]],
  [['ØKONOMI'], [2]],
  [['grøn energi'], [2, 3]],
  [['"grøn energi"'], [2]],
  // Two parts of a report are no phrase.
  [['"vin god"'], []],
  // The newest report counts, and where it says nothing, the one before it.
  [['vognmand'], [4]],
  [['og'], []],
  // The ends of compounds, in any form of the word.
  [['kaution'], [3, 5]],
  [['kautioner'], [3, 5]],
  // Before the ending there may be a letter that ASCII does not have.
  [['maling'], [6]],
  [['kaution*'], []],
  [['"kaution"'], []],
  [['æbler kaution'], [5]],
  // A verb with a prefix is another one.
  [['handling'], []],
  // Short stems are neither endings nor beginnings; a text itself is a beginning.
  [['priser'], []],
  [['varer'], [3]],
  [['vinduer'], []],
  [['billeder'], [6]],
  [['varme'], [1]],
  // A text without a word asks for nothing, and what passages are is not what they say.
  [['--', 'vin'], [2]],
  [['activities'], []],
  [["d'or % \\ : & | ! ( * <->"], []],
])('mentions %j', async (mentions, expected) => {
  expect(await found(...mentions)).toEqual(expected);
});

test('a result says where, and the API too', async () => {
  const filters = { mentions: ['"grøn energi"', 'vinterhave'] };
  const { items } = await searchCompanies({ search: null, filters, sort: 'name-asc', page: 1 });
  const { toHitOnWire } = await import('@/lib/search/api/answers');
  const told = items.toSorted((a, b) => Number(a.key) - Number(b.key)).map(toHitOnWire);
  expect(told.map(({ mention }) => mention)).toEqual([
    { kind: 'development', year: 2021, text: 'Året bød på grøn energi.' },
    { kind: 'review', year: 2021, text: 'ØKOLOGISKE varer og en vinterhave. Energien er grøn.' },
  ]);
  const [first] = items.filter(({ key }) => key === '99000002');
  expect(first?.mention?.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'grøn',
    'energi',
  ]);
});

test('quoted is the passage that has most of the words, in any case of letters', async () => {
  const quoted = async (...mentions: string[]) => {
    const { items } = await searchCompanies({ search: null, filters: { mentions }, page: 1 });
    return items.map(({ mention }) => [
      mention?.kind,
      mention?.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text),
    ]);
  };
  expect(await quoted('økologisk')).toEqual([['review', ['ØKOLOGISKE']]]);
  // Of a text whose words are in different passages too.
  expect(await quoted('vin grøn energi god')).toEqual([['development', ['God', 'grøn', 'energi']]]);
});

test('counts and ways out know the filter', async () => {
  const { facetCounts } = await import('@/lib/search/facets');
  const { findWaysOut } = await import('@/lib/search/ways-out');
  const filters = { mentions: ['energi'] };
  expect((await facetCounts({ search: null, filters })).total).toBe(2);
  const question = { search: null, filters: { ...filters, trends: ['lossMaking2' as const] } };
  const ways = await findWaysOut(question, [{ without: { mentions: 'energi' } }]);
  expect(ways?.ways).toEqual([{ without: { mentions: 'energi' }, count: 2 }]);
});

test('a saved search is compared when reports say something else', async () => {
  const userId = randomUUID();
  await database.rows(`INSERT INTO users (id, email, first_name, last_name)
    VALUES ('${userId}', '${userId}@people.example', 'Ida', 'Holm')`);
  const { createSavedSearch } = await import('@/lib/saved-searches/mutations');
  const asked = { name: 'Vin', kind: 'segment', query: 'mentions=vin' } as const;
  expect((await createSavedSearch(userId, asked)).members).toBe(1);
  await loadCompanies(
    SAID.map((_, place) => saying(place + 1, { activities: 'Selskabet sælger vin.' })),
    load,
  );
  expect(await found('vin')).toEqual([1, 2, 3, 4, 5, 6]);
  // A full load keeps no word that reports no longer have.
  expect(await database.rows('SELECT word FROM report_endings')).toEqual([]);
  const { tellRegisterNews } = await import('@/lib/register-news');
  await tellRegisterNews();
  const told = await database.rows('SELECT new_keys FROM saved_search_changes');
  expect(told.map(({ new_keys }) => unpackKeys(new_keys as Uint8Array).length)).toEqual([5]);
});
