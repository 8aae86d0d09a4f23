import 'server-only';
import { z } from 'zod';
import { scopeQuerySchema } from '@/lib/financials/api-schemas';
import { STATEMENT_FORMATS } from './constants';

export const statementQuerySchema = scopeQuerySchema.extend({
  format: z.enum(STATEMENT_FORMATS, 'The format is csv or xlsx'),
});
