import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { env } from '@/lib/env';
import { scopeFor } from '@/lib/http/key-access';
import type { Access, Schema } from '@/lib/http/route';
import packageJson from '@/package.json';
import { CSV, GROUP_TEXTS, GROUPS, PDF, type Told } from './operations';
import {
  components,
  errorAnswer,
  fileHeaderRefs,
  limitHeaderRefs,
  redirectHeaderRefs,
} from './parts';
import { toAnswerSchema, toJsonSchema, toParameters } from './schema';
import type { Answer, JsonSchema, OpenApiDocument, Operation, RouteModules } from './types';
import { postedToWebhooks } from './webhooks';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Listed = Told & { group: string };

const listing = new Map<string, Listed>(
  Object.entries(GROUPS).flatMap(([group, operations]) =>
    Object.entries(operations).map(([name, operation]): [string, Listed] => [
      name,
      { ...operation, group },
    ]),
  ),
);

const isAccess = (value: unknown): value is Access =>
  typeof value === 'function' && 'guard' in value && 'schemas' in value;

/** Converts 'company/role/[cvr]' to an OpenAPI path. */
const addressOf = (route: string) => `/api/${route.replace(/\[(\w+)\]/g, '{$1}')}`;

function securityOf(method: string, access: Access): Operation['security'] {
  if (access.guard === 'public') return [];
  const sessions: Operation['security'] = [{ token: [] }, { bearerToken: [] }, { session: [] }];
  if (scopeFor(method, access) === null) return sessions;
  return [{ key: [] }, { bearerKey: [] }, ...sessions];
}

function whoMay(method: string, access: Access, { who }: Told): string {
  if (who) return who;
  if (access.guard === 'public') return 'Open to everybody.';
  if (access.guard === 'admin') return 'For administrators, with a session.';
  const scope = scopeFor(method, access);
  return scope === null ? 'With a session only.' : `API keys need the scope "${scope}".`;
}

/** The possible error statuses, without those that cannot occur here. */
function refusals(method: string, { guard, schemas }: Access, { refuses = [] }: Told): number[] {
  const { params, query, body, form, uncounted } = schemas;
  const sends = body ?? form;
  const isOpen = guard === 'public';
  const ofDoor = [
    ...(sends ? [400, 413, 415] : []),
    ...(isOpen ? [] : [401]),
    // Cross-site changes are refused with 403, even on public routes.
    ...(isOpen && method === 'GET' ? [] : [403]),
    ...(params ? [404] : []),
    ...(query || sends ? [422] : []),
    ...(uncounted ? [] : [429]),
    ...[500, 503],
  ];
  return [...new Set([...ofDoor, ...refuses])].sort((one, other) => one - other);
}

type Named = Record<string, JsonSchema>;
type Type = NonNullable<Told['type']>;

/** @throws Error when one name refers to two different schemas. */
function addNamed(named: Named, more: Named): void {
  for (const [name, schema] of Object.entries(more)) {
    const known = named[name];
    if (known && !isDeepStrictEqual(known, schema)) throw new Error(`There are two ${name}.`);
    named[name] = schema;
  }
}

/** The answer's content by media type. Adds shared schemas to `named`. */
function answered({ schemas: { answer, streamed } }: Access, type: Type, named: Named) {
  const written = (schema: Schema | undefined) => {
    if (!schema) return { schema: {} };
    const made = toAnswerSchema(schema);
    addNamed(named, made.named);
    return { schema: made.schema };
  };
  return {
    ...Object.fromEntries([type].flat().map((one) => [one, written(answer)])),
    ...(streamed && { [streamed.type]: written(streamed.schema) }),
  };
}

/** Files to keep have a name; pictures, metrics and JSON are read as they come. */
const isFile = (type: Type) => [type].flat().some((one) => one === PDF || one === CSV);

function answersOf(method: string, access: Access, told: Told, named: Named) {
  const isCounted = access.guard !== 'public' && !access.schemas.uncounted;
  const { status = 200, also, empty, type = 'application/json' } = told;
  const bare: Answer = {
    description: status === 303 ? 'On to another page' : 'Done',
    ...(isCounted && { headers: limitHeaderRefs }),
  };
  const own = status === 303 ? redirectHeaderRefs : isFile(type) && fileHeaderRefs;
  const fine: Answer = {
    ...bare,
    ...(own && { headers: { ...bare.headers, ...own } }),
    ...(status !== 303 && { content: answered(access, type, named) }),
  };
  const refused = refusals(method, access, told).map((code) => [
    String(code),
    refusal(code, access),
  ]);
  return {
    [status]: fine,
    ...(also && { [also]: fine }),
    ...(empty && { [empty]: { ...bare, description: 'Taken; there is nothing to answer' } }),
    ...Object.fromEntries(refused),
  };
}

/** The common error answer, or one with the route's own error schema. */
function refusal(code: number, { schemas }: Access): Answer | { $ref: string } {
  const written = schemas.refused && toAnswerSchema(schemas.refused).schema;
  return written ? errorAnswer(code, written) : { $ref: `#/components/responses/${code}` };
}

function bodyOf({ schemas: { body, form, described } }: Access): Pick<Operation, 'requestBody'> {
  const sent = form?.schema ?? described ?? body;
  if (!sent) return {};
  const { examples } = z.globalRegistry.get(sent) ?? {};
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const written = { schema: toJsonSchema(sent), ...(example !== undefined && { example }) };
  const content = { [form ? 'multipart/form-data' : 'application/json']: written };
  return { requestBody: { required: true, content } };
}

function toOperation(method: string, address: string, access: Access, named: Named): Operation {
  const name = `${method} ${address}`;
  const listed = listing.get(name);
  if (!listed) throw new Error(`${name} is not in lib/openapi/operations.ts.`);
  const words = address
    .replace(/^\/api/, '')
    .replace(/\W+/g, '_')
    .replace(/_$/, '');
  const { params, query } = access.schemas;
  return {
    operationId: method.toLowerCase() + words,
    tags: [listed.group],
    summary: listed.summary,
    description: whoMay(method, access, listed),
    security: securityOf(method, access),
    parameters: [...toParameters(params, 'path'), ...toParameters(query, 'query')],
    ...bodyOf(access),
    responses: answersOf(method, access, listed, named),
  };
}

const DESCRIPTION = `Danish companies and their annual accounts. Send an API key of your profile, or the token of a sign-in, as x-auth-token or as "Authorization: Bearer …"; of both x-auth-token counts. Bodies are JSON unless said otherwise. Register data and annual reports are from Erhvervsstyrelsen, to be named as their source; where is_sample is true they are invented. Companies with reklamebeskyttet true must not be sent unsolicited advertising.`;

/**
 * Generates the OpenAPI document from the routes themselves.
 * @throws Error for an operation without a summary, or two schemas of one name
 */
export async function makeDocument(routes: RouteModules): Promise<OpenApiDocument> {
  const paths: OpenApiDocument['paths'] = {};
  const { schemas, ...others } = components();
  const named: Named = { ...schemas };
  for (const [route, load] of Object.entries(routes)) {
    const module = await load();
    const address = addressOf(route);
    for (const method of METHODS) {
      const access = module[method];
      if (!isAccess(access)) continue;
      paths[address] = {
        ...paths[address],
        [method.toLowerCase()]: toOperation(method, address, access, named),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Veminto', version: packageJson.version, description: DESCRIPTION },
    externalDocs: { url: `${env.appUrl}/developers`, description: 'Limits, pages, values, agents' },
    servers: [{ url: env.appUrl }],
    tags: Object.keys(GROUPS).map((name) => ({ name, description: GROUP_TEXTS[name] ?? '' })),
    paths,
    webhooks: postedToWebhooks(),
    components: { ...others, schemas: named },
  };
}
