import 'server-only';
import { databaseFamilies } from './database-metrics';
import { diskFamilies } from './disk-metrics';
import { processFamilies } from './process-metrics';
import { writeFamilies } from './prometheus';
import { requestFamilies } from './request-metrics';

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
