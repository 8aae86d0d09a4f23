import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { SCOPES } from '@/lib/financials/constants';
import { LEFT_OUT, OPENING_BALANCES, readAccounts } from './accounts';
import { defineTool } from './tool';

export const getAccountsTool = defineTool({
  name: 'get_accounts',
  title: 'Get annual accounts',
  description:
    'Income statements, balance sheets and key figures of one company, newest period first. Amounts are whole units of the currency of their period. ' +
    LEFT_OUT +
    ' Key figures are in percent. A correctedReport was published after the report that the figures are from; its own figures are not known. Of the reports, auditAssistance is what the auditor did, from audited over extendedReview, reviewed and compiled to none; auditOpinion is told only where the report names a modified one: null does not say that it is not modified. ' +
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
