import 'server-only';
import { AppError } from '@/lib/errors';

const MAX_JSON_BYTES = 100 * 1024;

const TOO_LARGE = 'That is more than this address accepts.';

/** Both a disconnecting client and a lost database reset a connection, so map the error here. */
async function* arriving({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new AppError('bad_request', 'The request was cut off. Send it again.', { cause });
  }
}

/**
 * Reads the raw body. Counts the bytes as they arrive, so a false Content-Length does not help.
 * @param tooLarge the sentence for one that is larger
 * @throws AppError too_large, bad_request when it ends prematurely
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge = TOO_LARGE,
): Promise<Buffer<ArrayBuffer>> {
  // Created when thrown: capturing the stack of an error is slow.
  const refusal = () => new AppError('too_large', tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refusal();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw refusal();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * @param type What its content type has to begin with.
 * @throws AppError unsupported_media_type
 */
export function requireType({ headers }: Request, type: string): void {
  const given = headers.get('content-type') ?? '';
  if (given.split(';', 1)[0]?.trim().toLowerCase() !== type) {
    throw new AppError('unsupported_media_type', `Send the body as ${type}.`);
  }
  const coding = headers.get('content-encoding')?.trim().toLowerCase();
  if (coding && coding !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body without content-encoding.');
  }
}

/** JSON is UTF-8 whatever its type says; letters of another encoding would be kept as garbage. */
function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('bad_request', 'The body is not written in UTF-8.', { cause });
  }
}

/**
 * Parses the JSON body, of at most 100 KiB.
 * @throws AppError unsupported_media_type, too_large, bad_request
 */
export async function readJson(request: Request): Promise<unknown> {
  requireType(request, 'application/json');
  const text = toText(await readBytes(request, MAX_JSON_BYTES));
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_request', 'The body is not valid JSON.', { cause });
  }
}
