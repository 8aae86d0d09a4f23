import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RegisterDatabase, registerDatabase } from '../../support/register-database.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { type Data, type Layout, packAll, type Row, type Rows } from './pack.ts';
import { DatafordelerDouble } from './server.ts';

type Module = typeof import('@/lib/register/datafordeler');

/** Invented rows of all entities. */
export const rows: Rows = JSON.parse(readFileSync('tests/fixtures/datafordeler/rows.json', 'utf8'));

/** These rows with a different list for one entity. */
export const withRows = (entity: string, change: (own: Row[]) => Row[]): Rows => ({
  ...rows,
  [entity]: change(rows[entity] ?? []),
});

type Options = { layout?: Layout; data?: Data; rows?: Rows };

/** A folder with the zips of a generation, for one test. */
export async function folderOf({ rows: given = rows, ...options }: Options = {}): Promise<string> {
  const folder = temporaryFolder();
  for (const { name, bytes } of await packAll(given, options)) {
    writeFileSync(path.join(folder, name), bytes);
  }
  return folder;
}

/** A separate database, data folder and service, to which the environment points. */
export class DatafordelerWorld {
  readonly double = new DatafordelerDouble();
  readonly dataFolder = mkdtempSync(path.join(os.tmpdir(), 'veminto-datafordeler-'));

  private constructor(
    readonly database: RegisterDatabase,
    private readonly importDatafordeler: Module['importDatafordeler'],
  ) {}

  static async open(name: string): Promise<DatafordelerWorld> {
    const database = await registerDatabase(name);
    const world = new DatafordelerWorld(database, async (options) => {
      const { importDatafordeler } = await import('@/lib/register/datafordeler');
      return importDatafordeler(options);
    });
    process.env.DATAFORDELER_BASE_URL = await world.double.start();
    process.env.DATAFORDELER_API_KEY = world.double.key;
    process.env.DATA_DIR = world.dataFolder;
    return world;
  }

  async close(): Promise<void> {
    await this.double.stop();
    await this.database.close();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  /** Imports and returns the counts and refusals. */
  async load(...paths: string[]) {
    const refusals: string[] = [];
    const result = await this.importDatafordeler({
      paths,
      limits: { tries: 3, waitMs: 1, silenceMs: 400 },
      onRefused: (place, reason) => refusals.push(`${path.basename(place)}: ${reason}`),
    });
    const { loaded, updated, unchanged, refused } = result;
    return { counts: [loaded, updated, unchanged, refused], refusals, result };
  }

  /** Imports from the service. */
  download = () => this.load();
}
