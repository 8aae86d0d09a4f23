import 'server-only';
import { AppError } from '@/lib/errors';
import { readBytes } from './body';

/** Names, boundaries and short fields beside the file of a form. */
const MAX_FIELD_BYTES = 64 * 1024;
/** More parts than any form of ours has. */
const MAX_PARTS = 20;

export type FormFields = Record<string, string | File>;

/**
 * The fields of a multipart form. It is measured before it is parsed.
 * @param maxFileBytes Of the files together.
 * @throws AppError unsupported_media_type, too_large, bad_request
 */
export async function readForm(request: Request, maxFileBytes: number): Promise<FormFields> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the body as multipart/form-data.');
  }
  const bytes = await readBytes(request, maxFileBytes + MAX_FIELD_BYTES);
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('bad_request', 'The body is not a valid form.', { cause });
    });
  const entries = [...form.entries()];
  const names = new Set(entries.map(([name]) => name));
  if (entries.length > MAX_PARTS || names.size < entries.length) {
    throw new AppError('bad_request', 'A field of the form is there more than once.');
  }
  return Object.fromEntries(entries);
}
