import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import type { ExportRequest } from '@/lib/exports/types';
import type { CompanyRecord } from '@/lib/register/record';
import { registerDatabase } from './register-database';

/** A register of some companies to make files from. */
export async function exportWorld(name: string, companies: readonly CompanyRecord[]) {
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
    /** Creates a user. @returns their id. */
    person: async () => {
      const [row] = await database.rows(
        `INSERT INTO users (email, first_name, last_name)
         VALUES ('${randomUUID()}@a.example', 'Ida', 'Holm') RETURNING id`,
      );
      return String(row?.id);
    },
    /** Saves companies for a user. @returns the ids of the entries. */
    save: async (userId: string, keys: readonly string[]) => {
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
    /** A file as downloaded by its owner. */
    fileOf: async (userId: string, asked: ExportRequest) => {
      const made = await order(userId, asked);
      const { content, size, ...file } = await openExport(userId, made.id);
      const bytes = Buffer.from(await new Response(content).arrayBuffer());
      expect(bytes.length).toBe(size);
      return { made, bytes, ...file };
    },
    /** Names of files on disk, complete or not. */
    files: () => readdirSync(path.join(folder, 'exports')),
  };
}
