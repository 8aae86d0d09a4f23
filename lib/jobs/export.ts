import 'server-only';
import { z } from 'zod';
import { cleanExports } from '@/lib/exports/cleanup';
import { EXPORT_JOB } from '@/lib/exports/constants';
import { workOffExport } from '@/lib/exports/work-off';
import { minute } from './seconds';
import type { Job } from './types';

const orderSchema = z.object({ id: z.uuid() });

/** Writes a large export file; a killed run starts over. */
export const exportFile: Job = {
  name: EXPORT_JOB,
  // Servers may be killed more often than an export fails by itself.
  retries: { limit: 20, delaySeconds: 1 },
  timeLimitSeconds: 10 * minute,
  pollingSeconds: 0.5,
  enabled: () => true,
  run: ({ data, signal }) => workOffExport(orderSchema.parse(data).id, signal),
};

/** Deletes export files, which are kept for a day. */
export const exportCleanup: Job = {
  name: 'export-cleanup',
  schedule: '20 * * * *',
  retries: { limit: 2, delaySeconds: 5 * minute },
  timeLimitSeconds: 10 * minute,
  pollingSeconds: 30,
  enabled: () => true,
  run: async ({ log }) => log.info(await cleanExports(), 'Removed.'),
};
