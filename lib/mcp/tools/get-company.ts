import 'server-only';
import { z } from 'zod';
import { getCompany } from '@/lib/companies/queries';
import { toFacts } from './facts';
import { cvrSchema, defineTool } from './tool';

export const getCompanyTool = defineTool({
  name: 'get_company',
  title: 'Get a company',
  description:
    'What the Danish register says of one company: status, industries, address, chief executive, contact. get_roles has everybody else.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  run: async ({ cvr }) => toFacts(await getCompany(cvr)),
});
