import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { getCompany } from '@/lib/companies/queries';
import { SCOPES } from '@/lib/financials/constants';
import { overviewAnswerSchema } from '@/lib/overview/answers';
import { toOverviewData } from '@/lib/overview/mapper';
import { getOverview } from '@/lib/overview/queries';
import { ownershipAnswerSchema, rolesAnswerSchema } from '@/lib/roles/answers';
import { EITHER, roleDaySchema } from '@/lib/roles/day-schemas';
import { findHoldings } from '@/lib/roles/holdings';
import { toOwnershipData, toRoleData } from '@/lib/roles/mapper';
import { getOwnership } from '@/lib/roles/ownership';
import { getRoles } from '@/lib/roles/queries';
import { sharedContactsAnswerSchema } from '@/lib/shared-contacts/answers';
import { toSharedContact } from '@/lib/shared-contacts/mapper';
import { findSharedContacts } from '@/lib/shared-contacts/queries';
import { signalsAnswerSchema } from '@/lib/signals/answers';
import { toSignalsData } from '@/lib/signals/mapper';
import { findSignals } from '@/lib/signals/queries';
import { LEFT_OUT, OPENING_BALANCES, readAccounts } from './accounts';
import { toFacts } from './facts';
import { companyFields, defineTool, pageSchema } from './tool';

export const getCompanyTool = defineTool({
  name: 'get_company',
  title: 'Get a company',
  description:
    'What the Danish register says of one company: status, industries, address, chief executive, contact. revenueDkk and grossProfitDkk are of its newest own accounts in kroner: get_accounts tells of which year, and has newer ones of its group or in another currency. get_overview has its capital, employees over time and history, get_roles everybody else.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  run: async ({ cvr }) => toFacts(await getCompany(cvr)),
});

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

export const getAccountsTool = defineTool({
  name: 'get_accounts',
  title: 'Get annual accounts',
  description:
    'Income statements, balance sheets and key figures of one company, newest period first. Amounts are whole units of the currency of their period. ' +
    LEFT_OUT +
    ' Key figures are in percent. A correctedReport was published after the report that the figures are from; its own figures are not known. Of the reports, auditAssistance is what the auditor did, from audited over extendedReview, reviewed and compiled to none; auditOpinion is told only where the report names a modified one: null does not say that it is not modified; goingConcern is the beginning of a note on uncertainty about going concern, where one is tagged. ' +
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

export const getSignalsTool = defineTool({
  name: 'get_signals',
  title: 'Get the signals of a company',
  description:
    'Facts that a creditor looks at first: its own bankruptcy, reconstruction, compulsory dissolution or liquidation and when it began, a modified opinion of the auditor on the newest annual report that could be read (known only where the report names its kind: none found is no clean opinion; unread_end_date: a later report could not be read, so what it says is not known), a note in that report on uncertainty about going concern (where it is tagged), negative equity, lost capital, losses in a row, a fall of gross profit, missing accounts (where all new reports are loaded), a change of auditor or management within a year, owners that are companies in bankruptcy, reconstruction or compulsory dissolution, and bankruptcies of those who lead or own it. No rating: what is not found was looked for, those of accounts where has_accounts. scope tells whether they are of the accounts of the company alone (solo) or of its group: the group’s are added where the company’s own of that year do not say so themselves, or are older. A company that ended has none: data is null.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  answer: z.strictObject({ ...companyFields, ...signalsAnswerSchema.shape }),
  run: async ({ cvr }) => {
    const company = await getCompany(cvr);
    const signals = await findSignals(company);
    return { cvr: company.key, name: company.name, ...toSignalsData(signals) };
  },
});

export const getSharedContactsTool = defineTool({
  name: 'get_shared_contacts',
  title: 'Get who else has the contacts of a company',
  description:
    'How many other companies have the phone number, email, domain or address of one company, and how many of them are active: a way to hidden groups and shell companies, and no proof of them, as accountants and office hotels lend theirs to many. search_companies finds them by the search as query and postal_code as postalCode, together with the company itself. Only what others have too is told. Contacts of a company under advertising protection (get_company) must not be used for unsolicited advertising.',
  arguments: z.strictObject({ cvr: cvrSchema }),
  answer: z.strictObject({ ...companyFields, ...sharedContactsAnswerSchema.shape }),
  run: async ({ cvr }) => {
    const company = await getCompany(cvr);
    const shared = await findSharedContacts(company, 'en');
    return { cvr: company.key, name: company.name, data: shared.map(toSharedContact) };
  },
});

export const getRolesTool = defineTool({
  name: 'get_roles',
  title: 'Get the roles of a company',
  description:
    'Who leads, directs, owns, audits or founded one company, since when and where else they hold roles; who signs for it; the largest shares it owns. Fifty roles on a page.',
  arguments: z
    .strictObject({
      cvr: cvrSchema,
      former: z.boolean().default(false).describe('true: who left, in place of who is there'),
      on: roleDaySchema
        .optional()
        .describe(
          'YYYY-MM-DD: who was there on that day, in place of who is there today; who signs and what it owns remain those of today',
        ),
      page: pageSchema,
    })
    .refine(({ former, on }) => !former || on === undefined, EITHER),
  answer: z.strictObject({ cvr: keySchema, ...rolesAnswerSchema.shape }),
  run: async ({ cvr, former, on, page }) => {
    const [roles, holdings] = await Promise.all([
      getRoles({ key: cvr, former, on, page }),
      findHoldings(cvr),
    ]);
    return { cvr, ...toRoleData(roles, holdings) };
  },
});

export const getOwnershipTool = defineTool({
  name: 'get_ownership',
  title: 'Get the ownership of a company',
  description:
    'Who owns a Danish company, who owns its owners in turn, and what it owns, several companies far. Shares are the bands in percent that the register publishes; named_before: what hangs on it is told above. ultimate_owners and indirectly_owned_companies have the total share of the capital over all chains; these are legal owners, not beneficial ones.',
  arguments: z.strictObject({
    cvr: cvrSchema,
    on: roleDaySchema
      .optional()
      .describe(
        'YYYY-MM-DD: who owned it and what it owned on that day, in place of today, by the days that the register gives today; names are those of today',
      ),
  }),
  answer: z.strictObject({ ...companyFields, ...ownershipAnswerSchema.shape }),
  run: async ({ cvr, on }) => {
    const [{ key, name }, ownership] = await Promise.all([getCompany(cvr), getOwnership(cvr, on)]);
    return { cvr: key, name, ...toOwnershipData(key, ownership) };
  },
});
