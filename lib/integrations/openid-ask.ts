import 'server-only';
import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { RequestFailure, send } from './http';
import { type ProviderName, providerLabels } from './openid-types';
import { timeLimit } from './time-limit';

/** Short, as providers answer within moments or not at all, and a user is waiting. */
const SILENCE_MS = 3_000;
const WHOLE_MS = 8_500;
const MAX_BYTES = 256 * 1024;

/** One shared time limit for all requests of a sign-in. */
export const patience = () => timeLimit(WHOLE_MS);

export const notSetUp = (provider: ProviderName) =>
  new AppError(
    'not_configured',
    `Sign-in with ${providerLabels[provider]} is not set up on this server.`,
  );

const providerAway = (provider: ProviderName, cause: unknown) =>
  new AppError(
    'unavailable',
    `${providerLabels[provider]} does not answer as it should. Try again in a moment, or sign in with your email and password.`,
    { cause },
  );

export const providerRefused = (provider: ProviderName, cause?: unknown) =>
  new AppError(
    'unauthorized',
    `${providerLabels[provider]} did not confirm this sign-in. Try again.`,
    { cause },
  );

/** Rejects endpoints on hosts that do not belong to the provider. */
function requireOwnHost(provider: ProviderName, url: URL, base: string): void {
  const { origin } = new URL(base);
  const owned = /(^|\.)(google|googleapis|linkedin)\.com$/.test(url.hostname);
  if (url.origin === origin || (owned && url.protocol === 'https:')) return;
  throw providerAway(provider, new Error('It names a host that is not its own.'));
}

type Question<S extends z.ZodType> = {
  provider: ProviderName;
  /** The provider's configured base URL. */
  base: string;
  url: string;
  form?: Record<string, string>;
  bearer?: string;
  schema: S;
  signal: AbortSignal;
};

/** 400 and 401 concern our request; everything else is a failure of the provider. */
function toAppError(provider: ProviderName, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof RequestFailure ? error.detail.status : undefined;
  return status === 400 || status === 401
    ? providerRefused(provider, error)
    : providerAway(provider, error);
}

/**
 * Sends one request to a provider.
 * @throws AppError unauthorized when it refuses, unavailable for everything else.
 */
export async function askProvider<S extends z.ZodType>(question: Question<S>): Promise<z.infer<S>> {
  const { provider, base, form, bearer, schema, signal } = question;
  const url = new URL(question.url);
  requireOwnHost(provider, url, base);
  const init: RequestInit = {
    method: form ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(form && { body: new URLSearchParams(form) }),
  };
  try {
    const limits = { signal, silenceMs: SILENCE_MS, maxBytes: MAX_BYTES };
    const { status, body } = await send(url, init, limits);
    if (status !== 200) throw new Error(`it answers ${status}`);
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw toAppError(provider, error);
  }
}
