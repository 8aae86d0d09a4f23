import 'server-only';
import { z } from 'zod';
import { SCOPES } from './constants';

/** The key is checked by the query: one that cannot exist is as unknown as others. */
export const financialDataParamsSchema = z.object({ cvr: z.string() });

export const financialDataQuerySchema = z.object({
  scope: z.enum(SCOPES, 'The scope is solo or group').optional(),
});
