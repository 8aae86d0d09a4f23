import { Random } from '../../prisma/sample/random';
import { query } from '../import/database';
import { editOnce } from '../quality/misspell';
import { partsOf, writeName } from '../quality/name-parts';

/** A company, and what a customer's file may say of it. */
type Drawn = { key: string; name: string; code: string | null; district: string | null };

/** A row of a file, and the company it means. */
export type Case = { cells: string[]; key: string };

const HEADER = ['CVR', 'Navn', 'Sted'];
/** The name without its legal form, as far as SQL tells. */
const CORE = `regexp_replace(lower(name), '[ ,]+(aps|a/s|i/s|k/s|p/s|ivs|a\\.?m\\.?b\\.?a\\.?)$', '')`;

/** Whose rows are drawn. A file of customers has living companies above all. */
const GROUPS = {
  living: `status <> 'CEASED'`,
  ceased: `status = 'CEASED'`,
  // Others, perhaps ceased or of another legal form, have the same name.
  namesake: 'named > 1',
};
type Group = keyof typeof GROUPS;

/** The same companies each time. */
const drawGroup = (url: string, group: Group, count: number) =>
  query<Drawn>(
    url,
    `SELECT key, name, postal_code AS code, postal_district AS district
     FROM (SELECT *, count(*) OVER (PARTITION BY ${CORE}) AS named FROM companies) counted
     WHERE name IS NOT NULL AND ${GROUPS[group]} ORDER BY md5(key) LIMIT ${count}`,
  );

/** The name as people write it who leave out the legal form. */
const withoutForm = (name: string) => writeName({ ...partsOf(name), form: null });

/** One edit in the longest word. */
function withSlip(name: string, random: Random): string {
  const words = name.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const slip = random.pick(['a letter missing', 'a wrong letter', 'two letters swapped'] as const);
  const edited = longest.length < 4 ? null : editOnce(longest, slip, random);
  return words.map((word) => (word === longest ? (edited ?? word) : word)).join(' ');
}

type Kind = { kind: string; group: Group; cells: (drawn: Drawn) => string[] };

/** Every way to name a company of a group. */
const namedKinds = (group: Group): Kind[] => [
  { kind: 'name', group, cells: ({ name }) => ['', name, ''] },
  { kind: 'name without form', group, cells: ({ name }) => ['', withoutForm(name), ''] },
  { kind: 'name, postal code', group, cells: ({ name, code }) => ['', name, code ?? ''] },
  {
    kind: 'name without form, town',
    group,
    cells: ({ name, district }) => ['', withoutForm(name), district ?? ''],
  },
];

const kindsFor = (random: Random): Kind[] => [
  { kind: 'CVR number', group: 'living', cells: ({ key }) => [`DK${key}`, '', ''] },
  ...namedKinds('living'),
  { kind: 'a slip', group: 'living', cells: ({ name }) => ['', withSlip(name, random), ''] },
  ...namedKinds('ceased'),
  ...namedKinds('namesake'),
];

export type CasesOfKind = { group: Group; kind: string; cases: Case[] };

/** Rows of every kind, at most `count` of each. */
export async function drawCases(url: string, count: number): Promise<CasesOfKind[]> {
  const drawn = {
    living: await drawGroup(url, 'living', count),
    ceased: await drawGroup(url, 'ceased', count),
    namesake: await drawGroup(url, 'namesake', count),
  };
  return kindsFor(new Random(count)).map(({ kind, group, cells }) => ({
    group,
    kind,
    cases: drawn[group].map((company) => ({ cells: cells(company), key: company.key })),
  }));
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A file of these rows. */
export const fileOf = (cases: readonly Case[]): Uint8Array =>
  new TextEncoder().encode(
    [HEADER, ...cases.map(({ cells }) => cells)]
      .map((cells) => cells.map(quoted).join(';'))
      .join('\r\n'),
  );
