import 'server-only';
import { z } from 'zod';
import { SCOPES } from '@/lib/financials/constants';
import { OPENING_BALANCES, readAccounts } from './accounts';
import { cvrSchema, defineTool } from './tool';

export const getAccountsTool = defineTool({
  name: 'get_accounts',
  title: 'Get annual accounts',
  description:
    'Income statements, balance sheets and key figures of one company, newest period first. Amounts are whole units of the currency of their period; lines that were not reported are left out. Key figures are in percent. A correctedReport was published after the report that the figures are from; its own figures are not known. ' +
    OPENING_BALANCES,
  arguments: z.strictObject({
    cvr: cvrSchema,
    scope: z
      .enum(SCOPES)
      .optional()
      .describe(
        'The company alone (solo) or with its subsidiaries (group). Where there are none of it the answer has the others, and says so in its scope',
      ),
    periods: z.int().min(1).max(20).default(5).describe('How many periods at most'),
  }),
  run: ({ cvr, scope = null, periods }) => readAccounts(cvr, scope, periods),
});
