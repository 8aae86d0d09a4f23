import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import { challenge } from '@/lib/auth/challenge';
import { isDatabaseAway, isDatabaseBusy } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';

const PRIVATE = { 'cache-control': 'no-store' };

export function json(data: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value);
  return Response.json(data, { ...init, headers });
}

/** What is wrong; where only some values are allowed, it names them all. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (issue.code !== 'invalid_value') return message;
  const values = issue.values.map(String).filter(Boolean);
  const named = new Set(message.split(/[^\w-]+/));
  if (values.every((value) => named.has(value))) return message;
  return `${message.replace(/\.?$/, '.')} Allowed: ${values.join(', ')}.`;
}

function fromZod(error: z.core.$ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= sentenceOf(issue);
  const [first] = error.issues;
  const sentence = first ? sentenceOf(first) : 'Some of the input is not valid.';
  return new AppError('invalid_input', sentence, { fields, cause: error });
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.core.$ZodError) return fromZod(error);
  if (isDatabaseAway(error)) {
    const sentence = 'The database cannot be reached right now. Try again in a moment.';
    return new AppError('unavailable', sentence, { cause: error, retryAfter: 5 });
  }
  if (isDatabaseBusy(error)) {
    const sentence = 'This took the database too long right now. Try again in a moment.';
    return new AppError('unavailable', sentence, { cause: error, retryAfter: 5 });
  }
  const sentence = 'Something went wrong on our side. Try again, or send us the request id.';
  return new AppError('internal', sentence, { cause: error });
}

/** What the log says of a failed call; `route` is a pattern without values. */
type Call = { requestId: string; method: string; route: string };

/** The single mapping from errors to responses. Logs server errors (5xx) with their cause. */
export function errorResponse(error: unknown, call: Call): Response {
  unstable_rethrow(error);
  const known = toAppError(error);
  const { code, status, message, fields, retryAfter } = known;
  const { requestId } = call;
  // Anybody can ask for what an installation does without: no alarm may ring for it.
  if (code === 'not_configured') log.warn({ ...call, code }, message);
  else if (status >= 500) log.error({ ...call, code, err: known.cause ?? known }, message);
  const headers: Record<string, string> = {
    ...(status === 401 && challenge(false)),
    ...known.headers,
  };
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  const id = status >= 500 ? { requestId } : {};
  return json({ error: message, code, ...(fields && { fields }), ...id }, { status, headers });
}
