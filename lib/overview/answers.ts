import 'server-only';
import { z } from 'zod';
import { keySchema } from '@/lib/companies/answers';
import { TIMELINE_SHOWN } from '@/lib/history/constants';
import { RESTRUCTURING_FIELDS } from '@/lib/history/types';
import { participantIdSchema } from '@/lib/roles/answers';
import { unitsAnswerSchema } from '@/lib/units/answers';
import { ChangeField } from '@/prisma/client/enums';

const text = z.string().nullable();
const number = z.number().nullable();
const day = z.iso.date().nullable();
const yearDay = text.meta({ description: 'Month and day, such as --12-31' });

const otherNameSchema = z
  .strictObject({
    name: z.string(),
    kind: z.enum(['former', 'secondary']),
    valid_from: day,
    valid_to: day.meta({ description: 'Null: still in use' }),
  })
  .meta({ id: 'OtherName', description: 'A name that is not the one of today' });

const employmentSchema = z
  .strictObject({
    months: z
      .literal([1, 3, 12])
      .meta({ description: 'How long each period is: the finest that is published' }),
    points: z
      .array(
        z.strictObject({
          starts_on: z.iso.date(),
          exact: number.meta({ description: 'Employees; null where an interval is published' }),
          min: number,
          max: number.meta({ description: 'Null also where the interval has no end' }),
          full_time: number.meta({ description: 'Full-time equivalents' }),
        }),
      )
      .meta({ description: 'Oldest first' }),
  })
  .meta({ id: 'Employment', description: 'Employees over time' });

const eventSchema = z
  .strictObject({
    on: z.iso.date().meta({
      description: 'The day it took effect where the register tells, else the day it was seen',
    }),
    field: z
      .enum([...Object.values(ChangeField), 'STARTED', 'ENDED', ...RESTRUCTURING_FIELDS])
      .meta({
        description:
          'MERGED_INTO: it was dissolved by a merger; TOOK_OVER: others were merged into it; SPLIT_INTO: it was split, or gave away a part; SPLIT_FROM: it received what another gave',
      }),
    before: text.meta({ description: 'In the words of the register; null where none are known' }),
    after: text.meta({ description: 'As before; of ENDED how, where the register tells it' }),
    companies: z.array(z.strictObject({ the_key: keySchema, name: text })).meta({
      description:
        'The companies on the other side of a merger or demerger that are in the register; else empty',
    }),
  })
  .meta({ id: 'TimelineEvent', description: 'Something that happened to a company' });

/** GET /api/company/overview/{cvr} */
export const overviewAnswerSchema = z.strictObject({
  data: z.strictObject({
    purpose: text,
    capital: number.meta({ description: 'In its currency; DKK where none is registered' }),
    capital_currency: text.meta({ description: 'ISO 4217' }),
    drawing_rule: text.meta({ description: 'Who signs for it, as registered' }),
    financial_year: z.strictObject({ start: yearDay, end: yearDay }),
    audit_waived: z.boolean().nullable(),
    listed: z.boolean().nullable().meta({ description: 'On a stock exchange' }),
    capital_partly_paid: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether owners still owe a part of the capital' }),
    share_classes: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the capital is divided into classes' }),
    branch_of: z
      .strictObject({
        name: z.string(),
        participant_id: participantIdSchema.nullable().meta({
          description: 'Null where only the name of the branch tells the company',
        }),
      })
      .nullable()
      .meta({ description: 'The foreign company that a branch belongs to' }),
    articles_on: day.meta({ description: 'The date of the latest articles of association' }),
    first_accounts: z
      .strictObject({ start: z.iso.date(), end: z.iso.date() })
      .nullable()
      .meta({ description: 'The first financial period, while its annual report is awaited' }),
    other_names: z.array(otherNameSchema).meta({ description: 'Newest first' }),
    employment: employmentSchema.nullable(),
    timeline: z
      .array(eventSchema)
      .meta({ description: `The newest ${TIMELINE_SHOWN}, newest first` }),
    timeline_total: z.int().min(0),
    units: unitsAnswerSchema.meta({ description: 'The first page' }),
  }),
});

export type OverviewData = z.infer<typeof overviewAnswerSchema>['data'];
