import 'server-only';
import Stripe from 'stripe';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

/** Per try. With one retry and the pause between them a call takes at most 9 seconds. */
const TIMEOUT_MS = 4_000;
const RETRIES = 1;
/** Total for all the calls that one of our responses needs. */
const PATIENCE_MS = 9_000;

export type { Stripe };

const FAILED = 'Something went wrong';

let client: Stripe | undefined;

function stripe(): Stripe {
  if (client) return client;
  if (!env.STRIPE_SECRET_KEY) throw new AppError('not_configured', FAILED);
  const { hostname, port, protocol } = new URL(env.STRIPE_API_URL);
  client = new Stripe(env.STRIPE_SECRET_KEY, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? 80 : 443),
    // Retries carry an idempotency key, ours or one that the SDK generates.
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Veminto' },
  });
  return client;
}

/** A loggable error: never headers, keys or sent data. */
function causeOf(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error instanceof Error ? error : new Error('Stripe failed.');
  }
  const { type, code, param, statusCode, requestId } = error;
  const parts = Object.entries({ type, code, param, statusCode, requestId });
  const said = parts.flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return new Error(`Stripe: ${said.join(', ')}`);
}

/** @throws AppError unavailable when the work takes longer than PATIENCE_MS. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new AppError('unavailable', FAILED, { cause: new Error('It took too long.') });
    timer = setTimeout(() => reject(error), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls Stripe. AppErrors pass unchanged; everything else, including a nonsensical response,
 * becomes one generic sentence.
 * @throws AppError unavailable within 10 seconds.
 */
export async function askStripe<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await inTime(work(stripe()));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', FAILED, { cause: causeOf(error) });
  }
}

/** Whether Stripe answered that it would refuse the call each time, as opposed to a failure. */
export const isRefused = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/**
 * Whether Stripe reports that a named object does not exist: any object, or that of one parameter.
 */
export function isMissing(error: unknown, param?: string): boolean {
  if (!isRefused(error)) return false;
  return error.code === 'resource_missing' && (param === undefined || error.param === param);
}

/**
 * Checks that a response is an object with an id: valid JSON need not be one.
 * @param id the requested id, if any.
 */
export function requireStripeObject<T extends { id: string }>(answer: T, id?: string): T {
  const isSound = typeof answer.id === 'string' && (id === undefined || answer.id === id);
  if (!isSound) throw new Error('Stripe: the answer is not what was asked for.');
  return answer;
}

/** Whether the key belongs to live mode, where money is real. */
export const isLiveMode = () => /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? '');

/** Maximum difference in seconds between the signature's timestamp and now. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies that Stripe signed a body just now, with one of `secrets`. While a secret is rolled
 * Stripe adds a second signature; whichever of the two secrets is known here is enough.
 * @returns the event, not validated yet; null when no signature matches.
 */
export function openSigned(body: Buffer, header: string, secrets: readonly string[]): unknown {
  const parts = header.split(',').map((part) => part.trim());
  const [time, ...others] = parts.filter((part) => part.startsWith('t='));
  if (!time || others.length > 0) return null;
  // The SDK only rejects old timestamps; reject future ones too.
  if (Number(time.slice(2)) - Date.now() / 1_000 > TOLERANCE_SECONDS) return null;
  for (const secret of secrets) {
    const event = construct(body, parts.join(','), secret);
    if (event !== null) return event;
  }
  return null;
}

function construct(body: Buffer, header: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS);
  } catch {
    return null;
  }
}
