import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { queryNumber } from '@/lib/query-number';
import { Prisma } from '@/prisma/client/client';

vi.stubEnv('APP_URL', 'http://veminto.example');

const person = {
  id: 'u1',
  sessionId: 's1',
  email: 'ida@veminto.example',
  firstName: 'Ida',
  lastName: 'Holm',
  role: 'USER',
  isSubscriber: false,
};
const findRequestUser = vi.fn();
vi.mock('@/lib/auth/session', () => ({ findRequestUser }));
const throttle = vi.fn();
vi.mock('@/lib/throttle', async (original) => ({ ...(await original<object>()), throttle }));

const { AppError } = await import('@/lib/errors');
const { log } = await import('@/lib/log');
const { requireScope } = await import('./key-access');
const { withAdmin, withPublic, withUser } = await import('./wrappers');

const context = { params: Promise.resolve({}) };
const address = 'http://localhost/api/thing';

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
  });
}

const echo = withUser(
  { body: z.strictObject({ name: z.string().min(3, 'Too short') }) },
  async ({ user, body }) => ({ id: user.id, name: body.name }),
);

beforeEach(() => {
  findRequestUser.mockReset();
  findRequestUser.mockResolvedValue(person);
  throttle.mockReset();
  throttle.mockResolvedValue({ passed: true, limit: 120, left: 119, seconds: 60 });
});

describe('who may call', () => {
  it('answers 401 without a session', async () => {
    findRequestUser.mockResolvedValue(null);
    const response = await echo(post('{"name":"Anna"}'), context);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Sign in to continue.', code: 'unauthorized' });
  });

  const asked = 'Bearer realm="veminto"';
  const invalid = `${asked}, error="invalid_token"`;
  it.each([
    ['nothing', {}, asked],
    ['a cookie', { cookie: 'veminto.session=x' }, asked],
    ['a password', { authorization: 'Basic x' }, asked],
    ['a token of ours', { 'x-auth-token': 'x' }, invalid],
    ['a bearer token', { authorization: 'bearer x' }, invalid],
  ])('a 401 says how to sign in to who sent %s', async (_, headers, said) => {
    findRequestUser.mockResolvedValue(null);
    const { status, headers: answered } = await echo(new Request(address, { headers }), context);
    expect([status, answered.get('www-authenticate')]).toEqual([401, said]);
  });

  it('says so where the handler itself refuses, and in no other refusal', async () => {
    const refuse = (code: 'unauthorized' | 'forbidden') =>
      withPublic({}, async () => {
        throw new AppError(code, 'No.');
      })(new Request(address, { headers: { 'x-auth-token': 'x' } }), context);
    expect((await refuse('unauthorized')).headers.get('www-authenticate')).toBe(asked);
    expect((await refuse('forbidden')).headers.has('www-authenticate')).toBe(false);
  });

  /** A request whose body ends when `end` is called, as many seconds later. */
  function slowPost(text: string, type: string) {
    let end = (_seconds: number) => {};
    const body = new ReadableStream({
      start: (controller) => {
        end = (seconds) => {
          vi.advanceTimersByTime(seconds * 1_000);
          controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        };
      },
    });
    const headers = { 'content-type': type, host: 'localhost' };
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    };
    return { request: new Request(address, init), end: (seconds: number) => end(seconds) };
  }

  const named = z.strictObject({ name: z.string() });
  const sent = [
    {
      what: 'a body',
      type: 'application/json',
      text: '{"name":"Anna"}',
      routeOf: (handle: () => Promise<string>) => withAdmin({ body: named }, handle),
    },
    {
      what: 'a form',
      type: 'multipart/form-data; boundary=line',
      text: '--line\r\ncontent-disposition: form-data; name="name"\r\n\r\nAnna\r\n--line--\r\n',
      routeOf: (handle: () => Promise<string>) =>
        withAdmin({ form: { schema: named, maxFileBytes: 0 } }, handle),
    },
  ];
  const meanwhile = [
    ['who is signed out', null, 401],
    ['who is an administrator no more', { ...person, role: 'USER' }, 403],
    ['nobody else', { ...person, role: 'ADMIN' }, 200],
  ] as const;
  describe.each(sent)('while $what arrives', ({ type, text, routeOf }) => {
    it.each(meanwhile)('refuses %s', async (_, then, status) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const handle = vi.fn(async () => 'done');
      findRequestUser.mockResolvedValue(then).mockResolvedValueOnce({ ...person, role: 'ADMIN' });
      const { request, end } = slowPost(text, type);
      const answer = routeOf(handle)(request, context);
      await vi.waitFor(() => expect(throttle).toHaveBeenCalledOnce(), 10_000);
      end(2);
      expect((await answer).status).toBe(status);
      expect(handle).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
      vi.useRealTimers();
    });
  });

  it('gives the handler the fields of a form, and says in its own words what is too large', async () => {
    const form = { schema: named, maxFileBytes: 0, tooLarge: 'Too heavy.' };
    const route = withUser({ form }, async ({ form: { name } }) => name);
    const send = (name: string) => {
      const body = new FormData();
      body.set('name', name);
      return route(new Request(address, { method: 'POST', body }), context);
    };
    expect(await (await send('Anna')).json()).toBe('Anna');
    const refused = await send('a'.repeat(70_000));
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: 'Too heavy.', code: 'too_large' },
    ]);
  });

  it('looks the session up once when all arrives at once', async () => {
    expect((await echo(post('{"name":"Anna"}'), context)).status).toBe(200);
    expect(findRequestUser).toHaveBeenCalledOnce();
  });

  const gone = new Prisma.PrismaClientKnownRequestError('It failed.', {
    code: 'P2003',
    clientVersion: '7',
  });
  it.each([
    ['answers 401 when the account goes meanwhile', null, gone, 401],
    ['answers 500 when something else is gone', person, gone, 500],
    ['answers 500 to any other failure', null, new Error('Broken.'), 500],
  ])('%s', async (_, then, error, status) => {
    findRequestUser.mockResolvedValue(then).mockResolvedValueOnce(person);
    const route = withUser({}, () => Promise.reject(error));
    expect((await route(new Request(address), context)).status).toBe(status);
  });

  it('answers 403 to people who are no administrators', async () => {
    const route = withAdmin({}, async () => 'secret');
    expect((await route(new Request(address), context)).status).toBe(403);
    findRequestUser.mockResolvedValue({ ...person, role: 'ADMIN' });
    expect(await (await route(new Request(address), context)).json()).toBe('secret');
  });

  it('asks nobody for a session on a public address', async () => {
    const route = withPublic({}, async ({ user }) => ({ user }));
    expect(await (await route(new Request(address), context)).json()).toEqual({ user: null });
    expect(findRequestUser).not.toHaveBeenCalled();
  });
});

it('HEAD ends what the body would be read from', async () => {
  const cancel = vi.fn();
  const route = withPublic({}, async () => {
    const body = new ReadableStream({ cancel });
    return new Response(body, { headers: { 'content-length': '7' } });
  });
  const answer = await route(new Request(address, { method: 'HEAD' }), context);
  expect([answer.status, answer.headers.get('content-length'), answer.body]).toEqual([
    200,
    '7',
    null,
  ]);
  expect(cancel).toHaveBeenCalledOnce();
});

describe('with an API key', () => {
  const withKey = (...keyScopes: string[]) =>
    findRequestUser.mockResolvedValue({ ...person, keyScopes });
  const get = new Request(address);
  const change = () => new Request(address, { method: 'DELETE' });

  it('a key that reads gets what is read and nothing else', async () => {
    withKey('read');
    const route = withUser({}, async () => 'done');
    expect((await route(get, context)).status).toBe(200);
    const refused = await route(change(), context);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: 'This API key lacks the scope "write".', code: 'forbidden' },
    ]);
    const search = withUser({ reads: true }, async () => 'found');
    const asked = new Request(address, { method: 'POST' });
    expect((await search(asked, context)).status).toBe(200);
  });

  it('a call that spends something takes the scope write, whatever its method', async () => {
    const route = withUser({ reads: true }, async ({ user }) => {
      requireScope(user, 'write');
      return 'spent';
    });
    withKey('read');
    expect((await route(get, context)).status).toBe(403);
    withKey('read', 'write');
    expect((await route(get, context)).status).toBe(200);
    findRequestUser.mockResolvedValue(person);
    expect((await route(get, context)).status).toBe(200);
  });

  it('a key that writes may do both', async () => {
    withKey('read', 'write');
    const route = withUser({}, async () => 'done');
    expect((await route(get, context)).status).toBe(200);
    expect((await route(change(), context)).status).toBe(200);
  });

  it('no key gets to accounts or does what administrators do', async () => {
    findRequestUser.mockResolvedValue({ ...person, role: 'ADMIN', keyScopes: ['read', 'write'] });
    const routes = [withUser({ sessionOnly: true }, async () => 1), withAdmin({}, async () => 1)];
    for (const route of routes) {
      const refused = await route(get, context);
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { error: 'This takes a session: no API key may do it.', code: 'forbidden' },
      ]);
    }
    expect(throttle).not.toHaveBeenCalled();
  });

  it('works on six calls of an account at once, and beside them on those of others', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const begun: string[] = [];
    const slow = withUser({}, async ({ user }) => {
      begun.push(user.id);
      await gate;
      return user.id;
    });
    const ask = () => slow(new Request(address), context);
    const own = Array.from({ length: 8 }, ask);
    await expect.poll(() => begun.length).toBe(6);
    findRequestUser.mockResolvedValue({ ...person, id: 'u2' });
    const others = ask();
    await expect.poll(() => begun.slice(6)).toEqual(['u2']);
    open();
    const answers = await Promise.all([...own, others]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
  });
});

describe('how often', () => {
  it('counts the calls of a session and says what is left', async () => {
    const response = await echo(post('{"name":"Anna"}'), context);
    expect(throttle).toHaveBeenCalledExactlyOnceWith('api', { account: 's1' });
    expect(response.headers.get('ratelimit-limit')).toBe('120');
    expect(response.headers.get('ratelimit-remaining')).toBe('119');
    expect(response.headers.get('ratelimit-reset')).toBe('60');
  });

  it('counts before it reads what is sent', async () => {
    throttle.mockRejectedValue(new AppError('too_many_requests', 'Later.', { retryAfter: 9 }));
    const response = await echo(post('{"name"'), context);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '9']);
  });

  it('does not count what says so, nor callers without a session', async () => {
    const open = withPublic({}, async () => 'x');
    const picture = withUser({ uncounted: true }, async () => 'x');
    for (const route of [open, picture]) {
      const response = await route(new Request(address), context);
      expect([response.status, response.headers.has('ratelimit-limit')]).toEqual([200, false]);
    }
    expect(throttle).not.toHaveBeenCalled();
  });
});

describe('where a change comes from', () => {
  const body = '{"name":"Anna"}';
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a frame that is shut off', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['an opaque origin of no site', { origin: 'null', 'sec-fetch-site': 'none' }, 403],
    ['our page that names no address', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    [
      'our page, by its site',
      { 'sec-fetch-site': 'same-origin', cookie: 'veminto.session=x' },
      200,
    ],
    ['a cookie without an origin', { cookie: 'veminto.session=x' }, 403],
    ['a cookie beside an empty token', { cookie: 'veminto.session=x', 'x-auth-token': '' }, 403],
    ['a page of APP_URL, through a proxy', { origin: 'http://veminto.example' }, 200],
    ['the same by another scheme', { origin: 'https://veminto.example' }, 403],
    ['our own page', { origin: 'http://localhost', cookie: 'veminto.session=x' }, 200],
    ['an API client', { 'x-auth-token': 'x' }, 200],
    ['an agent', { authorization: 'Bearer x' }, 200],
    ['an agent beside a cookie', { cookie: 'veminto.session=x', authorization: 'Bearer x' }, 200],
    ['a cookie beside no token', { cookie: 'veminto.session=x', authorization: 'Bearer' }, 403],
    ['a cookie beside a password', { cookie: 'veminto.session=x', authorization: 'Basic x' }, 403],
    [
      'an agent of another site',
      { authorization: 'Bearer x', origin: 'https://evil.example' },
      403,
    ],
  ])('%s', async (_, headers, status) => {
    expect((await echo(post(body, headers), context)).status).toBe(status);
  });
});

describe('what is sent', () => {
  it.each([
    ['broken JSON', post('{"name"'), 400, 'bad_request'],
    ['no JSON', post('name=Anna', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [
      'a patch in JSON',
      post('{"name":"Anna"}', { 'content-type': 'application/json-patch+json' }),
      ...[415, 'unsupported_media_type'],
    ],
    [
      'what is compressed',
      post('{"name":"Anna"}', { 'content-encoding': 'gzip' }),
      ...[415, 'unsupported_media_type'],
    ],
    ['another encoding', post(Buffer.from('{"name":"Ærø"}', 'latin1')), 400, 'bad_request'],
    ['too much', post(`{"name":"${'a'.repeat(110_000)}"}`), 413, 'too_large'],
    ['an unknown field', post('{"name":"Anna","role":"ADMIN"}'), 422, 'invalid_input'],
  ])('refuses %s', async (_, request, status, code) => {
    const response = await echo(request, context);
    expect(response.status).toBe(status);
    expect((await response.json()).code).toBe(code);
  });

  it.each([
    ['a mark of the order of bytes', Buffer.from('\uFEFF{"name":"Ærø"}')],
    ['a charset that is not so', '{"name":"Ærø"}', 'application/json;charset=iso-8859-1'],
    ['a space', '{"name":"Ærø"}', 'application/json ; charset=utf-8'],
  ])('takes JSON in UTF-8 with %s', async (_, body, type = 'application/json') => {
    const response = await echo(post(body, { 'content-type': type }), context);
    expect(await response.json()).toMatchObject({ name: 'Ærø' });
  });

  it('refuses an address in another encoding, and takes what looks like one', async () => {
    const route = withPublic({ query: z.object({ a: z.string() }) }, async ({ query }) => query);
    const ask = async (query: string) =>
      (await route(new Request(`${address}?${query}`), context)).json();
    const sentence = 'The address is not written in UTF-8.';
    expect(await ask('a=M%F8ller')).toEqual({
      error: sentence,
      code: 'invalid_input',
      fields: { a: sentence },
    });
    for (const a of ['Møller', '50%', 'gone: \uFFFD']) {
      expect(await ask(new URLSearchParams({ a }).toString())).toEqual({ a });
    }
    expect(await ask('a=50%')).toEqual({ a: '50%' });
  });

  it('names the wrong field', async () => {
    const response = await echo(post('{"name":"A"}'), context);
    expect(await response.json()).toEqual({
      error: 'Too short',
      code: 'invalid_input',
      fields: { name: 'Too short' },
    });
  });

  it('names the values that are allowed, unless the sentence does', async () => {
    const language = z.enum(['en', 'da'], 'There is no such language.').optional();
    const kind = z.enum(['page', 'all'], 'The kind is page or all').optional();
    const order = z.enum(['', 'name-asc', 'name-desc']).optional();
    const route = withPublic({ query: z.object({ language, kind, order }) }, async () => null);
    const refused = async (query: string) =>
      (await route(new Request(`${address}?${query}`), context)).json();
    const sentence = 'There is no such language. Allowed: en, da.';
    expect(await refused('language=xx&kind=x')).toEqual({
      error: sentence,
      code: 'invalid_input',
      fields: { language: sentence, kind: 'The kind is page or all' },
    });
    expect((await refused('order=size')).error).toContain('"name-asc"');
  });

  it('takes what is repeated as a list, and the same twice as one', async () => {
    const given = z.union([z.string(), z.array(z.string())]);
    const route = withPublic(
      { query: z.object({ a: given, b: given }) },
      async ({ query }) => query,
    );
    const response = await route(new Request(`${address}?a=1&a=2&b=3&b=3`), context);
    expect(await response.json()).toEqual({ a: ['1', '2'], b: '3' });
  });

  it('refuses what is repeated where there is one value', async () => {
    const query = z.object({
      name: z.string().optional(),
      page: queryNumber({ most: 9, otherwise: 1 }),
    });
    const route = withPublic({ query }, async ({ query }) => query);
    for (const name of ['name', 'page']) {
      const response = await route(new Request(`${address}?${name}=1&${name}=2`), context);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { [name]: 'Give it only once' } });
    }
  });

  it('refuses a parameter that a strict schema does not have', async () => {
    const named = z.strictObject({ name: z.string().optional() });
    const whole = named.refine(() => true).transform(({ name }) => name);
    const handle = async () => 'done';
    const asked = async (route: typeof echo, name: string) => {
      const response = await route(new Request(`${address}?${name}=1`), context);
      return [response.status, (await response.json()).fields];
    };
    for (const name of ['nmae', 'constructor', 'x'.repeat(40)]) {
      const refused = { [name]: `"${name}" is unknown here` };
      expect(await asked(withUser({ query: whole }, handle), name)).toEqual([422, refused]);
    }
    expect(await asked(withUser({ query: whole }, handle), 'name')).toEqual([200, undefined]);
    // Where there is none to misspell, or names are read otherwise, such as filters.
    expect(await asked(withUser({}, handle), 'nmae')).toEqual([200, undefined]);
    const loose = withUser({ query: z.looseObject({}) }, handle);
    expect(await asked(loose, 'region')).toEqual([200, undefined]);
    expect(await asked(withPublic({}, handle), 'authuser')).toEqual([200, undefined]);
  });

  it('answers 404 to a path with a name that nothing can have', async () => {
    const params = z.object({ id: z.uuid('Not the id of a file') });
    const route = withUser({ params, body: z.strictObject({}) }, async () => null);
    const response = await route(post('{"what":"else"}'), { params: Promise.resolve({ id: '7' }) });
    const said = { error: 'Not the id of a file', code: 'not_found' };
    expect([response.status, await response.json()]).toEqual([404, said]);
  });

  it('parses query and path parameters', async () => {
    const route = withPublic(
      { query: z.object({ page: z.coerce.number() }), params: z.object({ id: z.string() }) },
      async ({ query, params }) => ({ ...query, ...params }),
    );
    const request = new Request(`${address}?page=3`);
    const response = await route(request, { params: Promise.resolve({ id: 'x' }) });
    expect(await response.json()).toEqual({ page: 3, id: 'x' });
  });
});

describe('what is answered', () => {
  it('is never cached and carries a request id', async () => {
    const response = await echo(post('{"name":"Anna"}'), context);
    expect(await response.json()).toEqual({ id: 'u1', name: 'Anna' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says known errors and hides unknown ones', async () => {
    const known = withPublic({}, async () => {
      throw new AppError('too_many_requests', 'Slow down.', { retryAfter: 30 });
    });
    const answer = await known(new Request(address), context);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');

    const unknown = withPublic({}, async () => {
      throw new Error('password=hunter2');
    });
    const failure = await unknown(new Request(address), context);
    expect(failure.status).toBe(500);
    const body = await failure.json();
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(body.requestId).toBe(failure.headers.get('x-request-id'));
  });

  it('logs which call failed, without the values of its address', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const failing = withPublic({}, async () => {
      throw new Error('odd');
    });
    const request = new Request('http://localhost/api/thing/secret-7?q=Ida', { method: 'DELETE' });
    const failure = await failing(request, { params: Promise.resolve({ token: 'secret-7' }) });
    const requestId = failure.headers.get('x-request-id');
    const call = { requestId, method: 'DELETE', route: '/api/thing/[token]', code: 'internal' };
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(call),
      expect.any(String),
    );
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/secret-7|Ida/);
  });

  it('answers 503 while the database is away', async () => {
    const route = withPublic({}, async () => {
      throw new Error('connect ECONNREFUSED 127.0.0.1:5432');
    });
    const response = await route(new Request(address), context);
    expect(response.status).toBe(503);
    expect((await response.json()).code).toBe('unavailable');
  });

  it('does not take a sender that hangs up for a database that is away', async () => {
    findRequestUser.mockResolvedValue(person);
    const body = new ReadableStream({
      pull: () => Promise.reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const headers = { 'content-type': 'application/json', host: 'localhost' };
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    };
    const response = await echo(new Request(address, init), context);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The request was cut off. Send it again.', code: 'bad_request' },
    ]);
  });

  it('answers 503 when the database gave up a statement, and says when to ask again', async () => {
    const route = withPublic({}, async () => {
      throw Object.assign(new Error('canceling statement due to statement timeout'), {
        code: '57014',
      });
    });
    const response = await route(new Request(address), context);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
