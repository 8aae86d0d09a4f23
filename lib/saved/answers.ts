import 'server-only';
import { z } from 'zod';
import { messageSchema, paginationSchema } from '@/lib/answer-parts';
import { companyRecordSchema, keySchema, monthSchema, statusSchema } from '@/lib/companies/answers';
import { MAX_IDS, MOST_RESTORED, MOST_TAGS_LISTED } from './constants';

const status = z.literal('success');
const count = z.int().min(0);
const at = z.int().meta({ description: 'The moment on our clock, in milliseconds since 1970' });
const note = z.string().meta({ description: 'Plain text' });
const tags = z.array(z.string());

const savedListSchema = z
  .strictObject({ id: z.uuid(), name: z.string(), count })
  .meta({ id: 'SavedList', description: 'A list of saved companies, and how many it has' });
export type SavedListSummary = z.infer<typeof savedListSchema>;

/** GET /api/saved/lists */
export const listsAnswerSchema = z.strictObject({ status, data: z.array(savedListSchema) });

/** POST /api/saved/lists */
export const listAnswerSchema = z.strictObject({ message: messageSchema, data: savedListSchema });

/** PATCH /api/saved/lists/{id} */
export const renamedAnswerSchema = z.strictObject({ message: messageSchema, name: z.string() });

/** DELETE /api/saved/lists/{id} */
export const listDeletedAnswerSchema = z.strictObject({
  message: messageSchema,
  ids: z
    .array(z.uuid())
    .nullable()
    .meta({
      description: `The ids of those that were in it, to make it again; null above ${MAX_IDS}`,
    }),
});
export type ListDeletedAnswer = z.infer<typeof listDeletedAnswerSchema>;

/** PUT /api/saved/lists/{id}/entries */
export const listChangeAnswerSchema = z.strictObject({
  message: messageSchema,
  count: count.meta({ description: 'How many were meant' }),
  changed: count.meta({ description: 'How many came to the list, or left it' }),
});
export type ListChangeAnswer = z.infer<typeof listChangeAnswerSchema>;

/** DELETE /api/saved/lists/{id}/entries */
export const takenOutAnswerSchema = listChangeAnswerSchema.extend({
  ids: z
    .array(z.uuid())
    .nullable()
    .meta({
      description: `The ids of those that left it, to put them back; null above ${MAX_IDS}`,
    }),
});
export type TakenOutAnswer = z.infer<typeof takenOutAnswerSchema>;

const heldSchema = z
  .strictObject({
    note,
    tags,
    lists: z.array(z.uuid()).meta({ description: 'The ids of the lists it was in' }),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'HeldEntry', description: 'What saving the company once more gives back' });
/** The user's data of a saved company, returned so that it can be restored. */
export type RemovedEntry = z.infer<typeof heldSchema>;

/** POST /api/saved/add */
export const savedAnswerSchema = z.strictObject({ message: messageSchema, id: z.uuid(), at });
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

/** DELETE /api/saved/get/{id} */
export const unsavedAnswerSchema = z.strictObject({
  message: messageSchema,
  held: heldSchema.nullable().meta({ description: 'null: nothing was written about it' }),
  at,
});
export type UnsavedAnswer = z.infer<typeof unsavedAnswerSchema>;

const removedCompanySchema = z.strictObject({ the_key: keySchema, held: heldSchema });
export type RemovedCompany = z.infer<typeof removedCompanySchema>;

/** POST /api/saved/restore */
export const restoredAnswerSchema = z.strictObject({
  message: messageSchema,
  data: z.array(z.strictObject({ id: z.uuid(), the_key: keySchema })),
  at,
});
export type RestoredAnswer = z.infer<typeof restoredAnswerSchema>;

/** DELETE /api/saved/deletemultiple */
export const unsavedManyAnswerSchema = z.strictObject({
  message: messageSchema,
  deleted: count,
  removed: z
    .array(removedCompanySchema)
    .nullable()
    .meta({
      description: `What POST /api/saved/restore takes to undo it; null above ${MOST_RESTORED}, or where too much is written about them`,
    }),
  at,
});
export type UnsavedManyAnswer = z.infer<typeof unsavedManyAnswerSchema>;

const savingSchema = z
  .strictObject({
    list: z.uuid().nullable().meta({ description: 'The id of the list they were put into' }),
    saved: z
      .array(keySchema)
      .meta({ description: 'The companies that were not saved before, and are in that list now' }),
    entered: z
      .array(keySchema)
      .meta({ description: 'The companies that were saved before, but not in that list' }),
  })
  .meta({ id: 'Saving', description: 'What saving all of a search changed' });
/** Sent back as it is to undo the saving. */
export type Saving = z.infer<typeof savingSchema>;

/** POST /api/saved/found */
export const savedFoundAnswerSchema = z.strictObject({
  message: messageSchema,
  count: count.meta({ description: 'How many were found' }),
  added: count.meta({ description: 'How many of them were not saved before' }),
  saving: savingSchema.nullable().meta({
    description: 'What DELETE /api/saved/found takes to undo it; null: nothing was changed',
  }),
});
export type SavedFoundAnswer = z.infer<typeof savedFoundAnswerSchema>;

/** DELETE /api/saved/found */
export const savingUndoneAnswerSchema = z.strictObject({
  message: messageSchema,
  removed: count.meta({ description: 'How many are not saved any more' }),
  kept: count.meta({
    description: 'How many stay saved, as they have got a note, a tag or another list since',
  }),
  left: count.meta({ description: 'How many of those saved before left the list' }),
});
export type SavingUndoneAnswer = z.infer<typeof savingUndoneAnswerSchema>;

/** PATCH /api/saved/entries/{id}: the new values as stored. */
export const entryAnswerSchema = z.strictObject({
  message: messageSchema,
  note: note.optional(),
  tags: tags.optional(),
});

const lostTagSchema = z
  .strictObject({ tag: z.string(), ids: z.array(z.uuid()) })
  .meta({ id: 'LostTag', description: 'A tag, and the saved companies that it was removed from' });
export type LostTag = z.infer<typeof lostTagSchema>;

/** PUT /api/saved/tags */
export const taggedAnswerSchema = z.strictObject({
  message: messageSchema,
  count: count.meta({ description: 'How many were meant' }),
  lost: z
    .array(lostTagSchema)
    .nullable()
    .meta({ description: `To tag them again; null above ${MAX_IDS} companies` }),
});
export type TaggedAnswer = z.infer<typeof taggedAnswerSchema>;

const employeesSchema = z.strictObject({
  exact: z.int().nullable(),
  min: z.int().nullable(),
  max: z.int().nullable(),
});

const savedRowSchema = z
  .strictObject({
    id: z.uuid(),
    companyKey: keySchema,
    name: z.string(),
    known: z.boolean().meta({ description: 'Whether the register still has the company' }),
    isSample: z.boolean().meta({ description: 'Invented' }),
    advertisingProtected: z.boolean(),
    status: statusSchema,
    industry: z.string().nullable().meta({ description: 'Danish text of the main industry' }),
    town: z.string().nullable(),
    phone: z
      .string()
      .nullable()
      .meta({ description: 'Null also where it must not be used for advertising' }),
    employees: employeesSchema.meta({ description: 'Exact, or the interval that is published' }),
    employeesMonth: monthSchema.nullable().meta({
      description: 'The month of that number, where it is over two years ago; null of today',
    }),
    revenue: z.number().nullable().meta({ description: 'DKK; null when not reported' }),
    tags,
    note,
    lists: z.array(z.string()).meta({ description: 'The names of the lists it is in' }),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedCompany', description: 'A saved company, with what its owner wrote' });
export type SavedRow = z.infer<typeof savedRowSchema>;

/** GET /api/saved/entries */
export const savedPageAnswerSchema = z.strictObject({
  status,
  data: z.array(savedRowSchema),
  pagination: paginationSchema,
});
export type SavedPageAnswer = z.infer<typeof savedPageAnswerSchema>;

const entryOnWireSchema = z
  .strictObject({
    id: z.uuid(),
    user_id: z.uuid(),
    comapny_name: z.string(),
    Company_data: z
      .union([companyRecordSchema, z.strictObject({ the_key: keySchema })])
      .meta({ description: 'Of a company that the register no longer has, only its number' }),
    note,
    tags,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedEntry', description: 'A saved company, with all fields of the company' });

/** GET /api/saved/get */
export const savedEntriesAnswerSchema = z.strictObject({
  status,
  data: z.array(entryOnWireSchema),
  pagination: paginationSchema,
  at,
});
export type SavedEntriesAnswer = z.infer<typeof savedEntriesAnswerSchema>;

const overviewSchema = z.strictObject({
  total: count,
  lists: z.array(savedListSchema),
  tags: z
    .array(z.strictObject({ name: z.string(), count }))
    .meta({ description: `The ${MOST_TAGS_LISTED} that most companies have, by name` }),
  industries: z
    .array(z.string())
    .meta({ description: 'Danish texts of the main industries that occur' }),
  statuses: z.array(statusSchema).meta({ description: 'Statuses that occur' }),
});
/** The totals and filters beside the table. */
export type SavedOverview = z.infer<typeof overviewSchema>;

/** GET /api/saved/overview */
export const overviewAnswerSchema = z.strictObject({ status, data: overviewSchema });
