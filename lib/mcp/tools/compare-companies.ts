import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { unknownCompany } from '@/lib/companies/known-key';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { contained } from '@/lib/contained';
import { AppError } from '@/lib/errors';
import { LEFT_OUT, OPENING_BALANCES, readAccounts } from './accounts';
import { toSummary } from './facts';
import { defineTool } from './tool';

/**
 * The newest accounts with their scope: a group's are not comparable to those of a single company.
 * Those that cannot be read leave the other companies to be compared.
 */
async function readLatest(cvr: string) {
  const accounts = await contained('compared accounts', cvr, readAccounts(cvr, null, 1));
  if (accounts === 'failed') return { latestAccounts: null, accountsNotRead: true };
  const [latest] = accounts.periods;
  return {
    latestAccounts: latest ? { scope: accounts.scope, ...latest } : null,
    accountsNotRead: false,
  };
}

export const compareCompaniesTool = defineTool({
  name: 'compare_companies',
  title: 'Compare companies',
  description:
    'Two to five companies side by side, each with the newest annual accounts it has published: its own (solo), or those of its group where its own are older or missing, in whole units of their currency. latestAccounts is null without accounts; where accountsNotRead is true they could not be read just now, and may exist: ask again. revenueDkk and grossProfitDkk are of the newest own accounts in kroner, which may be older than latestAccounts. ' +
    LEFT_OUT +
    ' ' +
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
    const companies = found.map(async (company) => ({
      ...toSummary(company),
      ...(await readLatest(company.key)),
    }));
    return { companies: await Promise.all(companies) };
  },
});
