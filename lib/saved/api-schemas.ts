import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { limitNumber, queryNumber } from '@/lib/query-number';
import { COMPANY_STATUSES } from '@/lib/search-index/choices';
import {
  LIST_NAME_MAX,
  MAX_FOUND,
  MAX_IDS,
  MAX_LISTS,
  MAX_SAVED,
  MAX_TAGS,
  MESSAGES,
  MOST_ANSWERED,
  MOST_RESTORED,
  NOTE_MAX,
  SAVED_PAGE_SIZES,
  SAVED_SORTS,
  TAG_MAX,
} from './constants';
import { cleanLabel, cleanNote, cleanTags, lettersOf } from './label';
import { parseSavedParams } from './saved-params';
import { UNKNOWN_STATUS } from './target-params';
import type { SavedTarget } from './types';

const idSchema = z.uuid('Not the id of a saved company');
const NO_LIST_ID = 'Not the id of a list';
const listIdSchema = z.uuid(NO_LIST_ID);

/** POST /api/saved/found: all results of a URL of /discover or /segmintation. */
export const saveFoundSchema = z
  .strictObject({
    kind: z.enum(['discover', 'segment']).describe('of which page the query is'),
    query: z.string().max(10_000).describe('what stands behind the ? of its address'),
    list: listIdSchema.optional().describe('id of a list they are put into'),
  })
  .meta({ examples: [{ kind: 'discover', query: 'search=holding aarhus' }] });

const keysSchema = z.array(cvrSchema, MESSAGES.savingMalformed);

/** DELETE /api/saved/found: what POST answered as `saving`. */
export const savingSchema = z
  .strictObject({
    list: listIdSchema.nullable().describe('id of the list they were put into'),
    saved: keysSchema.describe('the companies that were not saved before'),
    entered: keysSchema.describe('those that were saved before, but not in that list'),
  })
  .refine(({ list, entered }) => list !== null || entered.length === 0, MESSAGES.savingMalformed)
  .refine(({ saved, entered }) => {
    const companies = saved.length + entered.length;
    return companies > 0 && companies <= MAX_FOUND;
  }, MESSAGES.savingMalformed)
  .meta({ examples: [{ list: null, saved: ['12345674'], entered: [] }] });

/** GET /api/saved/get: one company, or a page of all. */
export const savedQuerySchema = z.strictObject({
  the_key: cvrSchema.optional(),
  page: queryNumber({ most: MAX_SAVED, otherwise: 1 }),
  limit: limitNumber({ most: MOST_ANSWERED }),
});

/** DELETE /api/saved/get/{id}, PATCH /api/saved/entries/{id} */
export const savedParamsSchema = z.object({ id: idSchema });

const written = (description: string) => z.string().optional().describe(description);
const oneOf = (values: readonly (string | number)[]) =>
  written(`one of ${values.join(', ')}; the first when it is none of them`);

/**
 * GET /api/saved/entries: the parameters of /saved. Invalid values become the defaults, but for
 * lists and statuses: without them all that is saved would be answered.
 */
export const savedPageSchema = z
  .strictObject({
    list: z
      .union([z.literal(''), listIdSchema], NO_LIST_ID)
      .optional()
      .describe('id of a list; without it all that is saved'),
    tag: written('as it is written'),
    q: written('words of names, towns, tags and notes, a postal code or a CVR number'),
    industry: written('a main industry in Danish'),
    status: z
      .enum(['', ...COMPANY_STATUSES], UNKNOWN_STATUS)
      .optional()
      .describe(`one of ${COMPANY_STATUSES.join(', ')}`),
    sort: oneOf(SAVED_SORTS),
    direction: written('either asc or desc; without it the newest first, else from the least'),
    page: written('from 1; past the end answers the last page'),
    size: oneOf(SAVED_PAGE_SIZES),
    except: written('ids of entries that are left out, separated by commas'),
  })
  .transform(parseSavedParams);

/** A target is either ids, or a query with the number of entries it shows. */
const targetFields = {
  ids: z
    .array(idSchema, MESSAGES.which)
    .min(1, MESSAGES.which)
    .max(MAX_IDS, MESSAGES.tooManyIds)
    .optional(),
  query: z
    .string(MESSAGES.which)
    .max(10_000, MESSAGES.which)
    .optional()
    .describe(
      'what stands behind the ? of /saved, such as tag=lead, without anything else; nothing is all that is saved',
    ),
  expected: z
    .int()
    .min(0)
    .optional()
    .describe('with query: how many it shows; when it is another number nothing is changed'),
};

type TargetInput = { ids?: string[]; query?: string; expected?: number };

/** Exactly one of both; `expected` is only allowed with a query. */
const isOneTarget = ({ ids, query, expected }: TargetInput) =>
  (ids === undefined) !== (query === undefined) && (query !== undefined || expected === undefined);

function toTarget({ ids, query = '', expected }: TargetInput): SavedTarget {
  return ids ? { ids: [...new Set(ids)] } : { query, expected };
}

/** DELETE /api/saved/deletemultiple, PUT and DELETE /api/saved/lists/{id}/entries */
export const targetSchema = z
  .strictObject(targetFields)
  .refine(isOneTarget, MESSAGES.which)
  .transform(toTarget);

const tagSchema = z
  .string()
  .transform(cleanLabel)
  .refine((tag) => tag !== '', MESSAGES.emptyTag)
  .refine((tag) => lettersOf(tag) <= TAG_MAX, MESSAGES.tagTooLong);

/** Accepts more tags than are kept, as duplicates count once. */
const tagsSchema = z
  .array(tagSchema)
  .max(10 * MAX_TAGS, MESSAGES.tooManyTags)
  .transform(cleanTags)
  .refine((tags) => tags.length <= MAX_TAGS, MESSAGES.tooManyTags);

const noteSchema = z
  .string()
  .transform(cleanNote)
  .refine((note) => lettersOf(note) <= NOTE_MAX, MESSAGES.noteTooLong);

const heldSchema = z.strictObject({
  note: noteSchema,
  tags: tagsSchema,
  lists: z.array(z.uuid()).max(MAX_LISTS),
  savedAt: z.iso.datetime(),
});

/** POST /api/saved/restore */
export const restoreSchema = z
  .strictObject({
    removed: z
      .array(z.strictObject({ the_key: cvrSchema, held: heldSchema }), MESSAGES.restoreMalformed)
      .min(1, MESSAGES.restoreMalformed)
      .max(MOST_RESTORED, MESSAGES.restoreMalformed)
      .describe('what DELETE /api/saved/deletemultiple answered'),
  })
  .meta({
    examples: [
      {
        removed: [
          {
            the_key: '12345674',
            held: { note: 'Call', tags: ['lead'], lists: [], savedAt: '2026-01-31T12:00:00.000Z' },
          },
        ],
      },
    ],
  });

/**
 * POST /api/saved/add: only the key of the sent company is read; `held` is the answer to removing
 * its entry.
 */
export const addSavedSchema = z.strictObject({
  Data: z.looseObject({ the_key: cvrSchema }, MESSAGES.malformed),
  held: heldSchema.optional().describe('what removing the company answered, to have it back'),
});

const noteAndTags = { note: noteSchema.optional(), tags: tagsSchema.optional() };

/**
 * PATCH /api/saved/entries/{id}; `before`: the values the user saw, to detect concurrent changes.
 */
export const entrySchema = z
  .strictObject({ ...noteAndTags, before: z.strictObject(noteAndTags).optional() })
  .refine(({ note, tags }) => note !== undefined || tags !== undefined, MESSAGES.nothingToChange);

/** PUT /api/saved/tags */
export const tagManySchema = z
  .strictObject({
    ...targetFields,
    add: tagsSchema.default([]),
    remove: tagsSchema.default([]),
  })
  .refine(isOneTarget, MESSAGES.which)
  .refine(({ add, remove }) => add.length + remove.length > 0, MESSAGES.nothingToChange)
  .transform(({ add, remove, ...target }) => ({ add, remove, target: toTarget(target) }))
  .meta({ examples: [{ query: 'q=bageri', add: ['lead'] }] });

/** PATCH /api/saved/lists/{id} */
export const listSchema = z
  .strictObject({
    name: z
      .string(MESSAGES.emptyName)
      .transform(cleanLabel)
      .refine((name) => name !== '', MESSAGES.emptyName)
      .refine((name) => lettersOf(name) <= LIST_NAME_MAX, MESSAGES.nameTooLong),
  })
  .meta({ examples: [{ name: 'Leads' }] });

/** POST /api/saved/lists */
export const newListSchema = listSchema
  .extend({
    ids: z
      .array(idSchema)
      .max(MAX_IDS, MESSAGES.tooManyIds)
      .optional()
      .describe('what deleting a list answered, to have it back; a taken name gets a number'),
  })
  .meta({ examples: [{ name: 'Leads' }] });

/** Path parameters of /api/saved/lists/{id} */
export const listParamsSchema = z.object({ id: listIdSchema });
