import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Log } from '../log';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded';

/** A PostgreSQL for one command; it leaves nothing behind when it stops. */
export async function startTemporaryPostgres(root: string, log: Log): Promise<EmbeddedPostgres> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'veminto-'));
  // The unprivileged account that runs PostgreSQL under root must be able to traverse it.
  chmodSync(dataFolder, 0o711);
  const remove = () => rmSync(dataFolder, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({
      root,
      dataFolder,
      password: 'temporary',
      log,
      onLost: () => {},
    });
    return { ...postgres, stop: () => postgres.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
