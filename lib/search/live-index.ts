import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRegister, registerDb, registerRows } from '@/lib/db';
import { onConnection } from '@/lib/db/silence';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { buildIndex } from '@/lib/search-index/build';
import { readIndex } from '@/lib/search-index/store';
import type { SearchIndex } from '@/lib/search-index/types';
import type { Found } from './engine/find';
import { findLately } from './engine/found-lately';
import { preparations } from './engine/prepare';
import { findNamed } from './named';
import { readOutside } from './outside-keys';
import { ownVersion } from './own-version';
import { readSearch } from './parse-query';
import type { CompanyFilters } from './types';

/** A value read from the database, with the version of the index it belongs to. */
export type Versioned<T> = { version: number; value: T };

/** The parts of an index arrive in quick succession; a connection silent for this long is dead. */
const SILENCE_MS = 15_000;
/** The caches of an index are made for this long at a time; then waiting requests are served. */
const SLICE_MS = 8;
/** For the first index there is no pause: until it is ready, nobody should ask. */
const PAUSE_MS = 10;
/** Retry-After of an answer without an index. */
const RETRY_SECONDS = 5;

type Holder = {
  url: string;
  index: Promise<SearchIndex> | null;
  reading: boolean;
  /** When the caches of the first index are there; null before, and when they could not be made. */
  warm: Promise<void> | null;
};

const shared = oncePerProcess(
  'Index',
  (): Holder => ({ url: env.DATABASE_URL, index: null, reading: false, warm: null }),
);

function holder(): Holder {
  if (shared.get().url !== env.DATABASE_URL) shared.take();
  return shared.get();
}

function readFrom(connectionString: string): Promise<SearchIndex> {
  const connection = {
    connectionString,
    connectionTimeoutMillis: 4_000,
    application_name: 'veminto-index',
    silenceMs: SILENCE_MS,
  };
  return onConnection(connection, async (client) => {
    // Hundreds of megabytes may exceed the statement timeout of the role that serves pages.
    await client.query('BEGIN; SET LOCAL statement_timeout = 0');
    const index = (await readIndex(client)) ?? (await emptyIndex());
    await client.query('COMMIT');
    prepare(holder(), index);
    return index;
  });
}

/** Makes the caches of an index; without those of a first one, the next prepareIndex tries again. */
function prepare(held: Holder, index: SearchIndex): void {
  const warm = warmUp(index, held.warm ? PAUSE_MS : 0);
  held.warm ??= warm;
  warm.catch((error: unknown) => {
    log.error({ err: error }, 'The caches of the search index could not be made.');
    if (held.warm === warm) held.warm = null;
  });
}

/** Makes the caches that searches need, while requests are served in between. */
async function warmUp(index: SearchIndex, pauseMs: number): Promise<void> {
  const steps = preparations(index);
  for (;;) {
    await sleep(pauseMs);
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) if (steps.next().done) return;
  }
}

async function emptyIndex(): Promise<SearchIndex> {
  if (await registerDb.company.findFirst({ select: { key: true } })) {
    const sentence = 'The register has no search index yet.';
    throw new AppError('unavailable', sentence, { retryAfter: RETRY_SECONDS });
  }
  return { version: 0, ...buildIndex([]) };
}

function currentIndex(): Promise<SearchIndex> {
  const held = holder();
  held.index ??= readAgain(held);
  return held.index;
}

function readAgain(held: Holder): Promise<SearchIndex> {
  held.reading = true;
  const index = readRegister(readFrom).finally(() => {
    held.reading = false;
  });
  // Callers already waiting get the error; the next call retries.
  index.catch(() => {
    if (held.index === index) held.index = null;
  });
  return index;
}

/**
 * Loads the index and makes its caches before the first request needs them. Caches of later
 * indexes are not waited for. @throws AppError unavailable without an index.
 */
export async function prepareIndex(): Promise<number> {
  const index = await currentIndex();
  const held = holder();
  if (held.warm === null) prepare(held, index);
  await held.warm;
  return index.version;
}

/** Reloads the index after the database was found at a version other than that of `known`. */
async function renewIndex(known: SearchIndex): Promise<void> {
  const held = holder();
  if (held.reading) return;
  if (held.index !== null && (await held.index) !== known) return;
  held.index = readAgain(held);
}

const MOST_TRIES = 5;

/**
 * Runs `work` on the index of the current register. If the rows it read have another version, the
 * register was loaded in the meantime: the index is reloaded and `work` runs again, so that no
 * answer mixes two registers.
 */
export async function withIndex<T>(
  work: (index: SearchIndex) => Promise<Versioned<T>>,
): Promise<T> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const index = await currentIndex();
    const { version, value } = await work(index);
    if (version === index.version) return value;
    await renewIndex(index);
  }
  const sentence = 'The register is being renewed; please try again.';
  throw new AppError('unavailable', sentence, { retryAfter: RETRY_SECONDS });
}

/** The version of the index that belongs to the current register; 0 without one. */
export async function indexVersion(): Promise<number> {
  // Raw SQL, as every page runs it: Prisma takes longer to build the query than PostgreSQL to run
  // it.
  const [newest] = await registerRows<{ version: number }>`SELECT ${ownVersion} AS version`;
  return newest?.version ?? 0;
}

/** What `work` makes of the index alone, with the version that is asked for in the meantime. */
async function fromMemory<T>(work: () => T): Promise<Versioned<T>> {
  const [version, value] = await Promise.all([indexVersion(), (async () => work())()]);
  return { version, value };
}

/** The same as withIndex for work that reads no rows. */
export const fromIndex = <T>(work: (index: SearchIndex) => T): Promise<T> =>
  withIndex((index) => fromMemory(() => work(index)));

export type Search = {
  /** Null finds all companies that pass the filters; a text without words finds none. */
  search: string | null;
  filters?: CompanyFilters;
};

/** Runs a search and passes the result to `work`; see withIndex. */
export function withFound<T>(
  { search, filters = {} }: Search,
  work: (found: Found) => Promise<Versioned<T>>,
): Promise<T> {
  const query = readSearch(search);
  return withIndex(async (index): Promise<Versioned<T>> => {
    const [named, outside] = await Promise.all([findNamed(query), readOutside(filters)]);
    // Nobody reads the value of another version: the search runs again.
    for (const version of [named?.version, outside.version]) {
      if (version != null && version !== index.version) return { version, value: null as T };
    }
    const asked = { query, named: named?.value, filters, outside: outside.value };
    return work(findLately(index, asked));
  });
}

/** The same as withFound for work that reads no rows. */
export const fromFound = <T>(question: Search, work: (found: Found) => T): Promise<T> =>
  withFound(question, (found) => fromMemory(() => work(found)));
