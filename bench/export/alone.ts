import { randomUUID } from 'node:crypto';
import type { ExportFormat } from '@/lib/exports/types';
import { row } from '../pages/rows';
import type { Row } from '../row';
import { percentile } from '../search/latency';

const RUNS = 5;
const MB = 1024 ** 2;

/** Time to write a file of these companies, from database to disk, with a warm thread. */
export async function measureAlone(
  keys: readonly string[],
  formats: readonly [format: ExportFormat, rows: number, asked?: string][],
): Promise<Row[]> {
  const { makeFile } = await import('@/lib/exports/make');
  const { closeExports } = await import('@/lib/exports/pool');
  const { defaultColumns } = await import('@/lib/exports/columns');
  const rows: Row[] = [];
  for (const [format, count, asked] of formats) {
    const some = keys.slice(0, count);
    const columns = defaultColumns('segment', format);
    const seconds: number[] = [];
    let bytes = 0;
    for (let run = 0; run <= RUNS; run += 1) {
      const began = performance.now();
      const made = await makeFile(
        {
          id: randomUUID(),
          userId: '',
          format,
          language: 'en',
          columns,
          madeAt: new Date(),
          target: { kind: 'segment', query: '' },
        },
        {},
        {
          subject: 'segmentation',
          contents: { kind: 'segment', filters: {}, order: 'relevance' },
          companies: { keys: some },
          compared: null,
          asked: some.length,
          total: some.length,
          version: null,
        },
      );
      bytes = made.bytes;
      // The first one starts the thread.
      if (run > 0) seconds.push((performance.now() - began) / 1_000);
    }
    const what = `${format}, ${some.length} companies, ${columns.length} columns, ${(bytes / MB).toFixed(1)} MiB`;
    rows.push(
      row(`${what}, median (s)`, percentile(seconds, 50).toFixed(2), asked),
      row(`${what}, slowest (s)`, Math.max(...seconds).toFixed(2), asked),
    );
  }
  await closeExports();
  return rows;
}
