import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import {
  RequestFailure,
  type RequestLimits,
  retrying,
  send,
  silenceFailure,
  statusFailure,
} from './http';

const fileSchema = z.object({
  // Used as a local file name, so it must contain no path separators.
  fileName: z.string().regex(/^[\w-][\w.-]*\.\w+$/),
  entityName: z.string(),
  typeOfDownload: z.string(),
  typeOfData: z.string(),
  containedFileFormat: z.string(),
  generationNumber: z.coerce.number().int(),
  pointInTime: z.string().nullish(),
  generationTime: z.string().nullish(),
  md5Hash: z.string().nullish(),
  fileSizeInBytes: z.coerce.number().int().min(0).nullish(),
});

const listingSchema = z.object({
  availableFileDownloads: z.array(z.unknown()),
  paginationMetadata: z.object({ totalPages: z.number().int().optional() }).optional(),
});

/** A file as listed by the service. */
export type DatafordelerFile = z.infer<typeof fileSchema>;

const register = 'CVR';
const maxPages = 100;
const listingBytes = 50 * 1024 ** 2;

/** Null when the key is set, otherwise a sentence naming what is missing. */
function missingDatafordelerKey(): string | null {
  if (env.DATAFORDELER_API_KEY) return null;
  return 'Set DATAFORDELER_API_KEY to download from Datafordeler (see .env.example), or give the paths of downloaded files.';
}

/** The URL contains the API key, so URLs must not appear in messages or logs. */
function addressOf(operation: string, parameters: Record<string, string>): URL {
  const missing = missingDatafordelerKey();
  if (missing) throw new AppError('not_configured', missing);
  const url = new URL(`${env.DATAFORDELER_BASE_URL}/FileDownloads/${operation}`);
  const all = { Register: register, ...parameters, apiKey: env.DATAFORDELER_API_KEY ?? '' };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url;
}

const without = (key: string | undefined, text: string) =>
  key ? text.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…') : text;

/** @param what the requested thing, as the subject of a sentence. */
function toAppError(failure: RequestFailure, what: string): AppError {
  const { status } = failure.detail;
  if (status === 401) {
    const message = 'Datafordeler does not accept DATAFORDELER_API_KEY.';
    return new AppError('not_configured', message);
  }
  if (status === 403) {
    const message = 'Datafordeler refuses this DATAFORDELER_API_KEY access to the CVR files.';
    return new AppError('forbidden', message);
  }
  if (status === 404) {
    const message = `${what} is not at Datafordeler: files stay there for seven days, and DATAFORDELER_BASE_URL must be right.`;
    return new AppError('not_found', message);
  }
  const reason = without(env.DATAFORDELER_API_KEY, failure.message);
  return new AppError('unavailable', `${what} cannot be read from Datafordeler: ${reason}.`);
}

async function guarded<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RequestFailure ? toAppError(error, what) : error;
  }
}

async function listPage(page: number, limits: RequestLimits) {
  const url = addressOf('GetAvailableFileDownloads', page === 1 ? {} : { PageNumber: `${page}` });
  const get = () => send(url, { method: 'GET' }, { maxBytes: listingBytes, ...limits });
  const { body } = await guarded('The list of files', () => retrying(get, limits));
  try {
    return listingSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    const message = 'The list of files that Datafordeler answers with is not understood.';
    throw new AppError('unavailable', message);
  }
}

/**
 * Lists the files of the company register that can be downloaded now.
 * @throws AppError `not_configured` without an accepted key, `forbidden`, `unavailable` when the
 *   service does not answer after several tries.
 */
export async function listDatafordelerFiles(
  limits: RequestLimits = {},
): Promise<DatafordelerFile[]> {
  const files: DatafordelerFile[] = [];
  for (let page = 1, pages = 1; page <= pages && page <= maxPages; page += 1) {
    const listing = await listPage(page, limits);
    pages = listing.paginationMetadata?.totalPages ?? 1;
    for (const row of listing.availableFileDownloads) {
      const file = fileSchema.safeParse(row);
      if (file.success) files.push(file.data);
    }
  }
  return files;
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** The offset to write at: `have` when the server resumes, 0 when it sends the whole file. */
function startOf(response: Response, have: number): number {
  if (response.status !== 206) return 0;
  const [, first] = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '') ?? [];
  if (Number(first) === have) return have;
  throw new RequestFailure('it sends another part than was asked for', { passing: true });
}

type Fetching = RequestLimits & { onBytes?: (bytes: number, total: number | null) => void };

/** One attempt to fetch the missing rest of a file. */
async function fetchRest(
  file: DatafordelerFile,
  part: string,
  { signal, silenceMs = 60_000, onBytes }: Fetching,
): Promise<void> {
  const total = file.fileSizeInBytes ?? null;
  // A partial file larger than the listed size belongs to another version.
  if (total !== null && (await sizeOf(part)) > total) await rm(part);
  const have = await sizeOf(part);
  if (have === total) return;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch(addressOf('GetFile', { Filename: file.fileName }), {
      headers: have > 0 ? { range: `bytes=${have}-` } : {},
      signal: AbortSignal.any(signal ? [silence.signal, signal] : [silence.signal]),
    });
    // The range is invalid for the file on the server: the next try starts from zero.
    if (response.status === 416) await rm(part);
    if (!response.ok) throw statusFailure(response);
    const start = startOf(response, have);
    let bytes = start;
    const handle = await open(part, start > 0 ? 'a' : 'w');
    try {
      for await (const piece of response.body ?? []) {
        timer.refresh();
        await handle.writeFile(piece);
        bytes += piece.length;
        onBytes?.(bytes, total);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw silence.signal.aborted ? silenceFailure(silenceMs) : asFailure(error);
  } finally {
    clearTimeout(timer);
    // Releases the connection when the body was not read, e.g. after an error status.
    silence.abort();
  }
}

/** Keeps only the code of network errors; a full disk is reported as such. */
function asFailure(error: unknown): unknown {
  if (error instanceof RequestFailure || error instanceof AppError) return error;
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  if (code === 'ENOSPC') return new AppError('unavailable', 'The disk is full.');
  if (!(error instanceof TypeError)) return error;
  const reason = cause?.code ?? 'cut off';
  return new RequestFailure(`the connection failed (${reason})`, { passing: true });
}

async function md5Of(file: string): Promise<Buffer> {
  const hash = createHash('md5');
  for await (const piece of createReadStream(file, { highWaterMark: 1024 ** 2 })) {
    hash.update(piece);
  }
  return hash.digest();
}

/**
 * Compares size and MD5 (hex or base64). Keeps a part that is too short, to be resumed; deletes one
 * that is wrong.
 * @throws RequestFailure when the file does not match the listing; `again` decides whether another
 *   try may help.
 */
async function check(file: DatafordelerFile, part: string, again: () => boolean): Promise<void> {
  const { fileSizeInBytes: size, md5Hash } = file;
  const given = await sizeOf(part);
  if (typeof size === 'number' && given < size) {
    throw new RequestFailure(`it sends ${given} of ${size} bytes`, { passing: true });
  }
  const hash = await md5Of(part);
  const said = md5Hash?.trim() ?? '';
  const same = hash.toString('hex') === said.toLowerCase() || hash.toString('base64') === said;
  if (given === (size ?? given) && (same || said === '')) return;
  await rm(part, { force: true });
  throw new RequestFailure('its size and checksum are not those of the list', { passing: again() });
}

/**
 * Large downloads are cut off more often than `tries` allows: tries that made progress don't count.
 */
async function retryingWhileItGrows(get: () => Promise<void>, part: string, limits: RequestLimits) {
  for (;;) {
    const before = await sizeOf(part);
    try {
      await retrying(get, limits);
      return;
    } catch (error) {
      const grown = (await sizeOf(part)) > before;
      if (!grown || !(error instanceof RequestFailure) || !error.detail.passing) throw error;
    }
  }
}

/**
 * Downloads a file into a folder and returns its path. An interrupted download is resumed; a
 * complete file is not fetched again. A file whose size or checksum differs from the listing is
 * deleted.
 * @throws AppError like the listing, and `not_found` when the file has expired.
 */
export async function downloadDatafordelerFile(
  file: DatafordelerFile,
  folder: string,
  limits: Fetching = {},
): Promise<string> {
  const whole = path.join(folder, file.fileName);
  const size = file.fileSizeInBytes ?? null;
  const found = await sizeOf(whole);
  if (found > 0 && (size === null || found === size)) return whole;
  const part = `${whole}.part`;
  await mkdir(folder, { recursive: true });
  // Refetches a mismatching file once: either the transfer or the listing may be wrong.
  let wrong = 0;
  const again = () => ++wrong < 2;
  const get = async () => {
    await fetchRest(file, part, limits);
    await check(file, part, again);
  };
  await guarded(file.fileName, () => retryingWhileItGrows(get, part, limits));
  await rename(part, whole);
  return whole;
}
