import 'server-only';
import { z } from 'zod';
import { endingSchema, statusSchema } from '@/lib/companies/answers';
import { DISTRESS } from '@/lib/companies/distress';
import { SCOPES } from '@/lib/financials/constants';
import { bandSchema, companyNameFields, participantIdSchema } from '@/lib/roles/answers';
import { AuditOpinion } from '@/prisma/client/enums';
import { BANKRUPT_NAMED, LOSSES_IN_A_ROW, OWNERS_NAMED, PEOPLE_NAMED } from './constants';

const kind = <K extends string>(name: K, description: string) =>
  z.literal(name).meta({ description });

const endDate = z.iso.date().meta({ description: 'Last day of the newest annual accounts' });
const scope = z.enum(SCOPES).meta({
  description:
    'Of the accounts of the company alone (solo) or of its group: the group’s are told where its own of the same year do not say so themselves, or are older',
});
const ofReport = {
  end_date: z.iso.date().meta({ description: 'Last day of that report' }),
  unread_end_date: z.iso.date().nullable().meta({
    description:
      'Last day of the newest annual report where that is a later one, which could not be read: what it says is not known',
  }),
};
const ofAccounts = {
  end_date: endDate,
  scope,
  currency: z.string().meta({ description: 'ISO 4217; amounts are in whole units of it' }),
};
const on = z.iso.date().meta({ description: 'Last day of the role' });

const personSchema = z.strictObject({
  participant_id: participantIdSchema,
  name: z.string(),
  companies: z.int().min(1).meta({ description: 'Other companies that went bankrupt' }),
  bankrupt_companies: z
    .array(
      z.strictObject({
        ...companyNameFields,
        on: z.iso
          .date()
          .nullable()
          .meta({ description: 'When it went bankrupt; where that is over, its last day' }),
      }),
    )
    .meta({ description: `The last ones of them, at most ${BANKRUPT_NAMED}` }),
});

const insolventSchema = z.strictObject({
  ...companyNameFields,
  ownership: bandSchema.nullable().meta({ description: 'Of the capital' }),
  status: statusSchema,
  ending: endingSchema.nullable(),
  status_since: z.iso.date().nullable().meta({ description: 'Its last day, where it ended' }),
});

const signalSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: kind(
        'status',
        'It is itself in bankruptcy, reconstruction, compulsory dissolution or liquidation',
      ),
      status: z.enum(DISTRESS),
      status_since: z.iso
        .date()
        .nullable()
        .meta({ description: 'First day of the status; null where not known' }),
    }),
    z.strictObject({
      kind: kind('negativeEquity', 'Equity is below zero'),
      ...ofAccounts,
      equity: z.number(),
    }),
    z.strictObject({
      kind: kind('capitalLost', 'Less than half of the registered capital is left'),
      ...ofAccounts,
      equity: z.number(),
      capital: z.number(),
    }),
    z.strictObject({
      kind: kind('losses', 'Years in a row ended with a loss'),
      ...ofAccounts,
      years: z.int().min(LOSSES_IN_A_ROW),
      loss: z.number().meta({ description: 'Of the newest year, above zero' }),
    }),
    z.strictObject({
      kind: kind('grossFall', 'Gross profit fell by 30 percent or more'),
      end_date: endDate,
      scope,
      percent: z
        .number()
        .nullable()
        .meta({ description: 'Below zero; null where a profit became a loss' }),
    }),
    z.strictObject({
      kind: kind(
        'modifiedOpinion',
        'The auditor of the newest annual report that could be read did not fully confirm it',
      ),
      ...ofReport,
      opinion: z.enum(AuditOpinion),
    }),
    z.strictObject({
      kind: kind(
        'goingConcern',
        'The newest annual report that could be read has a note on uncertainty about going concern',
      ),
      ...ofReport,
      note: z.string().meta({ description: 'The beginning of the note, as written' }),
    }),
    z.strictObject({
      kind: kind('noNewAccounts', 'No annual accounts are newer, though some are due'),
      end_date: endDate,
    }),
    z.strictObject({
      kind: kind(
        'noAccounts',
        'A limited company that must file annual accounts, and none are known',
      ),
      founded_on: z.iso.date(),
    }),
    z.strictObject({ kind: kind('auditorChanged', 'An auditor left, and another began'), on }),
    z.strictObject({ kind: kind('auditorLeft', 'An auditor left, and none began'), on }),
    z.strictObject({ kind: kind('leaderLeft', 'A member of the management left'), on }),
    z.strictObject({
      kind: kind(
        'insolventOwners',
        'Companies that own it are in bankruptcy, reconstruction or compulsory dissolution, or ended by bankruptcy or compulsory dissolution',
      ),
      owners: z.array(insolventSchema).meta({ description: `At most ${OWNERS_NAMED}` }),
      total: z.int().min(1).meta({ description: 'How many companies' }),
    }),
    z.strictObject({
      kind: kind(
        'insolventPartners',
        'Companies that are liable for all its debts (partners of an I/S, general partners of a K/S or P/S) are in or ended by one of these',
      ),
      partners: z.array(insolventSchema).meta({ description: `At most ${OWNERS_NAMED}` }),
      total: z.int().min(1).meta({ description: 'How many companies' }),
    }),
    z.strictObject({
      kind: kind('bankruptcies', 'Who leads or owns it led or owned others that went bankrupt'),
      people: z.array(personSchema).meta({ description: `At most ${PEOPLE_NAMED}` }),
      total: z.int().min(1).meta({ description: 'How many people' }),
    }),
  ])
  .meta({ id: 'Signal', description: 'A fact that a creditor looks at, and no rating' });

/** GET /api/company/signals/{cvr} */
export const signalsAnswerSchema = z.strictObject({
  data: z
    .array(signalSchema)
    .nullable()
    .meta({ description: 'At most one of each kind; null of a company that ended' }),
  has_accounts: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether there were annual accounts to look at; null where data is' }),
});

export type SignalsAnswer = z.infer<typeof signalsAnswerSchema>;
export type SignalOnWire = z.infer<typeof signalSchema>;
