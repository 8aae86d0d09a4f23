import type { ErrorCode } from '@/lib/errors';
import { lastWords } from '@/lib/i18n/last-words';
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
    /** Names the id of the request where the server is at fault; part of the message too. */
    readonly reference?: string,
  ) {
    super(message);
  }
}

/** What a refusal says; any other failure is thrown again. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message;
  throw failure;
}

/** The request id of a failure, in words; undefined when it is not the server's fault. */
export const referenceOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? failure.reference : undefined;

/** Event of the window: an answer said that the session has ended. */
export const SESSION_END = 'veminto:session-end';
const UNAUTHORIZED = 401;
const SERVER_FAULT = 500;

type Failure = {
  error: string;
  code: ErrorCode | 'unreadable';
  fields?: Record<string, string>;
};

const unreadable: Failure = { error: UNREADABLE, code: 'unreadable' };

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}

/** Nobody has to look for what an operator has not set. */
const hasReference = (code: string, status: number) =>
  code === 'unreadable' || (status >= SERVER_FAULT && code !== 'not_configured');

/** Builds the error from the response and its body, if that is readable. */
export async function apiError(
  answer: unknown,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): Promise<ApiError> {
  const say = await ownWords();
  const { error, code, fields = {} } = isFailure(answer) ? answer : unreadable;
  const id = hasReference(code, status) && headers.get('x-request-id');
  const reference = id ? lastWords().requestId(id) : undefined;
  const sentences = Object.entries(fields).map(([name, text]) => [name, say(text)]);
  const message = [say(error), reference].filter(Boolean).join(' ');
  return new ApiError(message, code, status, Object.fromEntries(sentences), reference);
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
    throw await apiError(answer, response);
  }
  return inOwnWords(answer as Answer);
}
