import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures';
import { IMPORTED } from '../support/imported';
import { type ModelServer, startModelServer } from '../support/model-server';
import { createPerson, deletePerson, type Person } from '../support/people';
import { protectedPages } from '../support/protected-pages';
import { rawRequest } from '../support/raw-request';

const QUESTION = `Who is the CEO of ${IMPORTED.name}?`;
const path = '/api/spell/v1/llm';

const ask = (api: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
  api.post(path, { data, headers });

/** The lines of a streamed answer, each when it arrives. */
async function* linesOf(url: string, { id, token }: Person, query: string) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'x-auth-token': token,
      accept: 'application/x-ndjson',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query, user_id: id }),
  });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(response.headers.get('cache-control')).toContain('no-store');
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    const lines = `${rest}${decoder.decode(piece, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
  expect(rest).toBe('');
}

test('an answer as JSON, what is left, and the history of its asker', async ({ api, person }) => {
  const answered = await ask(api, { query: QUESTION, user_id: person.id });
  expect(answered.status()).toBe(200);
  const { status, data, remaining } = await answered.json();
  expect([status, remaining]).toEqual([200, 9]);
  expect(data).toContain('Karla Vestergaard');
  const history = `/api/spell/v1/chat_history/${person.id}`;
  const kept = await (await api.get(history)).json();
  expect(kept).toEqual({
    status: 200,
    data: [{ user: QUESTION, ai: data, createdAt: expect.any(String) }],
    remaining: 9,
  });
  expect(await (await api.delete(history)).json()).toEqual({ status: 200 });
  expect((await (await api.get(history)).json()).data).toEqual([]);
});

test('its button is on every page behind a sign-in', async () => {
  const admin = await createPerson('ADMIN');
  for (const [folder, { address, prepare }] of Object.entries(protectedPages)) {
    await prepare?.(admin);
    const headers = { cookie: `veminto.session=${admin.token}`, 'accept-encoding': 'identity' };
    const { body } = await rawRequest(address(admin), { headers });
    expect([folder, body.includes('Ask the assistant')]).toEqual([folder, true]);
  }
  await deletePerson(admin);
});

test('this company is the one whose page is open', async ({ api, person }) => {
  const page = { kind: 'company', key: IMPORTED.key };
  const answered = await ask(api, { query: 'Who is its CEO?', user_id: person.id, page });
  expect((await answered.json()).data).toContain('Karla Vestergaard');
});

test('the eleventh question of a month is refused', async ({ api, person }) => {
  const question = { query: QUESTION, user_id: person.id };
  for (let nth = 0; nth < 10; nth += 1) expect((await ask(api, question)).status()).toBe(200);
  const refused = await ask(api, question, { accept: 'application/x-ndjson' });
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    {
      error: 'Upgrade your plan, your free chatbot qouta is over.',
      code: 'quota_exceeded',
    },
  ]);
});

test('bad questions are refused and not counted', async ({ api, anonymous, person }) => {
  const refused = async (data: unknown) => {
    const answer = await ask(api, data);
    return [answer.status(), (await answer.json()).error];
  };
  const empty = [422, 'Write a question.'];
  expect(await refused({ query: '', user_id: person.id })).toEqual(empty);
  expect(await refused({ query: ' \n\u0000 ', user_id: person.id })).toEqual(empty);
  expect(await refused({ user_id: person.id })).toEqual(empty);
  const long = [422, 'A question has at most 2000 characters.'];
  expect(await refused({ query: 'a'.repeat(2_001), user_id: person.id })).toEqual(long);
  expect(await refused({ query: 'a'.repeat(20_000), user_id: person.id })).toEqual(long);
  const foreign = { query: QUESTION, user_id: '00000000-0000-4000-8000-00000000000f' };
  expect(await refused(foreign)).toEqual([403, 'This is the account of somebody else.']);
  const page = { kind: 'elsewhere' };
  expect((await refused({ query: QUESTION, user_id: person.id, page }))[0]).toBe(422);
  expect((await ask(anonymous, { query: QUESTION })).status()).toBe(401);
  const { remaining } = await (await api.get(`/api/spell/v1/chat_history/${person.id}`)).json();
  expect(remaining).toBe(10);
});

test.describe('with a model', () => {
  let server: ModelServer;

  test.beforeAll(async () => {
    server = await startModelServer();
  });
  test.afterAll(() => server.stop());

  test('words reach the browser while the model still speaks', async ({ person }) => {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.provider.script = () => ({
      say: (async function* () {
        yield 'The first words ';
        await gate;
        yield 'and the last.';
      })(),
    });
    const events: { type: string; text?: string }[] = [];
    for await (const event of linesOf(server.url, person, 'Slowly?')) {
      events.push(event);
      goOn();
    }
    expect(events).toEqual([
      { type: 'text', text: 'The first words ' },
      { type: 'text', text: 'and the ' },
      { type: 'text', text: 'last.' },
      { type: 'done', by: 'model', remaining: 9 },
    ]);
  });

  test('when it fails, the reader answers and nothing is counted', async ({ person }) => {
    server.provider.script = () => ({ fault: 500 });
    let text = '';
    let end: unknown;
    for await (const event of linesOf(server.url, person, QUESTION)) {
      if (event.type === 'text') text += event.text;
      end = event;
    }
    expect(text).toContain('answered by the built-in reader, and not counted');
    expect(text).toContain('Karla Vestergaard');
    expect(end).toEqual({ type: 'done', by: 'reader', remaining: 10 });
  });
});
