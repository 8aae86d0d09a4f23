import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { CLICK_KINDS } from './constants';

/** POST /api/company/click */
export const clickBodySchema = z.strictObject({
  kind: z.enum(CLICK_KINDS, 'The kind is search or recommendation'),
  the_key: cvrSchema,
  from: cvrSchema.optional(),
  // The list may contain any of the more than a million companies of the register.
  position: z.number().int().min(1).max(10_000_000).optional(),
});
