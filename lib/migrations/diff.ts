import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';

/**
 * Prisma's schema engine without its native program, which would have to be
 * downloaded: the same engine as WebAssembly, loaded by hand because Node only
 * imports .wasm behind a flag. Development only.
 */
export async function openSchemaEngine(
  connectionString: string,
  schema: string,
): Promise<SchemaEngine> {
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
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }));
  return bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter);
}

/** The SQL that would make the database what schema.prisma says. */
export async function diffSchema(connectionString: string, schema: string): Promise<string> {
  const engine = await openSchemaEngine(connectionString, schema);
  const { stdout } = await engine.diff({
    from: { tag: 'url', url: connectionString },
    to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? '';
}
