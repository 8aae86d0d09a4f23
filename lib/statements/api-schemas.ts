import 'server-only';
import { z } from 'zod';
import { scopeQuerySchema } from '@/lib/financials/api-schemas';
import { SHEET_FORMATS } from '@/lib/sheets/formats';

export const statementQuerySchema = scopeQuerySchema.extend({
  format: z.enum(SHEET_FORMATS, 'The format is csv or xlsx'),
});
