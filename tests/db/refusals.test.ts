import path from 'node:path';
import { expect, test } from 'vitest';
import type { Operation } from '@/lib/openapi/types';
import { grantOf, openIdVariables, startOpenId } from '../doubles/openid';
import { addExport } from '../support/account-rows';
import { answersWorld, KNOWN, UNKNOWN } from '../support/answers-world';
import { somebody } from '../support/provider-world';

// The API description lists every refusal that a handler makes; these tests provoke each one.

const providers = await startOpenId();
Object.assign(process.env, openIdVariables(providers.url));
const world = await answersWorld('refusals');

/** An operation's answers according to the description. */
async function toldOf(method: string, route: string): Promise<Operation['responses']> {
  const { ROUTES } = await import(/* @vite-ignore */ path.resolve('app/api/_routes.ts'));
  const { makeDocument } = await import('@/lib/openapi/document');
  // Only this route, because loading all of them takes long.
  const { paths } = await makeDocument({ [route]: ROUTES[route] });
  return Object.values(paths)[0]?.[method.toLowerCase()]?.responses ?? {};
}

type Asked = Parameters<typeof world.ask>;

/** Sends a request that is refused with a status, and looks it up in the description. */
async function refused(status: number, ...[method, route, given]: Asked) {
  const answer = await world.ask(method, route, given);
  const name = `${method} ${route}`;
  expect([name, answer.status]).toEqual([name, status]);
  const told = Object.keys(await toldOf(method, route));
  expect([name, told]).toEqual([name, expect.arrayContaining([String(status)])]);
  return answer;
}

const ZERO = '00000000-0000-4000-8000-000000000000';
const save = { Data: { the_key: KNOWN } };
const found = { kind: 'discover', query: 'search=Prøve' };
const others = { query: '', expected: 99 };

test('about companies that are not there', async () => {
  const { headers } = await world.person();
  const body = { the_key: UNKNOWN };
  await refused(404, 'POST', 'veminto/singledata', { body, headers });
  await refused(404, 'POST', 'veminto/logo', { body, headers });
  await refused(404, 'POST', 'saved/add', { body: { Data: body }, headers });
});

test('about what is saved already, or was changed meanwhile', async () => {
  const { id: userId, headers, get } = await world.person();
  const { id } = await get('POST', 'saved/add', save);
  const { data: list } = await get('POST', 'saved/lists', { name: 'Leads' });
  const { data: other } = await get('POST', 'saved/lists', { name: 'Others' });
  const params = { id: list.id };
  await refused(409, 'POST', 'saved/add', { body: save, headers });
  await refused(404, 'POST', 'saved/found', { body: { ...found, list: ZERO }, headers });
  const imported = { cvrs: [KNOWN], list: ZERO };
  await refused(404, 'POST', 'saved/import/entries', { body: imported, headers });
  await refused(409, 'POST', 'saved/lists', { body: { name: 'Leads' }, headers });
  const renamed = { body: { name: 'Leads' }, params: { id: other.id }, headers };
  await refused(409, 'PATCH', 'saved/lists/[id]', renamed);
  await refused(409, 'PUT', 'saved/lists/[id]/entries', { body: others, params, headers });
  await refused(409, 'DELETE', 'saved/lists/[id]/entries', { body: others, params, headers });
  await refused(409, 'DELETE', 'saved/deletemultiple', { body: others, headers });
  await refused(409, 'PUT', 'saved/tags', { body: { ...others, add: ['lead'] }, headers });
  const note = { note: 'Call', before: { note: 'Something else' } };
  await refused(409, 'PATCH', 'saved/entries/[id]', { body: note, params: { id }, headers });

  const search = { name: 'All', kind: 'segment', query: 'region=Nordjylland' };
  await get('POST', 'saved/searches', search);
  await refused(409, 'POST', 'saved/searches', { body: search, headers });
  const { data: second } = await get('POST', 'saved/searches', { ...search, name: 'Some' });
  const again = { body: { name: 'All' }, params: { id: second.id }, headers };
  await refused(409, 'PUT', 'saved/searches/[id]', again);

  const waiting = { params: { id: await addExport(userId) }, headers };
  const file = await refused(409, 'GET', 'exports/[id]/file', waiting);
  expect(file.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('about accounts and links', async () => {
  const { email, headers, get } = await world.person();
  const names = { firstname: 'Ida', lastname: 'Holm', password: 'Kornmark#26' };
  await refused(409, 'POST', 'user/signup', { body: { ...names, email } });
  await refused(401, 'POST', 'user/login', { body: { email, password: 'Wrong1!pass' } });
  const { email: fresh } = await world.createAccount(false);
  await refused(403, 'POST', 'user/login', { body: { email: fresh, password: 'Right1!pass' } });
  await refused(400, 'PUT', 'user/verified', { query: `?token=${'x'.repeat(43)}` });
  await refused(404, 'POST', 'user/unsubscribe', { query: '?token=x' });
  const reset = { body: { password: 'Other2!pass' }, params: { token: 'x'.repeat(43) } };
  await refused(404, 'PUT', 'user/reset/[token]', reset);
  const key = { name: 'Script', scopes: ['read'] };
  for (let made = 0; made < 20; made += 1) await get('POST', 'user/keys', key);
  await refused(403, 'POST', 'user/keys', { body: key, headers });
});

test('about who a provider says it is', async () => {
  await refused(401, 'POST', 'user/google', { body: { access_token: 'x' } });
  await refused(401, 'POST', 'user/linkedin', { body: { code: 'x' } });
  const { email } = await world.createAccount(false);
  const grant = () => grantOf(somebody({ email }));
  await refused(409, 'POST', 'user/google', { body: { access_token: grant() } });
  await refused(409, 'POST', 'user/linkedin', { body: { code: grant() } });
});

test('about the last administrator', async () => {
  const { id, email, headers } = await world.person('ADMIN');
  const params = { id };
  const confirmed = { confirmation: email };
  await refused(409, 'PUT', 'user/[id]/role', { body: { role: 'USER' }, params, headers });
  await refused(409, 'DELETE', 'user/[id]', { body: confirmed, params, headers });
  const body = { ...confirmed, password: 'Right1!pass' };
  await refused(409, 'DELETE', 'user/account', { body, headers });
});

test('about plans, and what only others may ask for', async () => {
  const { id, headers, get } = await world.person();
  await refused(409, 'POST', 'veminto/billing-portal', { headers });
  const action = { sessionId: 'cs_test_nothing', action: 'pay' };
  await refused(404, 'POST', 'veminto/test-checkout', { body: action, headers });
  const buying = { userId: id, priceId: 'price_test_monthly' };
  const { id: sessionId } = await get('POST', 'veminto/create-checkout-session', buying);
  await refused(409, 'POST', 'veminto/test-plan', { body: { action: 'cancel' }, headers });
  await get('POST', 'veminto/test-checkout', { sessionId, action: 'pay' });
  const paid = { body: { sessionId, action: 'pay' }, headers };
  await refused(409, 'POST', 'veminto/test-checkout', paid);
  await refused(409, 'POST', 'veminto/create-checkout-session', { body: buying, headers });
  await refused(404, 'GET', 'metrics');
  const elsewhere = { origin: 'https://elsewhere.example' };
  await refused(403, 'POST', 'user/forgot', { body: { email: 'a@b.example' }, headers: elsewhere });
});

test('to agents, in the shape of their protocol', async () => {
  const { headers } = await world.person();
  const { body } = await refused(400, 'POST', 'mcp', { body: '{', headers });
  expect((await toldOf('POST', 'mcp'))[400]).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/RpcError' } } },
  });
  const { rpcErrorSchema } = await import('@/lib/mcp/answers');
  expect(rpcErrorSchema.safeParse(body).error).toBeUndefined();
});
