import { randomUUID } from 'node:crypto';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startResend } from '../doubles/resend';
import { bundled } from '../support/bundled';
import { OUTSIDE_NEXT, startProgram } from '../support/child-program';
import { registerDatabase } from '../support/register-database';
import { uploadForm } from '../support/share-world';

const database = await registerDatabase('killed');
const resend = await startResend();
const program = await bundled('tests/support/killable-app.ts');
afterAll(() => resend.close());

/** The application in a separate process. */
async function startApp() {
  const { said, kill } = await startProgram([...OUTSIDE_NEXT, program], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      APP_URL: 'http://localhost',
      NODE_NO_WARNINGS: '1',
      RESEND_BASE_URL: resend.url,
      RESEND_API_KEY: resend.key,
      // All requests come from one address.
      RATE_LIMIT_FACTOR: '10',
    },
  });
  onTestFinished(async () => {
    await kill();
  });
  return { url: `http://127.0.0.1:${said[0]}`, kill };
}

async function createPerson() {
  const [row] = await database.rows(
    `WITH person AS (INSERT INTO users (email, first_name, last_name, email_verified_at)
       VALUES ('${randomUUID()}@people.example', 'Ida', 'Holm', now()) RETURNING id)
     INSERT INTO sessions (user_id, expires_at)
     SELECT id, now() + interval '1 day' FROM person RETURNING id, user_id`,
  );
  const { sealSession } = await import('@/lib/auth/token');
  return { id: String(row?.user_id), token: await sealSession(String(row?.id)) };
}

type Call = { path: string; token: string; body: () => FormData | string };

/** The status, or 0 without an answer. */
async function ask(url: string, { path, token, body }: Call): Promise<number> {
  const sent = body();
  const headers = new Headers({ 'x-auth-token': token });
  if (typeof sent === 'string') headers.set('content-type', 'application/json');
  return fetch(url + path, { method: 'POST', headers, body: sent }).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => 0,
  );
}

/** So that some calls have not begun when the application is killed, however fast it answers. */
const AT_ONCE = 6;

/** Makes all calls and kills the application after some answers. @returns statuses by call. */
async function askAndKill(calls: Call[], answers: number): Promise<number[]> {
  const app = await startApp();
  const statuses: number[] = [];
  const left = [...calls.entries()];
  let answered = 0;
  const askOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, call] = next;
      statuses[place] = await ask(app.url, call);
      answered += 1;
      if (answered === answers) await app.kill();
    }
  };
  await Promise.all(several(AT_ONCE, askOn));
  return statuses;
}

/** A killed server's jobs count as abandoned after a minute, which is not waited for here. */
const hurry = () =>
  database.rows(`UPDATE pgboss.job SET start_after = now(),
    started_on = CASE WHEN state = 'active' THEN now() - interval '2 minutes' ELSE started_on END
    WHERE state < 'completed'`);

const several = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

test('kill -9 while files are shared: what was acknowledged is sent, and nothing twice', async () => {
  const senders = await Promise.all(several(4, createPerson));
  // More at once would be refused while the file-checking thread starts.
  const addresses = several(20, () => `${randomUUID()}@friends.example`);
  const calls = addresses.map((toEmail, place): Call => {
    const requestKey = randomUUID();
    const token = senders[place % senders.length]?.token ?? '';
    const body = () => uploadForm({ toEmail, requestKey });
    return { path: '/api/saved/upload', token, body };
  });
  resend.faults.push('lost', 500, 'lost', 'cut');
  const first = await askAndKill(calls, 9);
  expect(first.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9);
  expect(first).toContain(0);

  // The second dies in the middle of sending, partly before receiving the answer.
  await hurry();
  const second = await startApp();
  const before = resend.keys.length;
  resend.faults.push('lost', 'hang');
  await vi.waitFor(() => expect(resend.keys.length).toBeGreaterThan(before + 1), 30_000);
  await second.kill();

  await hurry();
  const third = await startApp();
  // Clients without an answer retry with the same key; one with an answer does so too.
  const again = calls.filter((_, place) => first[place] !== 200 || place % 5 === 0);
  for (const call of again) expect(await ask(third.url, call)).toBe(200);
  await vi.waitFor(
    async () => {
      await database.rows(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
      const waiting = await database.rows(`SELECT FROM shares WHERE status <> 'SENT'`);
      expect(waiting).toEqual([]);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(resend.sent.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  const shares = await database.rows('SELECT content, to_email FROM shares');
  expect(shares).toEqual(addresses.map(() => ({ content: null, to_email: null })));
}, 180_000);

test('kill -9 while companies are saved: what was acknowledged is on the list, once', async () => {
  const { id, token } = await createPerson();
  const keys = several(40, (place) => String(10_000_000 + place));
  await database.rows(`INSERT INTO companies (key, name, status, digest) VALUES
    ${keys.map((key) => `('${key}', 'Company ${key}', 'ACTIVE', 'x')`).join(', ')}`);
  const calls = keys.map(
    (the_key): Call => ({
      path: '/api/saved/add',
      token,
      body: () => JSON.stringify({ Data: { the_key } }),
    }),
  );
  const first = await askAndKill(calls, 9);
  const acknowledged = keys.filter((_, place) => first[place] === 201);
  expect(acknowledged.length).toBeGreaterThanOrEqual(9);
  expect(first).toContain(0);
  const saved = async (table: string) =>
    (
      await database.rows(
        `SELECT company_key AS key FROM ${table} WHERE user_id = '${id}' ORDER BY company_key`,
      )
    ).map(({ key }) => key);
  expect(await saved('saved_companies')).toEqual(expect.arrayContaining(acknowledged));
  expect(await saved('notifications'), 'entry and notice, or neither').toEqual(
    await saved('saved_companies'),
  );

  const app = await startApp();
  const open = calls.filter((_, place) => first[place] !== 201);
  for (const call of open) expect([201, 409]).toContain(await ask(app.url, call));
  expect(await saved('saved_companies')).toEqual(keys);
  expect(await saved('notifications')).toEqual(keys);
}, 120_000);
