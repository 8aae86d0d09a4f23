import 'server-only';
import { z } from 'zod';
import { endingSchema, keySchema, statusSchema } from '@/lib/companies/answers';
import { MAX_CANDIDATES, SAMPLE_ROWS } from './constants';

const count = z.int().min(0);
const column = z.int().min(0).nullable();
const doubt = z.enum([
  'similar_name',
  'former_name',
  'other_form',
  'other_place',
  'ceased',
  'several',
  'name_only',
]);
const cells = z.array(z.string());

const candidateSchema = z
  .strictObject({
    cvr: keySchema,
    name: z.string(),
    city: z.string().nullable().meta({ description: 'Postal district' }),
    status: statusSchema,
    ended_as: endingSchema.nullable().meta({ description: 'Null while it goes on' }),
    saved: z.boolean().meta({ description: 'Whether you have saved it already' }),
  })
  .meta({ id: 'ImportCandidate', description: 'A company that a row of a file may be' });

const rowSchema = z
  .strictObject({
    line: z.int().min(1).meta({ description: 'Its row in the file, from 1' }),
    text: z.string().meta({ description: 'What the row says' }),
    outcome: z.enum(['found', 'uncertain', 'missing', 'repeated']).meta({
      description:
        'found: one company for certain; uncertain: one of the candidates, or none; repeated: found in an earlier row',
    }),
    by: z
      .enum(['cvr', 'p_number', 'name', 'former_name', 'similar_name'])
      .nullable()
      .meta({ description: 'What the candidates were found by; null without one' }),
    candidates: z
      .array(candidateSchema)
      .max(MAX_CANDIDATES)
      .meta({ description: 'Exactly one when found or repeated; the likeliest first' }),
    doubts: z.array(doubt).meta({
      description:
        'Why it is uncertain, of the first candidate; empty otherwise. similar_name: the name is only similar; former_name: a former or secondary name; other_form: of another legal form; other_place: not in the place of the row; ceased: has ceased; several: others have the name too, perhaps ceased or of another legal form; name_only: the name was found, but not the number of the row',
    }),
    problem: z
      .enum(['not_a_number', 'wrong_length', 'unknown_number', 'no_name', 'name_disagrees'])
      .nullable()
      .meta({
        description:
          'not_a_number: no CVR number or P-number; wrong_length: seven or nine digits, where a CVR number has eight; unknown_number: not in the register; no_name: the row has neither number nor name; name_disagrees: the number is known, but of a company with another name',
      }),
    repeats: z.int().min(1).nullable().meta({ description: 'The first row of the same company' }),
  })
  .meta({ id: 'ImportRow', description: 'A row of a file, and the company it is' });

/** POST /api/saved/import */
export const importAnswerSchema = z.strictObject({
  header: cells.nullable().meta({
    description:
      'The row of headings, of which rows above are left out; null when the first row is a company',
  }),
  columns: z
    .strictObject({ cvr: column, name: column, place: column })
    .meta({ description: 'The columns that were read, from 0' }),
  sample: z.array(cells).max(SAMPLE_ROWS).meta({ description: 'The first rows, as they are' }),
  rows: z.array(rowSchema),
  totals: z.strictObject({
    rows: count,
    found: count,
    uncertain: count,
    missing: count,
    repeated: count,
    saved: count.meta({ description: 'How many of those found are saved already' }),
  }),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
