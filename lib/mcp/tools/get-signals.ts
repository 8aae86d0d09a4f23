import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { signalsAnswerSchema } from '@/lib/signals/answers';
import { toSignalsData } from '@/lib/signals/mapper';
import { findSignals } from '@/lib/signals/queries';
import { companyFields, defineTool } from './tool';

export const getSignalsTool = defineTool({
  name: 'get_signals',
  title: 'Get the signals of a company',
  description:
    'Facts that a creditor looks at first: its own bankruptcy, reconstruction, compulsory dissolution or liquidation and when it began, a modified opinion of the auditor on the newest annual report that could be read (known only where the report names its kind: none found is no clean opinion; unread_end_date: a later report could not be read, so its opinion is not known), negative equity, lost capital, losses in a row, a fall of gross profit, missing accounts (where all new reports are loaded), a change of auditor or management within a year, owners that are companies in bankruptcy, reconstruction or compulsory dissolution, and bankruptcies of those who lead or own it. No rating: what is not found was looked for, those of accounts where has_accounts. scope tells whether they are of the accounts of the company alone (solo) or, where these are older, of its group. A company that ended has none: data is null.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  answer: z.strictObject({ ...companyFields, ...signalsAnswerSchema.shape }),
  run: async ({ cvr }) => {
    const company = await getCompany(cvr);
    const signals = await findSignals(company);
    return { cvr: company.key, name: company.name, ...toSignalsData(signals) };
  },
});
