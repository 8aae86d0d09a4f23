import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { overviewAnswerSchema } from '@/lib/overview/answers';
import { toOverviewData } from '@/lib/overview/mapper';
import { getOverview } from '@/lib/overview/queries';
import { companyFields, defineTool } from './tool';

export const getOverviewTool = defineTool({
  name: 'get_overview',
  title: 'Get the registration and history of a company',
  description:
    'What one company has registered besides its address: the foreign company that a branch belongs to, purpose, capital and whether it is only partly paid up or in share classes, the date of its articles, signing rule, financial year, the first one while no annual report is published, whether it has waived the audit and is listed; its former and secondary names; employees over time; a timeline of status, name, management, owners and auditors, newest first; and the first page of its production units. Units marked reklamebeskyttet must not be contacted with unsolicited advertising.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  answer: z.strictObject({ ...companyFields, ...overviewAnswerSchema.shape }),
  run: async ({ cvr }) => {
    const [{ key, name }, overview] = await Promise.all([getCompany(cvr), getOverview(cvr)]);
    return { cvr: key, name, data: toOverviewData(overview) };
  },
});
