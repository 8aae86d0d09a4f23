import 'server-only';
import { z } from 'zod';
import { participantIdSchema } from '@/lib/roles/answers';

const end_date = z.iso.date().meta({ description: 'Last day of the accounts that tell it' });
const on = z.iso.date().meta({ description: 'The day it happened' });
const currency = z.string().meta({ description: 'ISO 4217' });
const equity = z.number();

const personSchema = z.strictObject({
  participant_id: participantIdSchema,
  name: z.string(),
  companies: z.int().min(1).meta({ description: 'Other companies of theirs that went bankrupt' }),
});

const signalSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('negativeEquity'), end_date, currency, equity }),
    z.strictObject({
      kind: z.literal('capitalLost').meta({ description: 'Less than half of it is left' }),
      end_date,
      currency,
      equity,
      capital: z.number(),
    }),
    z.strictObject({
      kind: z.literal('losses'),
      end_date,
      currency,
      years: z.int().min(2).meta({ description: 'In a row' }),
      loss: z.number().meta({ description: 'Of the newest year, above zero' }),
    }),
    z.strictObject({
      kind: z.literal('grossFall'),
      end_date,
      percent: z.number().nullable().meta({
        description: 'Against the year before, below zero; null where a profit became a loss',
      }),
    }),
    z.strictObject({ kind: z.literal('noNewAccounts'), end_date }),
    z.strictObject({ kind: z.enum(['auditorChanged', 'auditorLeft', 'leaderLeft']), on }),
    z.strictObject({
      kind: z.literal('bankruptcies'),
      people: z.array(personSchema).meta({ description: 'The first of them' }),
      total: z.int().min(1).meta({ description: 'How many people lead or own it who had some' }),
    }),
  ])
  .meta({ id: 'Signal', description: 'A fact that a creditor looks at; nothing is rated' });

export type SignalOnWire = z.infer<typeof signalSchema>;

/** GET /api/company/signals/{cvr} */
export const signalsAnswerSchema = z.strictObject({
  data: z.array(signalSchema).nullable().meta({ description: 'Null of a company that ended' }),
  has_accounts: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether there were annual accounts to look at' }),
});

export type SignalsAnswer = z.infer<typeof signalsAnswerSchema>;
