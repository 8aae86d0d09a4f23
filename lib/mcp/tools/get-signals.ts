import 'server-only';
import { z } from 'zod';
import { getCompany } from '@/lib/companies/queries';
import { toSignalData } from '@/lib/signals/mapper';
import { findSignals } from '@/lib/signals/queries';
import { cvrSchema, defineTool } from './tool';

export const getSignalsTool = defineTool({
  name: 'get_signals',
  title: 'Get what creditors look at first',
  description:
    'Facts of one company with their days: negative equity, lost capital, losses in a row, a fall of gross profit, accounts that are missing, a new auditor, a leader who left, bankruptcies of other companies that its people led or owned. Nothing is rated: an empty list says that none of these was found, data is null of a company that ended.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  run: async ({ cvr }) => ({ cvr, ...toSignalData(await findSignals(await getCompany(cvr))) }),
});
