import 'server-only';
import { sessionCookie, TOKEN_HEADER } from '@/lib/cookies';
import { keysOf } from '@/lib/entries';
import { errorStatus } from '@/lib/errors';
import type { Answer, JsonSchema, OpenApiDocument } from './types';

const LIMITS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

const refsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, header(name)]));

/** Headers of every answer to a rate-limited call. */
export const limitHeaderRefs = refsOf(LIMITS);

/** Headers of answers that are files, or lead to another page. */
export const fileHeaderRefs = refsOf(['content-disposition']);
export const redirectHeaderRefs = refsOf(['location']);

const codesOf = (status: number) =>
  keysOf(errorStatus).filter((code) => errorStatus[code] === status);

const WITH_CHALLENGE = 401;
const WITH_ALLOW = 405;
/** Refused before the call is counted. */
const WITHOUT_LIMITS = new Set([401, WITH_ALLOW]);
const WITH_RETRY = new Set([409, 429, 503]);

const ERROR = { $ref: '#/components/schemas/Error' };

/** An error answer; `schema` replaces the common error body. */
export function errorAnswer(status: number, schema: JsonSchema = ERROR): Answer {
  const headers = {
    'x-request-id': header('x-request-id'),
    ...(!WITHOUT_LIMITS.has(status) && limitHeaderRefs),
    ...(status === WITH_CHALLENGE && { 'www-authenticate': header('www-authenticate') }),
    ...(status === WITH_ALLOW && { allow: header('allow') }),
    ...(WITH_RETRY.has(status) && { 'retry-after': header('retry-after') }),
  };
  return {
    description: codesOf(status).join(', '),
    headers,
    content: { 'application/json': { schema } },
  };
}

const number = (description: string) => ({ description, schema: { type: 'integer' } });
const text = (description: string) => ({ description, schema: { type: 'string' } });

const KEY = 'An API key, vem_…, as far as its scopes reach.';
const TOKEN = 'The token that signing in answers.';

/** The document's shared components: the error answers, rate limit headers and security schemes. */
export function components(): OpenApiDocument['components'] {
  const statuses = [...new Set<number>(Object.values(errorStatus))];
  return {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: TOKEN_HEADER, description: KEY },
      bearerKey: { type: 'http', scheme: 'bearer', description: KEY },
      token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER, description: TOKEN },
      bearerToken: { type: 'http', scheme: 'bearer', description: TOKEN },
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: sessionCookie.name,
        description: 'The session of a browser; changes must come from our own pages.',
      },
    },
    headers: {
      'ratelimit-limit': number(
        'Calls that a session or key has in a minute; of refused answers too that count as one',
      ),
      'ratelimit-remaining': number('Calls that are left'),
      'ratelimit-reset': number('Seconds until all are there again'),
      'content-disposition': text('With the name of the file'),
      location: text('The page that it leads to'),
      allow: text('The methods that the address takes'),
      'www-authenticate': text('Bearer; with error="invalid_token" where a token came'),
      'x-request-id': text('Of every answer; to be told to us, when it is our fault'),
      'retry-after': number('Seconds after which trying again makes sense, where that is known'),
    },
    schemas: {
      Error: {
        type: 'object',
        required: ['error', 'code'],
        properties: {
          error: { type: 'string', description: 'A sentence for people' },
          code: { type: 'string', enum: Object.keys(errorStatus) },
          fields: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'What is wrong with each field',
          },
          requestId: { type: 'string', description: 'To be told to us, when it is our fault' },
          reason: { type: 'string', description: 'Of /api/ready: why, in one word' },
        },
      },
    },
    responses: Object.fromEntries(statuses.map((status) => [`${status}`, errorAnswer(status)])),
  };
}
