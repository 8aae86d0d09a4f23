import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { createPerson, deletePerson, type Person } from '../support/people.ts';
import type { Call } from '../support/route-calls/kinds.ts';
import { calls, routesOfApi } from '../support/route-roles.ts';

const routes = routesOfApi();

test('every call of the API is in the list', () => {
  const listed = Object.entries(calls).flatMap(([route, methods]) =>
    Object.keys(methods).map((method) => [route, method]),
  );
  expect(routes.length).toBeGreaterThan(40);
  expect(routes).toEqual(listed.sort());
});

test('what is no call is answered as one that found nothing', async ({ anonymous, api }) => {
  const answer = { error: 'There is no such address.', code: 'not_found' };
  for (const address of ['/api', '/api/nothing', '/api/saved/get/1/2', '/api/company']) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      for (const who of [anonymous, api]) {
        const response = await who.fetch(address, { method });
        expect([address, method, response.status()]).toEqual([address, method, 404]);
        expect(response.headers()).toMatchObject({
          'content-type': 'application/json',
          'cache-control': 'no-store',
        });
        expect(await response.json()).toEqual(answer);
      }
    }
  }
});

test('a method that an address does not take is refused with those that it takes', async ({
  api,
}) => {
  const refused = [
    ['GET', '/api/saved/add', 'POST, OPTIONS'],
    ['DELETE', '/api/user/all', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/company/overview/12345678', 'GET, HEAD, OPTIONS'],
  ] as const;
  for (const [method, address, allow] of refused) {
    const response = await api.fetch(address, { method });
    expect([address, response.status(), response.headers().allow]).toEqual([address, 405, allow]);
    expect(await response.json()).toEqual({
      error: `This address takes other methods: ${allow}.`,
      code: 'method_not_allowed',
    });
  }
});

type Asked = { call: Call; method: string; owner: Person; as?: Person };

async function ask(request: APIRequestContext, { call, method, owner, as }: Asked) {
  const id = (await call.prepare?.(owner)) ?? '';
  const response = await request.fetch(`/api${call.path(owner, id)}`, {
    method,
    maxRedirects: 0,
    headers: as ? { 'x-auth-token': as.token } : {},
    data: call.data?.(owner, id),
    multipart: call.multipart?.(),
  });
  const status = response.status();
  const body = await response.text();
  // A refusal reveals nothing about its subject.
  const leaks = status >= 400 && (body.includes(owner.email) || body.includes(owner.firstName));
  const { 'cache-control': cached, 'www-authenticate': challenge = '' } = response.headers();
  // RFC 9110 requires WWW-Authenticate on every 401, and only there.
  const isTold = challenge.startsWith('Bearer ') === (status === 401);
  return { status, leaks, cached, isTold };
}

for (const [route, method] of routes) {
  const call = calls[route]?.[method];
  test(`${method} /api/${route}`, async ({ anonymous }) => {
    if (!call) throw new Error(`${method} /api/${route} is not in the list of calls.`);
    const [user, other, admin, target] = await Promise.all([
      createPerson(),
      createPerson(),
      createPerson('ADMIN'),
      createPerson(),
    ]);
    const { expected, cached: wanted = 'no-store' } = call;
    const answers = {
      nobody: await ask(anonymous, { call, method, owner: target }),
      ...(expected.stranger !== undefined && {
        stranger: await ask(anonymous, { call, method, owner: other, as: user }),
      }),
      user: await ask(anonymous, { call, method, owner: user, as: user }),
      admin: await ask(anonymous, { call, method, owner: target, as: admin }),
    };
    const statuses = Object.entries(answers).map(([who, { status }]) => [who, status]);
    expect(Object.fromEntries(statuses)).toEqual(expected);
    for (const [who, { leaks, cached, isTold }] of Object.entries(answers)) {
      expect([who, leaks, cached, isTold]).toEqual([who, false, wanted, true]);
    }
    await Promise.all([user, other, admin, target].map(deletePerson));
  });
}
