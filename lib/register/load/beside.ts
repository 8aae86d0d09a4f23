import 'server-only';
import type { Client } from 'pg';
import { AppError } from '@/lib/errors';
import { beginChanges } from '@/lib/search-index/changed';
import { rebuildIndex } from '@/lib/search-index/rebuild';
import { applyAddressPoints } from '../addresses';
import {
  carryOver,
  keepMissing,
  keepMissingUnits,
  keepRefused,
  keepRefusedUnits,
  replaced,
} from './carry-over';
import { recordChanges } from './changes';
import { copyRows } from './copy';
import { type Definitions, readDefinitions, runAll } from './definitions';
import { createDerived, fillDerived } from './derived';
import { noteGone } from './gone';
import { type BatchSource, batchesInOrder, Intake } from './intake';
import { KeySet } from './key-set';
import { createStage, type MergeCounts, mergeCompanies } from './merge';
import { finish, type LoadContext } from './outcome';
import { stageBatch } from './staged';
import { swapIn } from './swap';
import {
  createGivenParticipantsSql,
  createSeparateUnitsSql,
  createWithdrawnSql,
  derivedTables,
  givenParticipantsColumns,
  type StreamName,
  separateUnitsColumns,
  tableNames,
  tables,
} from './tables';
import type { Batch, LoadResult } from './types';
import { mergeUnits } from './units';
import { withdrawCompanies, withdrawUnits } from './withdraw';

/**
 * Rows of tables created in the same transaction can be frozen at once and need no VACUUM later.
 */
const frozen = 'WITH (FREEZE)';

async function send(client: Client, { rows }: Batch): Promise<void> {
  for (const [name, bytes] of Object.entries(rows)) {
    const stream = name as StreamName;
    if (stream === 'separate_units') {
      await copyRows(client, `separate_units (${separateUnitsColumns.join(', ')})`, bytes);
    } else if (stream === 'withdrawn') {
      await copyRows(client, stream, bytes);
    } else if (stream === 'participants') {
      await copyRows(client, `given_participants (${givenParticipantsColumns.join(', ')})`, bytes);
    } else {
      await copyRows(client, `incoming.${stream} (${tables[stream].join(', ')})`, bytes, frozen);
    }
  }
}

async function createTables(client: Client, schema: string): Promise<void> {
  await client.query('CREATE SCHEMA incoming');
  for (const table of tableNames) {
    await client.query(
      `CREATE TABLE incoming.${table} (LIKE ${schema}.${table} INCLUDING DEFAULTS)`,
    );
  }
  await createDerived(client, schema);
  await client.query(`SET LOCAL search_path = incoming, ${schema}`);
  await client.query(createSeparateUnitsSql);
  await client.query(createGivenParticipantsSql);
  await client.query(createWithdrawnSql);
}

/**
 * Fills the new tables. A batch with a company that has occurred before is staged instead and
 * merged once the tables have their keys.
 */
async function fill(client: Client, source: BatchSource, intake: Intake): Promise<number> {
  const seen = new KeySet();
  let repeated = 0;
  let sending: Promise<void> = Promise.resolve();
  try {
    for await (const { make, batch } of batchesInOrder(source, 'beside')) {
      intake.add(batch);
      const isNew = seen.add(batch.keys);
      const staged = isNew ? null : await make('staged');
      await sending;
      if (staged && repeated === 0) await createStage(client);
      if (staged) repeated += 1;
      sending = staged ? stageBatch(client, staged) : send(client, batch);
      sending.catch(() => {});
    }
  } finally {
    await sending;
  }
  return repeated;
}

async function writeParticipants(client: Client): Promise<void> {
  const columns = tables.participants.join(', ');
  await client.query(`
    INSERT INTO participants (${columns})
    SELECT DISTINCT ON (id) ${columns} FROM given_participants
    ORDER BY id, updated DESC NULLS LAST, name, kind, company_key`);
}

/** The register's own id is unique; companies that share one get none. */
async function clearSharedIds(client: Client): Promise<void> {
  await client.query(`
    UPDATE companies SET register_id = NULL WHERE register_id IN (
      SELECT register_id FROM companies WHERE register_id IS NOT NULL
      GROUP BY register_id HAVING count(*) > 1)`);
}

/** Half of all companies do not vanish at once: a live source that lacks them is failing. */
async function refuseShort(
  client: Client,
  schema: string,
  { kind, source }: LoadContext,
  { companies }: Intake,
): Promise<void> {
  if (kind !== 'FULL') return;
  if (companies === 0) {
    throw new AppError('invalid_input', 'The source has no companies; nothing was replaced.');
  }
  if (source !== 'DISTRIBUTION') return;
  const { rows } = await client.query<{ served: number }>(
    `SELECT count(*)::int AS served FROM ${schema}.companies WHERE ${replaced(source)}`,
  );
  const served = rows[0]?.served ?? 0;
  if (companies * 2 >= served) return;
  throw new AppError(
    'invalid_input',
    `The source has ${companies} companies and ${served} are loaded; nothing was replaced.`,
  );
}

/** Companies in the serving tables that are not among the new ones. */
const missing = (schema: string) => `
  SELECT * FROM ${schema}.companies stored
  WHERE NOT EXISTS (SELECT FROM companies WHERE key = stored.key)`;

type Counts = { counts: MergeCounts; deleted: number };

async function compare(
  client: Client,
  schema: string,
  context: LoadContext,
  intake: Intake,
  repeated: number,
): Promise<Counts> {
  if (await isEmpty(client, schema)) {
    const { rows } = await client.query<{ given: number }>(
      `SELECT count(*)::int AS given FROM companies WHERE digest <> ''`,
    );
    const given = rows[0]?.given ?? 0;
    const again = repeated === 0 ? 0 : intake.companies - given;
    return { counts: { loaded: given, updated: 0, unchanged: 0, repeated: again }, deleted: 0 };
  }
  const { rows } = await client.query<{ given: number; known: number; same: number }>(`
    SELECT (SELECT count(*) FROM load_given JOIN companies USING (key)
            WHERE digest <> '' AND key NOT IN (SELECT key FROM load_refused))::int AS given,
           count(*)::int AS known,
           count(*) FILTER (WHERE stored.digest = given.digest)::int AS same
    FROM ${schema}.companies stored JOIN companies given USING (key)
    WHERE given.digest <> '' AND key NOT IN (SELECT key FROM load_kept)
      AND key NOT IN (SELECT key FROM load_refused)`);
  const { rowCount: deleted } = await client.query(`SELECT FROM (${missing(schema)}) gone`);
  if (deleted) await noteGone(client, missing(schema), context.loadId);
  const { given = 0, known = 0, same = 0 } = rows[0] ?? {};
  if (known > same) await recordChanges(client, comparedWith(schema), context);
  const counts = {
    loaded: given - known,
    updated: known - same,
    unchanged: same,
    repeated: repeated === 0 ? 0 : intake.companies - given,
  };
  return { counts, deleted: deleted ?? 0 };
}

async function isEmpty(client: Client, schema: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM ${schema}.companies LIMIT 1`);
  return rows.length === 0;
}

/** Compares units that came as separate documents with those being served. */
async function compareUnits(client: Client, schema: string) {
  const columns = (row: string) =>
    tables.production_units.map((column) => `${row}.${column}`).join(', ');
  const { rows } = await client.query<{ loaded: number; updated: number }>(`
    SELECT count(*) FILTER (WHERE stored.p_number IS NULL)::int AS loaded,
           count(*) FILTER (WHERE stored.p_number IS NOT NULL
             AND (${columns('stored')}) IS DISTINCT FROM (${columns('given')}))::int AS updated
    FROM production_units given LEFT JOIN ${schema}.production_units stored USING (p_number)
    WHERE given.p_number IN (SELECT p_number FROM separate_units)`);
  return rows[0] ?? { loaded: 0, updated: 0 };
}

const relations = (schema: string) => ({
  companies: `${schema}.companies`,
  roles: `${schema}.roles`,
  participants: `${schema}.participants`,
});
const comparedWith = (schema: string) => ({
  before: relations(schema),
  after: relations('incoming'),
});

async function complete(client: Client, definitions: Definitions): Promise<void> {
  await runAll(client, definitions.indexes);
  await client.query(`ANALYZE ${tableNames.map((table) => `incoming.${table}`).join(', ')}`);
  await runAll(client, definitions.foreignKeys);
}

/**
 * A full load, and the very first load: fills new tables next to the serving ones, adds keys and
 * indexes, and swaps them in; all in one transaction, so that an interrupted load leaves no trace.
 */
export async function loadBeside(
  client: Client,
  source: BatchSource,
  context: LoadContext,
): Promise<LoadResult> {
  const intake = new Intake(context);
  const schema = await servingSchema(client);
  const definitions = await readDefinitions(client, tableNames);
  const derived = await readDefinitions(client, derivedTables);
  if (!context.dryRun) await client.query('BEGIN');
  await client.query(`SET LOCAL work_mem = '256MB'; SET LOCAL maintenance_work_mem = '512MB'`);
  await createTables(client, schema);
  await beginChanges(client);
  const repeated = await fill(client, source, intake);
  // Its threads would take memory needed for building the search index.
  await source.close?.();
  await refuseShort(client, schema, context, intake);
  await intake.codes.store(client);
  await writeParticipants(client);
  await runAll(client, definitions.keys);
  if (repeated > 0) await mergeCompanies(client, null);
  await withdrawCompanies(client, null);
  await keepRefused(client, schema, intake.refused);
  const keepsMissing = intake.refused.ofAnyone > 0 && !context.removeMissing;
  const keptMissing = keepsMissing ? await keepMissing(client, schema, context.source) : 0;
  if (context.source !== 'SAMPLE') await clearSharedIds(client);
  await withdrawUnits(client);
  const units = await mergeUnits(client);
  await carryOver(client, schema, context.source, intake);
  await keepRefusedUnits(client, schema, intake.refused);
  if (keepsMissing) await keepMissingUnits(client, schema);
  // Those that were carried over, too.
  await withdrawUnits(client);
  await applyAddressPoints(client, { companies: 'companies', units: 'production_units' });
  const changed = await compareUnits(client, schema);
  const { counts, deleted } = await compare(client, schema, context, intake, repeated);
  await complete(client, definitions);
  // `incoming` comes first in the search path, so the index is built from the new tables.
  await rebuildIndex(client);
  await fillDerived(client, schema, derived);
  await swapIn(client, schema);
  await client.query(`SET LOCAL search_path = ${schema}`);
  return finish(client, context, intake, {
    ...{ counts, units: { ...units, ...changed } },
    ...{ deleted, keptMissing },
  });
}

async function servingSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    'SELECT quote_ident(current_schema()) AS schema',
  );
  return rows[0]?.schema ?? 'public';
}
