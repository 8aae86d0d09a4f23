import 'server-only';
import { z } from 'zod';
import { pageSchema } from '@/lib/companies/api-schemas';
import { EITHER, roleDaySchema } from './day-schemas';

export const participantParamsSchema = z.object({
  id: z.string().describe('participant_id of a role, an owner or a person'),
});
export const participantQuerySchema = z.strictObject({ page: pageSchema });

export const ownershipQuerySchema = z.strictObject({
  /** The day whose ownership is told. */
  on: roleDaySchema.optional(),
});

export const rolesQuerySchema = z
  .strictObject({
    page: pageSchema,
    /** Whether to list former roles instead of current ones. */
    former: z.enum(['true', 'false'], 'Former is true or false').optional(),
    /** The day whose roles are listed. */
    on: roleDaySchema.optional(),
  })
  .refine(({ former, on }) => former === undefined || on === undefined, EITHER);
