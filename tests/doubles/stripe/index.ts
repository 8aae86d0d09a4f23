import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, listen } from '../loopback.ts';
import { Actions, API_VERSION } from './actions.ts';
import { ApiError, keyInUse, missing, otherParameters, unauthorized } from './errors.ts';
import { readForm } from './form.ts';
import { createRoutes } from './routes.ts';
import { createState, randomId, type State } from './state.ts';

/**
 * Faults of a request: 'lost' performs it and drops the answer, 'hang' does nothing and never
 * answers, 'half' breaks off in the middle of the body.
 */
export type StripeFault = 'hang' | 'cut' | 'lost' | 'half' | 'garbage' | 'empty' | 429 | 500;

export type Asked = { method: string; path: string; key: string | null; version: string | null };

export type StripeDouble = {
  url: string;
  key: string;
  secret: string;
  state: State;
  /** Actions of people, time and banks. */
  act: Actions;
  requests: Asked[];
  /** Faults for the next requests, in order; `null` lets one pass. */
  faults: (StripeFault | null)[];
  /** A fault for all requests. */
  fault: StripeFault | null;
  /** Random delay before each answer, up to this many milliseconds. */
  delay: number;
  /** Its clock, in milliseconds since 1970. */
  clock: { now: () => number };
  close: () => Promise<void>;
};

type Answer = { status: number; body: string };
type Kept = { asked: string; answer: Promise<Answer>; done: boolean };

const toAnswer = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body, null, 2),
});

function send(response: ServerResponse, { status, body }: Answer, fault: StripeFault | null): void {
  const headers = { 'content-type': 'application/json', 'request-id': randomId('req') };
  const length = Buffer.byteLength(body);
  const version = { 'stripe-version': API_VERSION };
  response.writeHead(status, { ...headers, ...version, 'content-length': length });
  if (fault !== 'half') return void response.end(body);
  response.write(body.slice(0, Math.ceil(body.length / 2)), () => response.destroy());
}

const BROKEN: Partial<Record<StripeFault, Answer>> = {
  garbage: { status: 200, body: '<html>{"id":' },
  empty: { status: 200, body: '{}' },
  429: toAnswer(429, {
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
  }),
  500: toAnswer(500, { error: { type: 'api_error', message: 'An unknown error occurred' } }),
};

/** Answers a request; the same key is the same request, whatever happened to its answer. */
function createAnswers(double: StripeDouble) {
  const routes = createRoutes(double.state, double.act);
  const kept = new Map<string, Kept>();
  const find = (method: string, path: string) => {
    for (const [name, handler] of Object.entries(routes)) {
      const [of = '', pattern = ''] = name.split(' ');
      const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
      if (of === method && match) return { handler, id: decodeURIComponent(match[1] ?? '') };
    }
    throw missing('path', path);
  };
  const run = async (method: string, path: string, form: string): Promise<Answer> => {
    if (double.delay > 0) await sleep(Math.random() * double.delay);
    try {
      const { handler, id } = find(method, path);
      return toAnswer(200, handler({ id, form: readForm(form) }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return toAnswer(error.status, { error: error.body });
    }
  };
  return async (method: string, path: string, form: string, key: string | null) => {
    if (method !== 'POST' || key === null) return run(method, path, form);
    const asked = `${method} ${path} ${form}`;
    const before = kept.get(key);
    if (before && before.asked !== asked) throw otherParameters(key);
    if (before && !before.done) throw keyInUse();
    if (before) return before.answer;
    const entry: Kept = { asked, answer: run(method, path, form), done: false };
    kept.set(key, entry);
    const answer = await entry.answer;
    entry.done = true;
    // Validation errors do not consume the key.
    if (answer.status >= 400) kept.delete(key);
    return answer;
  };
}

/**
 * The part of Stripe's API that we use, written from its published reference: form-encoded input,
 * JSON output, idempotency keys, expansion, pagination, errors in its format, and events.
 */
export async function startStripe(): Promise<StripeDouble> {
  const clock = { now: () => Date.now() };
  const state = createState(() => Math.floor(clock.now() / 1_000));
  const double: StripeDouble = {
    url: '',
    key: `sk_test_${randomBytes(12).toString('hex')}`,
    secret: `whsec_${randomBytes(16).toString('hex')}`,
    state,
    act: new Actions(state),
    requests: [],
    faults: [],
    fault: null,
    delay: 0,
    clock,
    close: async () => {},
  };
  const answerTo = createAnswers(double);
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = '', url = '', headers } = request;
    const [path = '', query = ''] = url.split('?');
    const key = headers['idempotency-key'];
    const asked = { method, path, key: key ? String(key) : null };
    double.requests.push({ ...asked, version: String(headers['stripe-version'] ?? '') });
    const fault = double.faults.shift() ?? double.fault;
    if (fault === 'hang') return;
    if (fault === 'cut') return void response.destroy();
    const broken = fault !== null && BROKEN[fault];
    if (broken) return send(response, broken, null);
    try {
      if (headers.authorization !== `Bearer ${double.key}`) throw unauthorized();
      const answer = await answerTo(method, path, method === 'GET' ? query : body, asked.key);
      if (fault === 'lost') return void response.destroy();
      send(response, answer, fault);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      send(response, toAnswer(error.status, { error: error.body }), null);
    }
  });
  return Object.assign(double, await listen(server));
}

/** Environment variables that point the application at it. */
export const stripeVariables = ({ url, key, secret, state }: StripeDouble) => ({
  STRIPE_API_URL: url,
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_PRICE_MONTHLY: state.prices.monthly.id,
  STRIPE_PRICE_YEARLY: state.prices.yearly.id,
});
