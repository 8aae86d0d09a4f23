import 'server-only';
import { z } from 'zod';
import { companyKeySchema } from '@/lib/companies/schemas';
import { MAX_REMOVED, MESSAGES } from './constants';

const idSchema = z.uuid('Not the id of a saved company');

/** POST /api/saved/add: of the company that is sent only the key is read. */
export const addSavedSchema = z.strictObject({
  Data: z.looseObject({ the_key: companyKeySchema }, MESSAGES.malformed),
});

/** GET /api/saved/get: one company, or all that are saved. */
export const savedQuerySchema = z.object({ the_key: z.optional(companyKeySchema) });

/** DELETE /api/saved/get/{id} */
export const savedParamsSchema = z.object({ id: idSchema });

/** DELETE /api/saved/deletemultiple */
export const deleteSavedSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(MAX_REMOVED, MESSAGES.tooMany(MAX_REMOVED)),
});
