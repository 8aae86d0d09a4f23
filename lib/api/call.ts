import type { ErrorCode } from '@/lib/errors';
import { ownWords } from '@/lib/i18n/own-words';

const UNREACHABLE = 'Veminto cannot be reached. Check your connection and try again.';
const UNREADABLE = 'The server gave no readable answer. Try again in a moment.';

/** An API error with a message in the language of the page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly code: ErrorCode | 'network' | 'unreadable',
    /** HTTP status; 0 when there was no response. */
    readonly status: number,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** What a refusal says; any other failure is thrown again. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message;
  throw failure;
}

/** Event of the window: an answer said that the session has ended. */
export const SESSION_END = 'veminto:session-end';
const UNAUTHORIZED = 401;

type Failure = { error: string; code: ErrorCode; fields?: Record<string, string> };

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}

/** Builds the error from the response body, if it is readable. */
export async function apiError(answer: unknown, status: number): Promise<ApiError> {
  const say = await ownWords();
  if (!isFailure(answer)) return new ApiError(say(UNREADABLE), 'unreadable', status);
  const fields = Object.entries(answer.fields ?? {}).map(([name, text]) => [name, say(text)]);
  return new ApiError(say(answer.error), answer.code, status, Object.fromEntries(fields));
}

/** The error for a request without any response. */
export async function unreachable(): Promise<ApiError> {
  const say = await ownWords();
  return new ApiError(say(UNREACHABLE), 'network', 0);
}

/** Translates the message that a response may have. */
async function inOwnWords<Answer>(answer: Answer): Promise<Answer> {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const { message } = answer;
  if (typeof message !== 'string') return answer;
  const say = await ownWords();
  return { ...answer, message: say(message) };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Calls an operation of the API.
 * @param path Below /api, with a slash at its start.
 * @param body Sent as JSON, unless it is a form.
 * @returns its answer, whose `message` is in the language of the page.
 * @throws ApiError for a refusal, an unreadable answer, or none (also when `signal` aborts).
 */
export async function call<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  /** Lets the request outlive the page. */
  keepalive = false,
): Promise<Answer> {
  // Preloads the translations, which could no longer be loaded once the connection is lost.
  void ownWords();
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        // For a form, the browser sets the type itself, with the multipart boundary.
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal,
      keepalive,
    });
  } catch {
    throw await unreachable();
  }
  if (response.status === UNAUTHORIZED) globalThis.dispatchEvent?.(new Event(SESSION_END));
  const answer: unknown = await response.json().catch(() => undefined);
  if (isFailure(answer) || !response.ok || answer === undefined) {
    throw await apiError(answer, response.status);
  }
  return inOwnWords(answer as Answer);
}
