import 'server-only';
import { z } from 'zod';
import { cleanText } from '@/lib/recent-searches/clean-text';
import { COLUMN_KEYS } from './columns';
import { EXPORT_FORMATS, MAX_IDS, MAX_QUERY, MESSAGES } from './constants';

const idsSchema = z
  .array(z.uuid('Not the id of a saved company'), MESSAGES.noIds)
  .min(1, MESSAGES.noIds)
  .max(MAX_IDS, MESSAGES.tooManyIds);

/** A file for another person, which excludes everything that the user wrote. */
const shared = z
  .boolean()
  .optional()
  .describe('for somebody else: without tags, notes, days of saving and names of lists');

/** A file for contacting companies. */
const withoutProtected = z
  .boolean()
  .optional()
  .describe('leaves out companies under advertising protection; the file says how many');

/** The target of POST /api/exports */
const exportTargetSchema = z.discriminatedUnion(
  'kind',
  [
    // The ids are those of entries; each of the others has all that a URL shows, on all its pages.
    z.strictObject({ kind: z.literal('saved'), ids: idsSchema, shared, withoutProtected }),
    z.strictObject({
      kind: z
        .enum(['saved-query', 'discover', 'segment', 'compare'])
        .describe(
          'compare has the accounts that /compare shows, each in its own currency; the others have the newest in kroner',
        ),
      // Stored with the export, so characters that the database rejects are removed.
      query: z
        .string(MESSAGES.target)
        .max(MAX_QUERY)
        .describe(
          'what stands behind the ? of an address of /saved, /discover, /segmintation or /compare',
        )
        .transform(cleanText),
      shared,
      withoutProtected,
    }),
  ],
  MESSAGES.target,
);

/** POST /api/exports */
export const createExportSchema = z
  .strictObject({
    target: exportTargetSchema,
    format: z.enum(EXPORT_FORMATS, MESSAGES.format),
    // In the order of the file; without any it has those of defaultColumns.
    columns: z
      .array(z.enum(COLUMN_KEYS, MESSAGES.columns), MESSAGES.columns)
      .min(1, MESSAGES.columns)
      .max(COLUMN_KEYS.length, MESSAGES.columns)
      .optional(),
  })
  .meta({
    examples: [{ target: { kind: 'discover', query: 'search=holding aarhus' }, format: 'csv' }],
  });

/** GET /api/exports/{id} and its file */
export const exportParamsSchema = z.object({ id: z.uuid('Not the id of a file') });
