import 'server-only';
import { AppError } from '@/lib/errors';
import { readBytes, requireType } from './body';

/** Size limit of part headers, boundaries and short fields besides the files. */
const MAX_FIELD_BYTES = 64 * 1024;
/** More parts than any of our forms has. */
const MAX_PARTS = 20;

type FormFields = Record<string, string | File>;

const badForm = (cause?: unknown) =>
  new AppError('bad_request', 'The body is not a valid form.', { cause });

/** The boundary, restricted to characters that every parser reads the same way. */
const BOUNDARY = /[;\s]boundary="?([\w'()+./:=?-]{1,70})/i;

/** Parsing a part costs more than a thousand of its bytes, so the parts are counted first. */
function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  let openings = 0;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at + 1)) {
    openings += 1;
    // The closing boundary counts too.
    if (openings > MAX_PARTS + 1) return true;
  }
  return false;
}

/**
 * Reads the fields of a multipart form. Its size and number of parts are checked before parsing.
 * @param maxFileBytes Limit for all files together.
 * @param tooLarge the sentence for a larger one
 * @throws AppError unsupported_media_type, too_large, bad_request
 */
export async function readForm(
  request: Request,
  maxFileBytes: number,
  tooLarge?: string,
): Promise<FormFields> {
  requireType(request, 'multipart/form-data');
  const given = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maxFileBytes + MAX_FIELD_BYTES, tooLarge);
  const boundary = BOUNDARY.exec(given)?.[1];
  if (boundary === undefined || hasTooManyParts(bytes, `--${boundary}`)) throw badForm();
  // Uses the boundary that was counted: another parser might read a different one from the header.
  const type = `multipart/form-data; boundary="${boundary}"`;
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw badForm(cause);
    });
  const entries = [...form.entries()];
  const names = new Set(entries.map(([name]) => name));
  if (names.size < entries.length) {
    throw new AppError('bad_request', 'A field of the form is there more than once.');
  }
  return Object.fromEntries(entries);
}
