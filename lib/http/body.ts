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

/** Parses the JSON body, of at most 100 KiB. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json.');
  }
  const text = (await readBytes(request, MAX_JSON_BYTES)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_request', 'The body is not valid JSON.', { cause });
  }
}
