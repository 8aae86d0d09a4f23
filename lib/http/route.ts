import type { z } from 'zod';

/** Accepts both classic and mini schemas. */
export type Schema = z.core.$ZodType;

export type Guard = 'public' | 'user' | 'admin';

/** A multipart form as the body. */
export type Form<S extends Schema = Schema> = {
  schema: S;
  /** Limit for all its files together. */
  maxFileBytes: number;
  /** The sentence for a larger one, where the usual one does not do. */
  tooLarge?: string;
};

/** The schemas and access rules of a route. */
export type Schemas<
  P = Schema | undefined,
  Q = Schema | undefined,
  B = Schema | undefined,
  F = Form | undefined,
> = {
  params?: P;
  query?: Q;
  body?: B;
  /** In place of `body`. */
  form?: F;
  /** The successful response as JSON: dates are strings. */
  answer?: Schema;
  /** The schema of each line when the client accepts a streamed response. */
  streamed?: { type: 'application/x-ndjson'; schema: Schema };
  /** The body of an error response, where it is not the standard Error. */
  refused?: Schema;
  /** What the API description says of a body whose schema cannot be given as `body`. */
  described?: Schema;
  /** For resources that a page loads in numbers, such as pictures: exempt from the rate limit. */
  uncounted?: true;
  /** The metrics group of its calls, where that is not the first part of the path. */
  group?: string;
  /** Changes nothing although its method suggests it: open to read-only API keys. */
  reads?: true;
  /** Uses something up although its method suggests otherwise: API keys need the write scope. */
  writes?: true;
  /** Concerns the account itself and its payments: closed to API keys. */
  sessionOnly?: true;
};

/** Attached to each handler, for the API description. */
export type Access = { guard: Guard; schemas: Schemas };

/** Next gives addresses without parts in brackets no parameters at all. */
export type RouteContext = { params: Promise<Record<string, string | string[]> | undefined> };
export type Route = ((request: Request, context: RouteContext) => Promise<Response>) & Access;
