import type { z } from 'zod';

/** Classic and mini schemas alike. */
export type Schema = z.core.$ZodType;

export type Guard = 'public' | 'user' | 'admin';

/** What a route takes and to whom it is open. */
export type Schemas<P = Schema | undefined, Q = Schema | undefined, B = Schema | undefined> = {
  params?: P;
  query?: Q;
  body?: B;
  /** What is answered where all goes well, as JSON says it: dates are texts. */
  answer?: Schema;
  /** What each line is where the answer comes as lines, to whoever accepts such. */
  streamed?: { type: 'application/x-ndjson'; schema: Schema };
  /** What is answered to whoever is refused, where it is no Error. */
  refused?: Schema;
  /** A body that the handler reads itself, for the description of the API. */
  described?: { type: 'multipart/form-data' | 'application/json'; schema: Schema };
  /** For what a page asks for many times over, such as pictures: not among the calls of a session. */
  uncounted?: true;
  /** What its calls are counted as, where that is not the first part of the address. */
  group?: string;
  /** Changes nothing although its method might: open to API keys that only read. */
  reads?: true;
  /** Uses something up although its method would not: only for API keys that write. */
  writes?: true;
  /** Of the account itself and what it pays: never with an API key. */
  sessionOnly?: true;
};

/** As it stands beside a handler, for those who describe the API. */
export type Access = { guard: Guard; schemas: Schemas };

export type RouteContext = { params: Promise<Record<string, string | string[]>> };
export type Route = ((request: Request, context: RouteContext) => Promise<Response>) & Access;
