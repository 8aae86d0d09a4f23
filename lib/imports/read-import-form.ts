import 'server-only';
import { AppError } from '@/lib/errors';
import { readForm } from '@/lib/http/form';
import { type ImportForm, importFormSchema } from './api-schemas';
import { IMPORT_MAX_BYTES, IMPORT_MESSAGES } from './constants';

/**
 * Reads the form of POST /api/saved/import. Rejects larger ones while they arrive.
 * @throws AppError too_large, bad_request, ZodError
 */
export async function readImportForm(request: Request): Promise<ImportForm> {
  const fields = await readForm(request, IMPORT_MAX_BYTES).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
    throw new AppError('too_large', IMPORT_MESSAGES.tooLarge);
  });
  return importFormSchema.parse(fields);
}
