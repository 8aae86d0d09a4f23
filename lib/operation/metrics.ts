import 'server-only';
import { statfsSync } from 'node:fs';
import { findExisting } from './data-folder';
import { databaseFamilies } from './database-metrics';
import { processFamilies } from './process-metrics';
import { type Family, gauge, writeFamilies } from './prometheus';
import { requestFamilies } from './request-metrics';

function readFreeBytes(): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(findExisting());
    return bavail * bsize;
  } catch {
    // The other metrics matter more than why.
    return undefined;
  }
}

const diskFamilies = (): Family[] => [
  gauge('veminto_data_free_bytes', 'Room on the disk of DATA_DIR.', readFreeBytes()),
];

/** All metrics of this process, in Prometheus' text format. */
export async function writeMetrics(): Promise<string> {
  const ofDatabase = await databaseFamilies();
  return writeFamilies([
    ...requestFamilies(),
    ...processFamilies(),
    ...diskFamilies(),
    ...ofDatabase,
  ]);
}
