import { randomInt } from 'node:crypto';
import pg from 'pg';
import { environment } from './environment.ts';

/** A report of one period; stored as its filing and its figures. */
export type InventedAccounts = {
  year: number;
  /** First and last day, if they differ from those of the year. */
  startDate?: string;
  endDate?: string;
  kind?: 'ANNUAL' | 'HALF_YEAR';
  scope?: 'SOLO' | 'GROUP';
  currency?: string;
  effective?: boolean;
  superseded?: boolean;
  amended?: boolean;
  publishedAt?: string;
  pdfUrl?: string;
  /** By column of accounting_periods. */
  amounts?: Record<string, number>;
  /** By field name. */
  flags?: Record<string, string>;
  /** What the report says in words, by kind (lib/passages/kinds.ts). */
  passages?: Record<string, string>;
};

let pool: pg.Pool | undefined;

function openPool(): pg.Pool {
  const opened = new pg.Pool({ connectionString: environment.databaseUrl, allowExitOnIdle: true });
  // Dropping a database closes its idle connections.
  opened.on('error', () => {});
  return opened;
}

/** Connections are reused, because opening one costs as much as most queries. */
export async function withClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  pool ??= openPool();
  const client = await pool.connect();
  let isSound = false;
  try {
    const done = await work(client);
    isSound = true;
    return done;
  } finally {
    client.release(!isSound);
  }
}

async function insertAccounts(
  client: pg.ClientBase,
  key: string,
  id: string,
  given: InventedAccounts,
) {
  const { year, kind = 'ANNUAL', scope = 'SOLO', currency = 'DKK', amounts = {} } = given;
  const dates = [given.startDate ?? `${year}-01-01`, given.endDate ?? `${year}-12-31`];
  await client.query(
    `insert into filings (id, company_key, kind, start_date, end_date, pdf_url, superseded,
       amended, published_at, passages)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, key, kind, ...dates, given.pdfUrl ?? null, given.superseded ?? false],
      ...[given.amended ?? false, given.publishedAt ?? null, given.passages ?? null],
    ],
  );
  const fixed = {
    filing_id: id,
    company_key: key,
    start_date: dates[0],
    end_date: dates[1],
    scope,
    currency,
    effective: given.effective ?? true,
    flags: given.flags ?? null,
  };
  const row = { ...fixed, ...amounts };
  const columns = Object.keys(row).map((column) => pg.escapeIdentifier(column));
  const places = columns.map((_column, index) => `$${index + 1}`);
  await client.query(
    `insert into accounting_periods (${columns}) values (${places})`,
    Object.values(row),
  );
}

/** An invented company that is only reachable by its address. @returns its key. */
export function createCompany(name: string, accounts: InventedAccounts[] = []): Promise<string> {
  // The sample's numbers have a check digit and do not begin with two zeros.
  const key = `00${String(randomInt(1, 1_000_000)).padStart(6, '0')}`;
  return withClient(async (client) => {
    await client.query('begin');
    await client.query(
      `insert into companies (key, name, status, digest) values ($1, $2, 'ACTIVE', 'invented')`,
      [key, name],
    );
    for (const [index, given] of accounts.entries()) {
      await insertAccounts(client, key, `invented-${key}-${index}`, given);
    }
    await client.query('commit');
    return key;
  });
}

/** Registers the first financial period of an invented company, yyyy-mm-dd. */
export async function setFirstPeriod(key: string, start: string, end: string): Promise<void> {
  await withClient((client) =>
    client.query(
      'update companies set first_period_start = $2, first_period_end = $3 where key = $1',
      [key, start, end],
    ),
  );
}

export async function deleteCompany(key: string): Promise<void> {
  await withClient((client) => client.query('delete from companies where key = $1', [key]));
}
