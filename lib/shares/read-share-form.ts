import 'server-only';
import { AppError } from '@/lib/errors';
import { readForm } from '@/lib/http/form';
import { type ShareInput, shareSchema } from './api-schemas';
import { SHARE_MAX_BYTES, SHARE_MESSAGES } from './constants';

/**
 * Reads the form of POST /api/saved/upload. Rejects larger ones while they arrive.
 * @throws AppError too_large, bad_request, ZodError
 */
export async function readShareForm(request: Request): Promise<ShareInput> {
  const fields = await readForm(request, SHARE_MAX_BYTES).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'too_large') throw error;
    throw new AppError('too_large', SHARE_MESSAGES.tooLarge);
  });
  return shareSchema.parse(fields);
}
