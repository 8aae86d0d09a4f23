import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { ownershipAnswerSchema } from '@/lib/roles/answers';
import { toOwnershipData } from '@/lib/roles/mapper';
import { getOwnership } from '@/lib/roles/ownership';
import { companyFields, defineTool } from './tool';

export const getOwnershipTool = defineTool({
  name: 'get_ownership',
  title: 'Get the ownership of a company',
  description:
    'Who owns a Danish company, who owns its owners in turn, and what it owns, several companies far. Shares are the bands in percent that the register publishes; named_before: what hangs on it is told above. ultimate_owners and indirectly_owned_companies have the total share of the capital over all chains; these are legal owners, not beneficial ones.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  answer: z.strictObject({ ...companyFields, ...ownershipAnswerSchema.shape }),
  run: async ({ cvr }) => {
    const [{ key, name }, ownership] = await Promise.all([getCompany(cvr), getOwnership(cvr)]);
    return { cvr: key, name, ...toOwnershipData(key, ownership) };
  },
});
