import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { NOBODY } from '@/tests/support/nobody';

vi.stubEnv('CHECK_ANSWERS', 'on');

const getCompany = vi.fn();
vi.mock('@/lib/companies/queries', () => ({ getCompany, listCompaniesByKey: vi.fn() }));

const getParticipant = vi.fn();
const getRoles = vi.fn();
vi.mock('@/lib/roles/queries', () => ({ getParticipant, getRoles }));
vi.mock('@/lib/roles/holdings', () => ({ findHoldings: vi.fn() }));
const getCombinedHoldings = vi.fn(async () => ({ holdings: [], isCircular: true, isCut: false }));
const getOwnership = vi.fn();
vi.mock('@/lib/roles/ownership', () => ({ getCombinedHoldings, getOwnership }));

const searchPeople = vi.fn();
vi.mock('@/lib/people/queries', () => ({ searchPeople }));

const findRegisterStatus = vi.fn(async () => ({
  updatedOn: new Date('2022-01-31') as Date | null,
}));
vi.mock('@/lib/register/queries', () => ({ findRegisterStatus }));

const { AppError } = await import('@/lib/errors');
const { answerMcp } = await import('./answer');
const { TOOLS } = await import('./tools');
const { defineTool } = await import('./tools/tool');

const countCall = vi.fn();
const V = '2025-06-18';
const send = (message: unknown, said: string | null = V) =>
  answerMcp(message, { said, userId: NOBODY, countCall });
const request = (method: string, params?: object, id: string | number = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params && { params }),
});
const callTool = (name: string, given: object) =>
  send(request('tools/call', { name, arguments: given }));

type Listed = { name: string; outputSchema?: { type: string; $defs?: object } };
type Answered = { content: [{ text: string }]; structuredContent: object };

beforeEach(() => {
  countCall.mockReset();
  getCompany.mockReset();
});

describe('beginning', () => {
  it.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2025-11-25', '2025-11-25'],
    ['2024-11-05', '2025-11-25'],
    ['1900-01-01', '2025-11-25'],
  ])('who asks for %s gets %s', async (protocolVersion, agreed) => {
    const { status, body } = await send(request('initialize', { protocolVersion }), null);
    expect([status, body]).toEqual([
      200,
      {
        jsonrpc: '2.0',
        id: 1,
        result: expect.objectContaining({
          protocolVersion: agreed,
          capabilities: { tools: { listChanged: false } },
          serverInfo: expect.objectContaining({ name: 'veminto' }),
        }),
      },
    ]);
  });

  it('answers a ping with its id', async () => {
    const { body } = await send(request('ping', undefined, 'seven'));
    expect(body).toEqual({ jsonrpc: '2.0', id: 'seven', result: {} });
  });

  it('refuses versions that it does not speak', async () => {
    const { status, body } = await send(request('ping'), '2026-07-28');
    expect([status, body]).toMatchObject([400, { id: null, error: { code: -32_600 } }]);
  });
});

describe('tools', () => {
  it('are listed with typed arguments, and all only read', async () => {
    const { body } = await send(request('tools/list'));
    const { tools } = (body as unknown as { result: { tools: Record<string, never>[] } }).result;
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search_companies', 'break_down_companies', 'get_company', 'get_overview'],
      ...['get_accounts', 'get_report_passages', 'get_signals', 'get_shared_contacts'],
      ...['compare_companies', 'get_roles', 'get_ownership', 'search_people', 'get_person'],
      ...['list_most_roles', 'get_connections', 'get_network'],
    ]);
    for (const tool of tools) {
      expect(tool).toMatchObject({
        inputSchema: { type: 'object', additionalProperties: false },
        annotations: { readOnlyHint: true },
      });
    }
    // A format says it all; patterns of days are long.
    const day = { type: 'string', format: 'date', description: expect.any(String) };
    expect(tools[0]?.inputSchema).toHaveProperty('properties.foundedFrom', day);
    expect(tools[2]?.inputSchema).toMatchObject({
      properties: { cvr: { type: 'string', pattern: '^\\d{8}$' } },
      required: ['cvr'],
    });
  });

  it('are on one page: others are none', async () => {
    expect((await send(request('tools/list', { cursor: 'next' }))).body).toMatchObject({
      error: { code: -32_602 },
    });
  });

  it('say what they answer where an operation of the API answers the same', async () => {
    const { body } = await send(request('tools/list'));
    const { tools } = (body as unknown as { result: { tools: Listed[] } }).result;
    const told = tools.filter(({ outputSchema }) => outputSchema);
    expect(told.map(({ name }) => name)).toEqual([
      ...['get_overview', 'get_report_passages', 'get_signals', 'get_shared_contacts'],
      ...['get_roles', 'get_ownership', 'get_person', 'get_connections'],
      'get_network',
    ]);
    for (const { outputSchema } of told) {
      expect(outputSchema?.type).toBe('object');
      // Each schema is self-contained, and fields may be added.
      const refs = [...JSON.stringify(outputSchema).matchAll(/"\$ref":"([^"]+)"/g)];
      expect(refs.length).toBeGreaterThan(0);
      for (const [, ref = ''] of refs) {
        expect(outputSchema?.$defs).toHaveProperty([ref.replace('#/$defs/', '')]);
      }
      expect(JSON.stringify(outputSchema)).not.toMatch(/"additionalProperties"|"\$schema"/);
    }
  });

  it('list the roles of a day', async () => {
    getRoles.mockRejectedValueOnce(new AppError('not_found', 'Company not found'));
    await callTool('get_roles', { cvr: '99000012', on: '2019-05-01' });
    expect(getRoles).toHaveBeenCalledExactlyOnceWith({
      ...{ key: '99000012', former: false, on: '2019-05-01', page: 1 },
    });
  });

  it.each([
    [{ on: '2019-05-01', former: true }, 'Give either former or a day, not both'],
    [{ on: '2019-02-29' }, 'On is a day such as 2019-12-31'],
  ])('list no roles of %j', async (given, sentence) => {
    getRoles.mockReset();
    const { body } = await callTool('get_roles', { cvr: '99000012', ...given });
    expect(body).toMatchObject({ result: { isError: true } });
    expect(JSON.stringify(body)).toContain(sentence);
    expect(getRoles).not.toHaveBeenCalled();
  });

  it('tell the ownership of a day', async () => {
    getCompany.mockRejectedValueOnce(new AppError('not_found', 'Company not found'));
    await callTool('get_ownership', { cvr: '99000012', on: '2019-12-31' });
    expect(getOwnership).toHaveBeenCalledExactlyOnceWith('99000012', '2019-12-31');
    const { body } = await callTool('get_ownership', { cvr: '99000012', on: '31-12-2019' });
    expect(JSON.stringify(body)).toContain('On is a day such as 2019-12-31');
    expect(getOwnership).toHaveBeenCalledTimes(1);
  });

  it('answer so, as text and as it is; what is not so is an error where tests run', async () => {
    const participant = {
      ...{ id: '4000000001', kind: 'PERSON', name: 'Ida Holm' },
      ...{ companyKey: null, advertisingProtected: false },
    };
    const page = { participant, items: [], page: 1, totalPages: 1, total: 0 };
    getParticipant.mockResolvedValueOnce(page);
    const ask = () => callTool('get_person', { participant_id: `p${participant.id}` });
    const { body } = await ask();
    const { result } = body as unknown as { result: Answered };
    expect(result.structuredContent).toMatchObject({
      registerDay: '2022-01-31',
      participant: { name: 'Ida Holm' },
      data: [],
      ...{ indirectly_owned_companies: [], ownership_has_circle: true, ownership_has_more: false },
    });
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    getParticipant.mockResolvedValueOnce({ ...page, participant: { ...participant, kind: 'CAT' } });
    await expect(ask()).rejects.toThrow('The answer is not as described');
  });

  it('say in every answer of which day the register is, where it is known', async () => {
    const { body } = await send(request('tools/list'));
    const { tools } = (body as unknown as { result: { tools: Listed[] } }).result;
    for (const { outputSchema } of tools.filter((tool) => tool.outputSchema)) {
      expect(outputSchema).toMatchObject({
        properties: { registerDay: { type: ['string', 'null'], format: 'date' } },
        required: expect.arrayContaining(['registerDay']),
      });
    }
    const tool = defineTool({
      ...{ name: 'a', title: 'a', description: 'a', arguments: z.strictObject({}) },
      run: async () => ({ found: 1 }),
    });
    expect(await tool.run({}, NOBODY)).toEqual({ registerDay: '2022-01-31', found: 1 });
    findRegisterStatus.mockResolvedValueOnce({ updatedOn: null });
    expect(await tool.run({}, NOBODY)).toEqual({ registerDay: null, found: 1 });
  });

  it('name the regions as the register does', async () => {
    const { body } = await send(request('tools/list'));
    const [, ...lines] = readFileSync('prisma/reference/regions.csv', 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) expect(JSON.stringify(body)).toContain(line.split(',')[1]);
  });

  it('tell arguments that do not fit to the agent, without asking anything', async () => {
    const { body } = await callTool('get_company', { cvr: '12' });
    expect(body).toMatchObject({
      result: {
        isError: true,
        content: [{ type: 'text', text: expect.stringContaining('eight digits') }],
      },
    });
    expect(getCompany).not.toHaveBeenCalled();
    for (const { name } of TOOLS) {
      const strange = await callTool(name, { cvr: '12345678', drop: 'table' });
      expect(strange.body).toMatchObject({ result: { isError: true } });
    }
  });

  it('tell that more people are called so than are counted', async () => {
    const found = {
      items: [],
      total: 500,
      organisations: 0,
      hasMore: true,
      page: 1,
      totalPages: 25,
    };
    searchPeople.mockResolvedValueOnce(found);
    expect(await callTool('search_people', { name: 'jensen' })).toMatchObject({
      body: { result: { structuredContent: { total: 500, moreThanTotal: true, totalPages: 25 } } },
    });
  });

  it.each(['DK12345678', 'cvr 12 34 56 78', 12_345_678])(
    'take %j for a CVR number',
    async (cvr) => {
      getCompany.mockRejectedValueOnce(new AppError('not_found', 'There is no company.'));
      await callTool('get_company', { cvr });
      expect(getCompany).toHaveBeenCalledWith('12345678');
    },
  );

  it('tell what is not there; what breaks is an error of ours', async () => {
    getCompany.mockRejectedValueOnce(new AppError('not_found', 'There is no company.'));
    expect((await callTool('get_company', { cvr: '12345678' })).body).toMatchObject({
      result: { isError: true, content: [{ text: 'There is no company.' }] },
    });
    getCompany.mockRejectedValueOnce(new Error('broken'));
    await expect(callTool('get_company', { cvr: '12345678' })).rejects.toThrow('broken');
    getCompany.mockRejectedValueOnce(new AppError('unavailable', 'Away.'));
    await expect(callTool('get_company', { cvr: '12345678' })).rejects.toThrow('Away.');
  });

  it('that do not exist are no tools', async () => {
    const { body } = await callTool('drop_company', {});
    expect(body).toMatchObject({
      error: {
        code: -32_602,
        message: expect.stringMatching(/: search_companies, .*get_network\.$/),
      },
    });
    const unnamed = await send(request('tools/call', {}));
    expect(unnamed.body).toMatchObject({ error: { code: -32_602 } });
  });
});

describe('messages', () => {
  it.each([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['an answer', { jsonrpc: '2.0', id: 4, result: {} }],
  ])('%s is accepted without an answer', async (_, message) => {
    expect(await send(message)).toEqual({ status: 202, body: null });
  });

  it.each([
    [null],
    ['ping'],
    [{ id: 1, method: 'ping' }],
    [{ ...request('ping'), id: null }],
    [{ jsonrpc: '2.0' }],
    [{ jsonrpc: '2.0', id: 1 }],
  ])('%j is none', async (message) => {
    const { status, body } = await send(message);
    expect([status, body]).toMatchObject([400, { id: null, error: { code: -32_600 } }]);
  });

  it('of methods that are unknown are answered so', async () => {
    const { status, body } = await send(request('resources/list'));
    expect([status, body]).toMatchObject([200, { id: 1, error: { code: -32_601 } }]);
  });

  it('come several at once in the one version that has it, each counted', async () => {
    const several = [
      request('ping', undefined, 1),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      request('nothing', undefined, 2),
    ];
    for (const version of [null, '2025-03-26']) {
      const { status, body } = await send(several, version);
      expect([status, body]).toMatchObject([200, [{ id: 1 }, { id: 2, error: {} }]]);
    }
    expect(countCall).toHaveBeenCalledTimes(4);
    expect((await send(several, V)).status).toBe(400);
    expect((await send([], null)).status).toBe(400);
    expect((await send(Array(21).fill(several[0]), null)).status).toBe(400);
    expect(await send([several[1]], null)).toEqual({ status: 202, body: null });
  });

  it('begin with one that agrees on the version, and comes alone', async () => {
    const { status, body } = await send([request('initialize'), request('ping')], null);
    expect([status, body]).toMatchObject([400, { id: null, error: { code: -32_600 } }]);
  });
});
