import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';

const CHAR_OID = 18;

type Bindings = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

/**
 * Prisma's schema engine as WebAssembly, because the native binary would have to be downloaded.
 * Loaded by hand, because Node only imports .wasm behind a flag. Development only.
 */
async function loadEngine(): Promise<Bindings> {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  );
  const wasm = readFileSync(path.join(path.dirname(file), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings;
}

// One WebAssembly memory for all engines: a second would invalidate the handles of the first.
let loaded: Promise<Bindings> | undefined;

export async function withSchemaEngine<T>(
  connectionString: string,
  schema: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= loadEngine();
  const { SchemaEngine: Engine } = await loaded;
  const pool = openPool(connectionString);
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(openAdapter(pool));
    const options = { datamodels: [['schema.prisma', schema]] as [string, string][] };
    return await work(await Engine.new(options, () => {}, adapter));
  } finally {
    await pool.end();
  }
}

type RowDescription = { fields: { dataTypeID: number }[] };

/**
 * PostgreSQL's catalogue has columns of its one-letter type "char". The engine expects characters,
 * but the adapter rejects the type: so they pass as uuid, which the catalogue never uses.
 */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('connect', (client) => {
    client.connection.on('rowDescription', ({ fields }: RowDescription) => {
      for (const field of fields) {
        if (field.dataTypeID === CHAR_OID) field.dataTypeID = pg.types.builtins.UUID;
      }
    });
  });
  return pool;
}

function openAdapter(pool: pg.Pool): PrismaPg {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const columnTypes = result.columnTypes.map((type) =>
        type === ColumnTypeEnum.Uuid ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  };
  return factory;
}

/** The SQL that migrates the database to schema.prisma; empty when they match. */
export async function diffSchema(connectionString: string, schema: string): Promise<string> {
  const files = [{ path: 'schema.prisma', content: schema }];
  const script = await withSchemaEngine(connectionString, schema, async (engine) => {
    const { stdout } = await engine.diff({
      // The "datasource" is the adapter's connection.
      from: { tag: 'schemaDatasource', files, configDir: '.' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? '';
  });
  return withoutSameIndexes(script, await readIndexes(connectionString));
}

async function readIndexes(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ indexdef: string }>(
      'SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()',
    );
    return rows.map(({ indexdef }) => plainIndex(indexdef));
  } finally {
    await client.end();
  }
}

/**
 * The engine ignores the operator class of a B-tree index and would recreate such an index forever.
 * Drops statements for indexes that already exist.
 */
function withoutSameIndexes(script: string, existing: string[]): string {
  const steps = script.split(/\n\n+/).filter((step) => !/^(\s*(--.*)?\n?)*$/.test(step));
  const same = steps
    .filter((step) => existing.includes(plainIndex(step)))
    .map((step) => /INDEX "([^"]+)"/.exec(step)?.[1]);
  const kept = steps.filter(
    (step) => !same.some((name) => step.includes(`DROP INDEX "${name}"`) || makes(step, name)),
  );
  return kept.length > 0 ? `${kept.join('\n\n').trim()}\n` : '';
}

function makes(step: string, name: string | undefined): boolean {
  return new RegExp(`CREATE (UNIQUE )?INDEX "${name}"`).test(step);
}

/** A canonical form of an index definition from PostgreSQL or the engine, for comparison. */
function plainIndex(statement: string): string {
  return statement.replace(/^--.*$/gm, '').replace(/ USING btree|public\.|[\s"';]/g, '');
}
