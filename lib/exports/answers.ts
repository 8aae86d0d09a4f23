import 'server-only';
import { z } from 'zod';
import { ExportStatus } from '@/prisma/client/enums';
import { EXPORT_FORMATS } from './constants';

const status = z.literal('success');
const count = z.int().min(0);

const factsSchema = z.strictObject({
  rows: count.meta({ description: 'Companies in it' }),
  missing: count.meta({ description: 'Of these, companies that the register no longer has' }),
  contactCells: count.meta({
    description: 'Contacts under advertising protection that were left out',
  }),
  protectedCompanies: count.meta({ description: 'Of how many companies' }),
  protectedLeftOut: count.meta({
    description: 'Companies under advertising protection that were left out, where asked for',
  }),
  cutCells: count.meta({ description: 'Texts that were too long for a cell' }),
  registerDay: z.iso.date().nullable().meta({ description: 'The day of the register' }),
  hasSample: z.boolean().meta({ description: 'Invented companies are among them' }),
});
/** The facts about a file that are stated in it. */
export type ExportFacts = z.infer<typeof factsSchema>;

const exportSchema = z
  .strictObject({
    id: z.uuid(),
    format: z.enum(EXPORT_FORMATS),
    status: z.enum(ExportStatus),
    fileName: z.string(),
    title: z.string().meta({ description: 'What is in it, in words' }),
    asked: count.meta({ description: 'Companies that were asked for' }),
    total: count.meta({ description: 'Companies that it has' }),
    done: count.meta({ description: 'Of these, written so far' }),
    facts: factsSchema.nullable().meta({ description: 'Once it is ready' }),
    bytes: count.nullable(),
    failure: z.string().nullable().meta({ description: 'Why there is none' }),
    href: z.string().nullable().meta({ description: 'Where it is fetched, once it is ready' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().meta({ description: 'When it goes away' }),
  })
  .meta({ id: 'Export', description: 'A file of companies' });
export type ExportOnWire = z.infer<typeof exportSchema>;

/** POST /api/exports, GET /api/exports/{id} */
export const exportAnswerSchema = z.strictObject({ status, data: exportSchema });

/** GET /api/exports */
export const exportsAnswerSchema = z.strictObject({ status, data: z.array(exportSchema) });
