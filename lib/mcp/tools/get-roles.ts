import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { rolesAnswerSchema } from '@/lib/roles/answers';
import { EITHER, roleDaySchema } from '@/lib/roles/day-schemas';
import { findHoldings } from '@/lib/roles/holdings';
import { toRoleData } from '@/lib/roles/mapper';
import { getRoles } from '@/lib/roles/queries';
import { defineTool, pageSchema } from './tool';

export const getRolesTool = defineTool({
  name: 'get_roles',
  title: 'Get the roles of a company',
  description:
    'Who leads, directs, owns, audits or founded one company, since when and where else they hold roles; who signs for it; the largest shares it owns. Fifty roles on a page.',
  arguments: z
    .strictObject({
      cvr: cvrSchema,
      former: z.boolean().default(false).describe('true: who left, in place of who is there'),
      on: roleDaySchema
        .optional()
        .describe(
          'YYYY-MM-DD: who was there on that day, in place of who is there today; who signs and what it owns remain those of today',
        ),
      page: pageSchema,
    })
    .refine(({ former, on }) => !former || on === undefined, EITHER),
  answer: z.strictObject({ cvr: keySchema, ...rolesAnswerSchema.shape }),
  run: async ({ cvr, former, on, page }) => {
    const [roles, holdings] = await Promise.all([
      getRoles({ key: cvr, former, on, page }),
      findHoldings(cvr),
    ]);
    return { cvr, ...toRoleData(roles, holdings) };
  },
});
