import 'server-only';
import { z } from 'zod';
import { cvrSchema } from '@/lib/companies/api-schemas';
import { IMPORT_MESSAGES, MAX_COLUMNS, MAX_ROWS } from './constants';

const { columns: malformed, both, nothing } = IMPORT_MESSAGES;

const columnSchema = z
  .int(malformed)
  .min(0, malformed)
  .max(MAX_COLUMNS - 1, malformed);

const columnsSchema = z.strictObject(
  {
    cvr: columnSchema.nullable().optional(),
    name: columnSchema.nullable().optional(),
    place: columnSchema.nullable().optional(),
    header: z.boolean(malformed).optional(),
  },
  malformed,
);
export type ColumnsInput = z.infer<typeof columnsSchema>;

function readColumnsText(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: malformed });
    return z.NEVER;
  }
}

/** POST /api/saved/import, a multipart form. */
export const importFormSchema = z
  .strictObject({
    file: z
      .instanceof(File, { error: nothing })
      .optional()
      .describe(
        'a CSV file, or an XLSX file, of which the first sheet with content is read; up to 5 MiB',
      ),
    text: z.string(nothing).optional().describe('rows as pasted, in place of a file'),
    columns: z
      .string(malformed)
      .max(1_000, malformed)
      .optional()
      .describe(
        'as JSON, such as {"cvr":0,"name":1,"place":null,"header":true}: columns from 0, in place of those detected',
      ),
  })
  .refine(({ file, text }) => file === undefined || text === undefined, both)
  .refine(({ file, text }) => (file?.size ?? 0) > 0 || (text ?? '').trim() !== '', nothing);
export type ImportForm = z.infer<typeof importFormSchema>;

/** The field `columns`. */
export const columnsTextSchema = z.string().transform(readColumnsText).pipe(columnsSchema);

/** POST /api/saved/import/entries */
export const importEntriesSchema = z
  .strictObject({
    cvrs: z
      .array(cvrSchema, IMPORT_MESSAGES.which)
      .min(1, IMPORT_MESSAGES.which)
      .max(MAX_ROWS, IMPORT_MESSAGES.tooMany)
      .describe(
        'of the companies, in the order in which they are to be listed; where the register has not all of them, none is saved, and the answer names those',
      ),
    list: z.uuid('Not the id of a list').optional().describe('id of a list they are put into'),
  })
  .meta({ examples: [{ cvrs: ['12345674'] }] });
