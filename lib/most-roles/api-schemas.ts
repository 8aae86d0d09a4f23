import 'server-only';
import { z } from 'zod';
import { pageQuery } from '@/lib/search/api/wire-filters';
import { foundFields } from '@/lib/search/api-schemas';
import { MOST_ROLES_KINDS } from './constants';

export const roleSchema = z
  .enum(MOST_ROLES_KINDS, 'The role is BOARD, MANAGEMENT, OWNER, AUDITOR or FOUNDER')
  .describe('the kind of role that is counted; owners include partners who own their company');

/** GET /api/company/most-roles */
export const mostRolesQuerySchema = pageQuery({ ...foundFields, role: roleSchema }).transform(
  (query) => ({ ...query, search: query.search || null }),
);
