/** Processes exports like the server, until it is killed. */
import { startQueue } from '@/lib/integrations/queue';
import { exportFile } from '@/lib/jobs/export';
import { log } from '@/lib/log';

const connectionString = process.env.DATABASE_URL ?? '';
const run: Parameters<typeof startQueue>[0][number]['run'] = (given) =>
  exportFile.run({ ...given, log });
await startQueue([{ ...exportFile, run }], {
  connectionString,
  onError: (error) => log.error({ err: error }, 'The queue met an error.'),
  abandonedAfterSeconds: 1,
});
process.stdout.write('ready\n');
