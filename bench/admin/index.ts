import { readFileSync } from 'node:fs';
import type { UserQuestion } from '@/lib/users/admin/user-list';
import { readArguments } from '../../scripts/arguments';
import { query, withTemporaryDatabase } from '../import/database';
import type { Row } from '../row';
import { askInTurn, percentiles } from '../search/latency';
import { FIRST_NAMES, LAST_NAMES, makeUsers } from './people';

type Kind = { kind: string; question: (round: number) => Partial<UserQuestion> };

const at = <T>(list: readonly T[], round: number) => list[round % list.length] as T;
const name = (round: number) => at(FIRST_NAMES, round);
const family = (round: number) => at(LAST_NAMES, round);

/** Every kind of query on the table; each round uses different values. */
function kindsFor(count: number): Kind[] {
  const pages = Math.floor(count / 10);
  return [
    { kind: 'first page by name', question: () => ({}) },
    { kind: 'first page by name, descending', question: () => ({ direction: 'desc' }) },
    { kind: 'by email', question: (round) => ({ sort: 'email', page: 1 + round }) },
    { kind: 'by id', question: (round) => ({ sort: 'id', page: 1 + round }) },
    { kind: 'by subscription', question: (round) => ({ sort: 'subscription', page: 1 + round }) },
    { kind: 'any page by name', question: (round) => ({ page: (round * 7_919) % pages }) },
    { kind: 'last page by name', question: () => ({ page: pages }) },
    { kind: 'last page by email', question: () => ({ sort: 'email', page: pages }) },
    { kind: 'search: a first name', question: (round) => ({ search: name(round) }) },
    {
      kind: 'search: both names',
      question: (round) => ({ search: `${name(round)} ${family(round)}` }),
    },
    { kind: 'search: one letter', question: (round) => ({ search: name(round).slice(0, 1) }) },
    {
      kind: 'search: an address',
      question: (round) => ({ search: `${name(round)}.${family(round)}${round}@` }),
    },
    { kind: 'search: nobody', question: (round) => ({ search: `nobody${round}` }) },
  ];
}

type Options = { users: number; rounds: number; sql?: string };

async function measureOn(url: string, { users, rounds, sql }: Options): Promise<Row[]> {
  console.log(`Making ${users.toLocaleString('en')} users …`);
  await makeUsers(url, users);
  if (sql) await query(url, readFileSync(sql, 'utf8'));
  const { listUsers } = await import('@/lib/users/admin/user-list');
  const { db } = await import('@/lib/db');
  const asked = { search: '', sort: 'name', direction: 'asc', page: 1, pageSize: 10 } as const;
  const rows: Row[] = [];
  const all: number[] = [];
  for (const { kind, question } of kindsFor(users)) {
    const numbers = Array.from({ length: rounds }, (_, round) => round);
    const ask = (round: number) => listUsers({ ...asked, ...question(round) });
    await askInTurn(numbers.slice(0, 3), ask);
    const taken = await askInTurn(numbers, ask);
    all.push(...taken);
    const { total } = await ask(0);
    rows.push({ kind, found: total, ...percentiles(taken) });
  }
  rows.push({ kind: 'all', found: '', ...percentiles(all) });
  await db.$disconnect();
  return rows;
}

const usage = `Usage: npm run bench -- admin [--users N] [--rounds N] [--sql FILE]
  Milliseconds in which the table of users returns a page and its total, in a database of its own
  with invented users. FILE: statements to run first, such as another index.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    users: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '60' },
    sql: { type: 'string' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const { users, rounds, sql } = values;
  return withTemporaryDatabase((url) =>
    measureOn(url, { users: Number(users), rounds: Number(rounds), sql }),
  );
}
