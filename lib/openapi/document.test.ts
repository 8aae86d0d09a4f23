import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeDocument } from './document';
import { GROUP_TEXTS, GROUPS } from './operations';
import type { Answer, Operation } from './types';

const { ROUTES } = await import(/* @vite-ignore */ path.resolve('app/api/_routes.ts'));
const document = await makeDocument(ROUTES);

const operation = (method: string, address: string): Operation => {
  const found = document.paths[address]?.[method];
  if (!found) throw new Error(`${method} ${address} is not there.`);
  return found;
};
const schemaOf = (found: Operation, type = 'application/json') =>
  found.requestBody?.content[type]?.schema;

describe('the document', () => {
  it('is made of every route there is', () => {
    const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'route.ts')
      .map((file) => path.dirname(file))
      .filter((route) => route !== 'openapi.json' && route !== '[[...path]]');
    expect(Object.keys(ROUTES).sort()).toEqual(files.sort());
  });

  it('has every operation that is told of, once, and no other', () => {
    const names = Object.entries(document.paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
    const listed = Object.values(GROUPS).flatMap((operations) => Object.keys(operations));
    expect(names.sort()).toEqual(listed.sort());
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says what each group is about', () => {
    expect(Object.keys(GROUP_TEXTS)).toEqual(Object.keys(GROUPS));
    expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(GROUPS));
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].*\.$/);
  });

  it('describes each part of an address', () => {
    for (const [address, methods] of Object.entries(document.paths)) {
      const parts = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter((parameter) => parameter.in === 'path');
        expect([address, named.map(({ name }) => name)]).toEqual([address, parts]);
      }
    }
  });

  it('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)];
    expect(refs.length).toBeGreaterThan(100);
    for (const [, ref = ''] of refs) {
      const [kind = '', name = ''] = ref.split('/');
      const { components } = document;
      expect([ref, components[kind as keyof typeof components]?.[name]]).toEqual([
        ref,
        expect.anything(),
      ]);
    }
  });

  it('has the schemas of the routes, as they are sent', () => {
    expect(schemaOf(operation('post', '/api/company/search'))).toMatchObject({
      type: 'object',
      properties: { searchData: { type: 'string' }, isSimpleSearch: { type: 'boolean' } },
      additionalProperties: false,
    });
    const form = operation('post', '/api/saved/upload');
    expect(schemaOf(form, 'multipart/form-data')).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['toEmail', 'message', 'file'],
    });
  });

  it('has what is answered, and apart what several answers are made of', () => {
    const { responses } = operation('get', '/api/saved/lists');
    expect(responses[200]).toMatchObject({
      content: {
        'application/json': {
          schema: {
            properties: {
              data: { type: 'array', items: { $ref: '#/components/schemas/SavedList' } },
            },
            required: ['status', 'data'],
          },
        },
      },
    });
    const { SavedList } = document.components.schemas;
    expect(SavedList).toMatchObject({ properties: { id: { type: 'string', format: 'uuid' } } });
    // Fields may be added to answers later.
    expect(JSON.stringify([responses, SavedList])).not.toContain('additionalProperties');
    expect(JSON.stringify(SavedList)).not.toContain('pattern');
  });

  it('says what each kind of a notification tells', () => {
    const { kind } = (document.components.schemas.Notification as z.core.JSONSchema.ObjectSchema)
      .properties as Record<string, { enum: string[]; description: string }>;
    const told = kind?.description.split('; ').map((text) => text.replace(/: .*/, ''));
    expect(told).toEqual(kind?.enum);
  });

  it('describes what every operation answers that answers JSON', () => {
    const isUntold = (answer: Answer | { $ref: string }) =>
      'content' in answer && isDeepStrictEqual(answer.content?.['application/json']?.schema, {});
    const untold = Object.entries(document.paths).flatMap(([address, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => Object.values(responses).some(isUntold))
        .map(([method]) => `${method} ${address}`),
    );
    expect(untold).toEqual([]);
  });

  it('has the lines of an answer that comes as such, beside the whole one', () => {
    const { content } = operation('post', '/api/spell/v1/llm').responses[200] as Answer;
    expect(content).toEqual({
      'application/json': { schema: expect.objectContaining({ type: 'object' }) },
      'application/x-ndjson': { schema: { $ref: '#/components/schemas/AssistantEvent' } },
    });
  });

  it('has both statuses of what may take longer', () => {
    const { 201: done, 202: begun } = operation('post', '/api/exports').responses;
    expect(done).toHaveProperty('content');
    expect(begun).toEqual(done);
    expect(operation('post', '/api/saved/lists').responses).not.toHaveProperty('202');
  });

  it('has what comes without a body, and refusals in another shape', () => {
    const { responses } = operation('post', '/api/mcp');
    expect(responses[202]).not.toHaveProperty('content');
    expect(responses[401]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/RpcError' } } },
    });
    expect(operation('post', '/api/saved/add').responses[409]).toEqual({
      $ref: '#/components/responses/409',
    });
  });

  it('writes types as short as they can be', () => {
    const { Company } = document.components.schemas;
    expect(Company).toMatchObject({
      properties: {
        Firmnavn: { type: ['string', 'null'], description: 'Name' },
        kommunekode: { type: ['integer', 'null'] },
        ended_as: {
          anyOf: [{ enum: expect.arrayContaining(['CEASED_MERGER']) }, { type: 'null' }],
        },
      },
    });
    expect(JSON.stringify(Company)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  it('names every way in that an operation has, both headers for programs', () => {
    const { securitySchemes } = document.components;
    expect(securitySchemes).toMatchObject({
      key: { name: 'x-auth-token' },
      bearerKey: { type: 'http', scheme: 'bearer' },
      token: { name: 'x-auth-token' },
      bearerToken: { type: 'http', scheme: 'bearer' },
    });
    const used = Object.values(document.paths)
      .flatMap(Object.values<Operation>)
      .flatMap(({ security }) => security.flatMap(Object.keys));
    expect([...new Set(used)].sort()).toEqual(Object.keys(securitySchemes).sort());
  });

  it('has no name for two things', async () => {
    const route = (schema: z.ZodType) => async () => ({
      GET: Object.assign(() => {}, { guard: 'public', schemas: { answer: z.object({ schema }) } }),
    });
    const two = (schema: z.ZodType) =>
      makeDocument({
        health: route(z.string().meta({ id: 'Same' })),
        ready: route(schema.meta({ id: 'Same' })),
      });
    await expect(two(z.int())).rejects.toThrow('There are two Same.');
    expect((await two(z.string())).components.schemas).toMatchObject({ Same: { type: 'string' } });
  });

  it('has the filters of searches among their parameters', () => {
    const named = (method: string, address: string) =>
      operation(method, address).parameters.map(({ name }) => name);
    const search = named('post', '/api/veminto/companydata');
    expect(search).toEqual(
      expect.arrayContaining(['page', 'sort', 'branchebetegnelse_primær', 'numEmployeesFrom']),
    );
    const sort = operation('post', '/api/veminto/companydata').parameters.find(
      ({ name }) => name === 'sort',
    );
    expect(sort?.schema).toMatchObject({
      enum: expect.arrayContaining(['profit-desc', 'equity-asc', 'grossProfit-desc']),
    });
    expect(sort?.required).toBe(false);
    // Outside the schema, where tools that render the document expect it.
    expect(sort?.description).toContain('carry it, as gross_profit, net_profit, equity or assets');
    expect(named('get', '/api/company/clusters')).toEqual(
      expect.arrayContaining(['search', 'industry', 'west', 'zoom']),
    );
    expect(named('get', '/api/company/statement/{cvr}')).toEqual(['cvr', 'scope', 'format']);
    expect(named('get', '/api/saved/entries')).toEqual(
      expect.arrayContaining(['list', 'tag', 'q', 'sort', 'direction', 'page', 'size']),
    );
  });

  it('says of a parameter what it means here, and otherwise what its name means everywhere', () => {
    const saidOf = (address: string, name: string) =>
      operation('get', address).parameters.find((parameter) => parameter.name === name)
        ?.description;
    expect(saidOf('/api/company/segmentation', 'page')).toBe(
      'From 1; past the end answers the last page',
    );
    expect(saidOf('/api/saved/get_notifications', 'page')).toBe(
      'From 1; past the end there are none',
    );
    expect(saidOf('/api/company/facets', 'industry')).toContain('separated by |');
    expect(saidOf('/api/saved/entries', 'industry')).toBe('A main industry in Danish');
    expect(saidOf('/api/user/all', 'search')).toBe('Parts of names and email addresses');
    expect(saidOf('/api/company/segmentation', 'location')).toMatch(/^Regions or municipalities/);
    expect(saidOf('/api/company/segmentation', 'status')).toMatch(
      /IN_BANKRUPTCY.*; without it every/,
    );
    expect(saidOf('/api/company/role/{cvr}', 'former')).toMatch(/^true: /);
    expect(saidOf('/api/company/facets', 'area')).toContain('box:west,south,east,north');
  });

  it('says of every parameter of a search what it means', () => {
    const unsaid = Object.entries(document.paths).flatMap(([address, methods]) =>
      Object.values(methods)
        .filter(({ tags }) => ['Search', 'Companies', 'People'].includes(tags[0] ?? ''))
        .flatMap(({ parameters }) => parameters)
        .filter(
          ({ description, schema, in: place }) => !description && !schema.enum && place === 'query',
        )
        .map(({ name }) => `${address} ${name}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('says who may call, with which scope, and what may be refused', () => {
    const search = operation('post', '/api/veminto/companydata');
    const sessions = [{ token: [] }, { bearerToken: [] }, { session: [] }];
    expect(search.security).toEqual([{ key: [] }, { bearerKey: [] }, ...sessions]);
    expect(search.description).toContain('"read"');
    expect(Object.keys(search.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '422', '429', '500', '503']),
    );
    expect(search.responses[200]).toHaveProperty(['headers', 'ratelimit-remaining']);
    expect(operation('post', '/api/saved/lists').description).toContain('"write"');
    for (const [method, address] of [
      ['get', '/api/user/keys'],
      ['get', '/api/user/all'],
    ] as const) {
      expect(operation(method, address).security).toEqual(sessions);
    }
    expect(operation('post', '/api/user/login').security).toEqual([]);
    // A request that uses up an AI search counts as a write, even as a GET.
    expect(operation('get', '/api/spell/v1/{userId}/ai-search').description).toContain('"write"');
    for (const address of ['/api/metrics', '/api/stripe/webhook']) {
      const [one] = Object.values(document.paths[address] ?? {});
      expect([address, one?.description]).not.toContain('Open to everybody.');
    }
    expect(Object.keys(operation('get', '/api/health').responses)).not.toContain('429');
    expect(document.components.responses[429]?.headers).toHaveProperty('retry-after');
    expect(document.components.responses[401]?.headers).toHaveProperty('www-authenticate');
    expect(operation('post', '/api/mcp').responses[401]).toHaveProperty([
      'headers',
      'www-authenticate',
    ]);
  });
});

it('names what is posted to webhooks, and says that no key comes with it', () => {
  expect(
    Object.entries(document.webhooks).map(([type, { post }]) => [
      type,
      post.operationId,
      post.security,
    ]),
  ).toEqual([
    ['company.changed', 'company_changed', []],
    ['search.changed', 'search_changed', []],
    ['webhook.test', 'webhook_test', []],
  ]);
});

it('an operation without a summary stops it', async () => {
  const { GET } = await import('@/app/api/health/route');
  await expect(makeDocument({ unknown: async () => ({ GET }) })).rejects.toThrow(
    'GET /api/unknown is not in lib/openapi/operations.ts.',
  );
});
