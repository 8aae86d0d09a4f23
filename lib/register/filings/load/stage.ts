import 'server-only';
import type { Client } from 'pg';
import { recordOf } from '@/lib/entries';
import { copyRows } from '@/lib/register/load/copy';
import { RowBuffer } from '@/lib/register/load/row-buffer';
import type { Prepared } from './prepare';
import { createStageSql, type StageTable, stageNames, stageTables } from './stage-tables';

/** Approximate size at which collected rows are sent to PostgreSQL. */
const batchBytes = 4_000_000;

const newBuffers = () => recordOf(stageNames.map((name) => [name, new RowBuffer()] as const));

/** Collects the rows of filings and copies them into the staging tables. */
export class FilingStage {
  #buffers = newBuffers();
  #bytes = 0;
  #seq = 0;

  constructor(private readonly client: Client) {}

  async create(): Promise<void> {
    for (const name of stageNames) await this.client.query(createStageSql(name));
  }

  async add({ filing, periods, company }: Prepared): Promise<void> {
    if (filing === null) return;
    this.#seq += 1;
    this.#put('filings', filing);
    for (const period of periods) this.#put('periods', period);
    if (company !== null) this.#put('companies', company);
    if (this.#bytes >= batchBytes) await this.#send();
  }

  /** Sends the rest and prepares the tables for joins. */
  async finish(): Promise<void> {
    await this.#send();
    await this.client.query('CREATE INDEX ON stage_filings (id)');
    await this.client.query('CREATE INDEX ON stage_periods (seq)');
    for (const name of stageNames) await this.client.query(`ANALYZE stage_${name}`);
  }

  #put(name: StageTable, row: string): void {
    this.#buffers[name].add(`${this.#seq}\t${row}\n`);
    this.#bytes += row.length;
  }

  async #send(): Promise<void> {
    for (const name of stageNames) {
      const rows = this.#buffers[name].take();
      const target = `stage_${name} (${stageTables[name].columns.join(', ')})`;
      if (rows) await copyRows(this.client, target, rows);
    }
    this.#buffers = newBuffers();
    this.#bytes = 0;
  }
}
