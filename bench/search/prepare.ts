import pg from 'pg';
import { readIndex } from '@/lib/search-index/store';
import type { SearchIndex } from '@/lib/search-index/types';
import { Random } from '@/prisma/sample/random';
import { drawCompanies } from './companies';
import { drawQueries } from './draw';
import type { BenchQuery } from './types';

const SEED = 4;
const COMPANIES_DRAWN = 2_000;
/** Queries from a separate draw, to warm up the compiler and the database. */
const WARM_UP_STEP = 4;

/** Real queries, without those meant to be refused. */
export const askable = (queries: readonly BenchQuery[]): BenchQuery[] =>
  queries.filter(({ class: kind }) => kind !== 'bad input');

/** The index of a register, and queries built from its contents; deterministic. */
export async function prepare(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const index = await readIndex(client);
    if (!index) throw new Error('The database has no search index.');
    const queries = await draw(client, index, SEED);
    const others = await draw(client, index, SEED + 1);
    const warmUp = others.filter((_, place) => place % WARM_UP_STEP === 0);
    return { index, queries, warmUp };
  } finally {
    await client.end();
  }
}

async function draw(client: pg.Client, index: SearchIndex, seed: number): Promise<BenchQuery[]> {
  const random = new Random(seed);
  const companies = await drawCompanies(client, index, COMPANIES_DRAWN, random);
  return drawQueries(index, companies, random);
}
