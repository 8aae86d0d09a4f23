import 'server-only';
import { z } from 'zod';
import { unknownCompany } from '@/lib/companies/known-key';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { AppError } from '@/lib/errors';
import { OPENING_BALANCES, readAccounts } from './accounts';
import { toSummary } from './facts';
import { cvrSchema, defineTool } from './tool';

/** Includes the scope: a group's accounts are not comparable to those of a single company. */
function latestOf(accounts: Awaited<ReturnType<typeof readAccounts>> | undefined) {
  const [latest] = accounts?.periods ?? [];
  return accounts && latest ? { scope: accounts.scope, ...latest } : null;
}

export const compareCompaniesTool = defineTool({
  name: 'compare_companies',
  title: 'Compare companies',
  description:
    'Two to five companies side by side, each with the newest annual accounts it has published: its own (solo), or those of its group where its own are older or missing, in whole units of their currency. ' +
    OPENING_BALANCES,
  arguments: z.strictObject({
    cvrs: z
      .array(cvrSchema)
      .min(2)
      .max(5)
      .refine((cvrs) => new Set(cvrs).size === cvrs.length, 'Name each company once')
      .describe('CVR numbers, in the order of the answer'),
  }),
  run: async ({ cvrs }) => {
    const found = await listCompaniesByKey(cvrs);
    const missing = cvrs.filter((cvr) => !found.some(({ key }) => key === cvr));
    if (missing.length > 0) {
      throw new AppError('not_found', `${unknownCompany().message} (${missing.join(', ')})`);
    }
    const accounts = await Promise.all(cvrs.map((cvr) => readAccounts(cvr, null, 1)));
    return {
      companies: found.map((company, at) => ({
        ...toSummary(company),
        latestAccounts: latestOf(accounts[at]),
      })),
    };
  },
});
