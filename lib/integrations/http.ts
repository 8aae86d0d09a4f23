import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';

export type RequestLimits = {
  /** Aborts the request; the caller gets its reason. */
  signal?: AbortSignal;
  /** Total number of tries before giving up. */
  tries?: number;
  /** The wait before the second try, in ms; it doubles with each further try. */
  waitMs?: number;
  /** Idle timeout in ms, both until the response starts and between its chunks. */
  silenceMs?: number;
  /** Maximum body size in bytes, decompressed. */
  maxBytes?: number;
};

type Answer = { status: number; headers: Headers; body: Buffer };

const userAgent = 'Veminto/0.1 (Danish company register)';
const longestWaitMs = 60_000;
const longestAskedWaitMs = 10 * 60_000;
const errorBytes = 64 * 1024;
/** 416: the rest of a file whose length has changed meanwhile; a new try asks for all of it. */
const passing = new Set([408, 416, 425, 429]);

/** A failed request. `message` is half a sentence: "it answers 503". */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    message: string,
    readonly detail: {
      /** The HTTP status, when there was a response. */
      status?: number;
      /** True for a transient failure; false when a retry would fail the same way. */
      passing: boolean;
      retryAfterMs?: number;
      /** The beginning of the error response's body. */
      said?: string;
      /** The body exceeded `maxBytes`; a smaller page might fit. */
      tooLong?: boolean;
      cause?: unknown;
    },
  ) {
    super(message, { cause: detail.cause });
  }
}

/** Retry-After in ms: seconds or a date, at most ten minutes. */
function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), longestAskedWaitMs);
}

async function readBody(response: Response, maxBytes: number, onPiece: () => void) {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    onPiece();
    size += piece.length;
    if (size > maxBytes) {
      const limit = `${Math.round(maxBytes / 1024 ** 2)} MiB`;
      const message = `the answer is longer than ${limit}`;
      throw new RequestFailure(message, { passing: false, tooLong: true });
    }
    parts.push(piece);
  }
  return Buffer.concat(parts);
}

/** @param said the beginning of the body */
export function statusFailure({ status, headers }: Response, said?: string): RequestFailure {
  return new RequestFailure(`it answers ${status}`, {
    status,
    passing: status >= 500 || passing.has(status),
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
    said,
  });
}

export const silenceFailure = (silenceMs: number) =>
  new RequestFailure(`it says nothing for ${Math.round(silenceMs / 1000)} s`, { passing: true });

function networkFailure(error: unknown): RequestFailure {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  const reason = cause?.code ?? cause?.message ?? message;
  return new RequestFailure(`the connection failed (${reason})`, { passing: true, cause: error });
}

/**
 * Sends a request once. Redirects are not followed: responses from 300 to 399 are returned.
 * @throws RequestFailure for statuses from 400, truncated bodies, silence and excessive length.
 */
export async function send(
  url: URL,
  init: RequestInit,
  { signal, silenceMs = 60_000, maxBytes = Number.POSITIVE_INFINITY }: RequestLimits,
): Promise<Answer> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  const ends = signal ? [silence.signal, signal] : [silence.signal];
  try {
    const response = await fetch(url, {
      ...init,
      headers: { 'user-agent': userAgent, ...init.headers },
      redirect: 'manual',
      signal: AbortSignal.any(ends),
    });
    const { status, headers } = response;
    if (status < 400) {
      return { status, headers, body: await readBody(response, maxBytes, () => timer.refresh()) };
    }
    const said = await readBody(response, errorBytes, () => {}).catch(() => Buffer.alloc(0));
    throw statusFailure(response, said.toString('utf8').slice(0, 500));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RequestFailure) throw error;
    throw silence.signal.aborted ? silenceFailure(silenceMs) : networkFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Repeats `work` with exponential backoff while it fails transiently. */
export function retrying<T>(
  work: () => Promise<T>,
  { signal, tries = 7, waitMs = 2_000 }: RequestLimits,
): Promise<T> {
  return pRetry(work, {
    signal,
    retries: tries - 1,
    minTimeout: waitMs,
    maxTimeout: longestWaitMs,
    onFailedAttempt: async ({ error, retriesLeft }) => {
      if (!(error instanceof RequestFailure) || retriesLeft === 0) return;
      // Waits for Retry-After first, in addition to the backoff.
      const { retryAfterMs: asked = 0 } = error.detail;
      await wait(asked, undefined, { signal }).catch(() => signal?.throwIfAborted());
    },
    shouldRetry: ({ error }) => error instanceof RequestFailure && error.detail.passing,
  });
}
