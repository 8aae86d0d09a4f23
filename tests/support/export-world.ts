import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import type { ExportOnWire, ExportRequest } from '@/lib/exports/types';
import type { CompanyRecord } from '@/lib/register/record';
import { type RegisterDatabase, registerDatabase } from './register-database';

/** A file as downloaded by its owner. */
export type Fetched = { made: ExportOnWire; bytes: Buffer; name: string; type: string };

export type ExportWorld = {
  database: RegisterDatabase;
  /** Creates a user. @returns their id. */
  person: () => Promise<string>;
  /** Saves companies for a user. @returns the ids of the entries. */
  save: (userId: string, keys: readonly string[]) => Promise<string[]>;
  order: (userId: string, asked: ExportRequest) => Promise<ExportOnWire>;
  fileOf: (userId: string, asked: ExportRequest) => Promise<Fetched>;
  /** Names of files on disk, complete or not. */
  files: () => string[];
};

/** A register of some companies to make files from. */
export async function exportWorld(
  name: string,
  companies: readonly CompanyRecord[],
): Promise<ExportWorld> {
  const database = await registerDatabase(name);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-exports-'));
  Object.assign(process.env, { DATA_DIR: folder });
  const { loadCompanies } = await import('@/lib/register/load');
  const load = { kind: 'FULL', snapshotDate: '2022-01-31', source: 'SAMPLE' } as const;
  await loadCompanies([...companies], load);
  const { createExport } = await import('@/lib/exports/mutations');
  const { openExport } = await import('@/lib/exports/queries');
  const order = (userId: string, asked: ExportRequest) =>
    createExport({ userId, address: null }, asked);
  afterAll(async () => {
    const { closeExports } = await import('@/lib/exports/pool');
    await closeExports();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    database,
    order,
    person: async () => {
      const [row] = await database.rows(
        `INSERT INTO users (email, first_name, last_name)
         VALUES ('${randomUUID()}@a.example', 'Ida', 'Holm') RETURNING id`,
      );
      return String(row?.id);
    },
    save: async (userId, keys) => {
      const ids: string[] = [];
      for (const key of keys) {
        const [row] = await database.rows(
          `INSERT INTO saved_companies (user_id, company_key, company_name)
           VALUES ('${userId}', '${key}', 'Gemt ${key}') RETURNING id`,
        );
        ids.push(String(row?.id));
      }
      return ids;
    },
    fileOf: async (userId, asked) => {
      const made = await order(userId, asked);
      const { content, size, ...file } = await openExport(userId, made.id);
      const bytes = Buffer.from(await new Response(content).arrayBuffer());
      expect(bytes.length).toBe(size);
      return { made, bytes, ...file };
    },
    files: () => readdirSync(path.join(folder, 'exports')),
  };
}
