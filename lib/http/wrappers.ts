import 'server-only';
import { z } from 'zod';
import { MESSAGES } from '@/lib/api-keys/constants';
import { isApiKey } from '@/lib/auth/api-key';
import { challenge } from '@/lib/auth/challenge';
import { isExpiredKey } from '@/lib/auth/find-key-owner';
import { tokenOf } from '@/lib/auth/request-token';
import { findRequestUser } from '@/lib/auth/session';
import { notAdmin } from '@/lib/auth/sessions';
import type { Caller, SessionUser } from '@/lib/auth/types';
import { sessionCookie } from '@/lib/cookies';
import { isRowGone } from '@/lib/db/errors';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { counting } from '@/lib/operation/request-metrics';
import { GIVE_ONCE } from '@/lib/query-number';
import { limitHeaders, throttle } from '@/lib/throttle';
import { doCall } from './at-once';
import { readJson } from './body';
import { callerOf } from './caller';
import { checkAnswer } from './checked-answer';
import { readForm } from './form';
import { requireKeyMay } from './key-access';
import { checkOrigin } from './origin';
import { queryOf, refuseUnknown } from './query';
import { requestIdOf } from './request-id';
import { errorResponse, json } from './respond';
import type { Access, Form, Guard, Route, RouteContext, Schema, Schemas } from './route';
import { nameRoute } from './route-name';

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Filled<F> = F extends Form<infer S> ? z.core.output<S> : undefined;

type Input<P, Q, B> = {
  request: Request;
  caller: Caller;
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
};

async function parse<S extends Schema | undefined>(
  schema: S,
  read: () => unknown,
  error?: z.core.$ZodErrorMap,
): Promise<Output<S>> {
  if (!schema) return undefined as Output<S>;
  return (await z.core.parseAsync(schema, await read(), { error })) as Output<S>;
}

/** Which of repeated parameters is meant cannot be told. */
const onlyOnce: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && Array.isArray(input) ? GIVE_ONCE : undefined;

/** A name that nothing can have is that of nothing, in whatever path it stands. */
async function readParams<P extends Schema | undefined>(
  schema: P,
  { params }: RouteContext,
): Promise<Output<P>> {
  if (!schema) return undefined as Output<P>;
  const { data, error } = await z.core.safeParseAsync(schema, await params);
  if (error) throw new AppError('not_found', error.issues[0]?.message ?? '', { cause: error });
  return data as Output<P>;
}

async function readInput<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
>(
  request: Request,
  context: RouteContext,
  schemas: Omit<Schemas<P, Q, B>, 'form'>,
): Promise<Input<P, Q, B>> {
  const query = queryOf(request);
  refuseUnknown(query, schemas.query);
  return {
    request,
    caller: callerOf(request),
    params: await readParams(schemas.params as P, context),
    query: await parse(schemas.query as Q, () => query, onlyOnce),
    body: await parse(schemas.body as B, () => readJson(request)),
  };
}

/** Read during the call's turn: together the files of waiting calls would take much memory. */
async function readFilled<F extends Form | undefined>(request: Request, form: F) {
  if (!form) return undefined as Filled<F>;
  const { schema, maxFileBytes, tooLarge } = form;
  return (await parse(schema, () => readForm(request, maxFileBytes, tooLarge))) as Filled<F>;
}

/** A refused key is told why, so that its program's owner knows what to do. */
async function unauthorized(token: string | null): Promise<AppError> {
  const headers = challenge(token !== null);
  if (token === null || !isApiKey(token)) {
    return new AppError('unauthorized', 'Sign in to continue.', { headers });
  }
  const sentence = (await isExpiredKey(token)) ? MESSAGES.expired : MESSAGES.refused;
  return new AppError('unauthorized', sentence, { headers });
}

async function findGuardedUser(request: Request, access: Access): Promise<SessionUser | null> {
  const { guard } = access;
  if (guard === 'public') return null;
  const user = await findRequestUser(request);
  if (!user) throw await unauthorized(tokenOf(request));
  requireKeyMay(user, request.method, access);
  if (guard === 'admin' && user.role !== 'ADMIN') {
    throw notAdmin();
  }
  return user;
}

/** Rate-limits the calls of a session or API key. @returns headers with the remaining quota. */
async function countCall(user: SessionUser | null): Promise<Record<string, string>> {
  if (user === null) return {};
  const left = await throttle('api', { account: user.sessionId });
  return left ? limitHeaders(left) : {};
}

function usesCookie(request: Request): boolean {
  // Consistent with the session lookup: an empty token falls back to the cookie.
  if (tokenOf(request) !== null) return false;
  return (request.headers.get('cookie') ?? '').includes(`${sessionCookie.name}=`);
}

/**
 * A body may arrive for minutes, and a turn may take its time: whoever was signed out, or lost a
 * role, in such a while is refused.
 */
const TRUSTED_MS = 1_000;

/** The account may have been deleted while its call ran: then it is refused, and nothing failed. */
async function whyFailed(
  error: unknown,
  request: Request,
  user: SessionUser | null,
): Promise<unknown> {
  if (user === null || !isRowGone(error)) return error;
  const isStillThere = await findRequestUser(request).catch(() => user);
  return isStillThere ? error : unauthorized(tokenOf(request));
}

/** Next answers HEAD through GET and drops the body unread, which would leave its source open. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  const { status, headers } = response;
  return new Response(null, { status, headers });
}

/**
 * Creates a wrapper. It checks, in this order: origin, session, role, rate limit and input; then it
 * waits for a turn among the account's calls, reads a form and runs the handler. The result is sent
 * as JSON unless it is a Response. A handler whose caller has a session never reads the body itself:
 * see TRUSTED_MS.
 */
function wrapper<G extends Guard>(guard: G) {
  type User = G extends 'public' ? null : SessionUser;
  return <
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
    F extends Form | undefined = undefined,
  >(
    schemas: Schemas<P, Q, B, F>,
    handle: (input: Input<P, Q, B> & { form: Filled<F>; user: User }) => Promise<unknown>,
  ): Route => {
    const access: Access = { guard, schemas };
    const answer = async (request: Request, context: RouteContext) => {
      const requestId = requestIdOf(request);
      let response: Response;
      let left: Record<string, string> = {};
      let user: SessionUser | null = null;
      try {
        checkOrigin(request, usesCookie(request));
        user = await findGuardedUser(request, access);
        const found = performance.now();
        if (!schemas.uncounted) left = await countCall(user);
        const input = await readInput(request, context, schemas);
        const work = async () => {
          const form = await readFilled(request, schemas.form as F);
          const isLate = performance.now() - found > TRUSTED_MS;
          if (isLate) user = await findGuardedUser(request, access);
          return handle({ ...input, form, user: user as User });
        };
        const result = await (user ? doCall(user.id, work) : work());
        response = result instanceof Response ? result : json(result);
        if (env.CHECK_ANSWERS) await checkAnswer(response, schemas);
      } catch (error) {
        const route = await nameRoute(request, context);
        const call = { requestId, method: request.method, route };
        response = errorResponse(await whyFailed(error, request, user), call);
      }
      response.headers.set('x-request-id', requestId);
      for (const [name, value] of Object.entries(left)) {
        // An error response already has the headers of the limit it exceeded.
        if (!response.headers.has(name)) response.headers.set(name, value);
      }
      return request.method === 'HEAD' ? withoutBody(response) : response;
    };
    const route = (request: Request, context: RouteContext) =>
      counting(request, () => answer(request, context), schemas.group);
    return Object.assign(route, access);
  };
}

/** A route whose every response, including errors, passes through `finish`. */
export function finished(
  route: Route,
  finish: (response: Response, request: Request) => Response | Promise<Response>,
): Route {
  const whole = async (request: Request, context: RouteContext) =>
    finish(await route(request, context), request);
  return Object.assign(whole, { guard: route.guard, schemas: route.schemas });
}

/** Anyone may call; `user` is null. */
export const withPublic = wrapper('public');
/** Signed-in users; 401 otherwise. */
export const withUser = wrapper('user');
/** Administrators; 403 for others. */
export const withAdmin = wrapper('admin');
