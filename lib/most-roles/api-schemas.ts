import 'server-only';
import { z } from 'zod';
import { pageQuery } from '@/lib/search/api/wire-filters';
import { foundFields } from '@/lib/search/api-schemas';
import { MOST_ROLES_KINDS } from './constants';

export const roleSchema = z
  .enum(MOST_ROLES_KINDS, 'The role is BOARD, MANAGEMENT, OWNER, AUDITOR or FOUNDER')
  .describe('the kind of role that is counted; owners include partners who own their company');

/** GET /api/company/most-roles */
export const mostRolesQuerySchema = pageQuery({
  ...foundFields,
  role: roleSchema,
  ever: z
    .enum(['true', 'false'], 'Ever is true or false')
    .optional()
    .describe('true: roles of before count too, also in companies that have ceased'),
}).transform(({ ever, search, ...query }) => ({
  ...query,
  search: search || null,
  ever: ever === 'true',
}));
