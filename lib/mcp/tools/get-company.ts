import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { toFacts } from './facts';
import { defineTool } from './tool';

export const getCompanyTool = defineTool({
  name: 'get_company',
  title: 'Get a company',
  description:
    'What the Danish register says of one company: status, industries, address, chief executive, contact. revenueDkk and grossProfitDkk are of its newest own accounts in kroner: get_accounts tells of which year, and has newer ones of its group or in another currency. get_overview has its capital, employees over time and history, get_roles everybody else.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  run: async ({ cvr }) => toFacts(await getCompany(cvr)),
});
