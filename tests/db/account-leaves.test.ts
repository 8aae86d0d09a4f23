import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answersWorld, KNOWN } from '../support/answers-world';
import { WAITING_FOR_LOCKS } from '../support/database';

const world = await answersWorld('account_leaves');

const names = () => {
  const form = new FormData();
  form.set('firstname', 'Signe');
  return form;
};

const isWaiting = async () => (await world.database.rows(WAITING_FOR_LOCKS)).length > 0;

/** Until the call waits for the account, or has ended without. */
async function untilStuck(call: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  void call.finally(() => {
    hasEnded = true;
  });
  while (!hasEnded && !(await isWaiting())) await sleep(20);
}

test.each<[method: 'POST' | 'PUT', route: string, body: (id: string) => unknown]>([
  ['POST', 'saved/add', () => ({ Data: { the_key: KNOWN } })],
  ['POST', 'saved/lists', () => ({ name: 'Leads' })],
  ['POST', 'saved/import/entries', () => ({ cvrs: [KNOWN] })],
  ['POST', 'saved/searches', () => ({ name: 'All', kind: 'discover', query: 'search=aps' })],
  ['POST', 'company/click', () => ({ kind: 'search', the_key: KNOWN })],
  ['PUT', 'user/edit', names],
  ['PUT', 'user/news', () => ({ muted: ['AUDIT'] })],
  ['POST', 'user/keys', () => ({ name: 'Script', scopes: ['read'] })],
  ['POST', 'user/webhooks', () => ({ url: 'https://crm.example/news' })],
  ['POST', 'spell/v1/llm', (id) => ({ query: 'What can you do?', user_id: id })],
])('%s %s of an account that is deleted meanwhile is refused, and no failure', async (...call) => {
  const [method, route, body] = call;
  const { id, headers } = await world.person();
  await world.database.rows('BEGIN');
  await world.database.rows(`DELETE FROM users WHERE id = '${id}'`);
  const asked = world.ask(method, route, { body: body(id), headers });
  await untilStuck(asked);
  await world.database.rows('COMMIT');
  const { status, body: said } = await asked;
  expect([status, said.error]).toEqual([401, 'Sign in to continue.']);
});
