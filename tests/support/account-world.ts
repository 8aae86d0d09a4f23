import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { afterAll } from 'vitest';
import type { Job } from '@/lib/jobs/types';
import { type RegisterDatabase, registerDatabase } from './register-database';

export const PASSWORD = 'Right1!pass';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

type Ask = {
  body?: unknown;
  query?: string;
  params?: Record<string, string>;
  /** Address of the connection. */
  address?: string;
  headers?: Record<string, string>;
};

type LoginGiven = { password?: string; address?: string; cookie?: string; userAgent?: string };

/** A cookie from a response, in the form in which browsers send it back. */
export function cookieOf({ headers }: { headers: Headers }, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.split(';')[0] ?? '';
}

/**
 * A separate database, the queue that sends its mails, and the API handlers, called as
 * Next calls them, from any address.
 */
export async function accountWorld(
  name: string,
  variables: Record<string, string> = {},
  moreJobs: () => Promise<Job[]> = async () => [],
) {
  const database: RegisterDatabase = await registerDatabase(name);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-accounts-'));
  Object.assign(process.env, {
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1',
    APP_URL: 'http://localhost',
    ...variables,
  });
  const { addressHeader } = await import('@/lib/http/socket-address');
  const { startJobs } = await import('@/lib/jobs');
  const { mail } = await import('@/lib/jobs/mail');
  // Mails are retried at once; tests with other jobs set their own delays.
  const hurried = { ...mail, retries: { ...mail.retries, delaySeconds: 0 } };
  const declared = [hurried, ...(await moreJobs())];
  const queue = await startJobs(declared.map((job) => ({ ...job, pollingSeconds: 0.5 })));

  async function ask(method: Method, route: string, given: Ask = {}) {
    const { body, query = '', params = {}, address = '192.0.2.1', headers = {} } = given;
    const module = await import(/* @vite-ignore */ path.resolve('app/api', route, 'route.ts'));
    const handler = module[method] as Handler;
    const request = new Request(`http://localhost/api/${route}${query}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        [addressHeader()]: address,
        ...headers,
      },
      body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
    });
    const response = await handler(request, { params: Promise.resolve(params) });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  }

  const first = async (sql: string) => (await database.rows(sql))[0];

  // Hashing is slow on purpose, and checked by what the hash says of itself.
  const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

  /** A new account, with a verified address by default. */
  async function createAccount(verified = true): Promise<{ id: string; email: string }> {
    const email = `${randomUUID()}@people.example`;
    const row = await first(
      `INSERT INTO users (email, first_name, last_name, password_hash, email_verified_at)
       VALUES ('${email}', 'Ida', 'Holm', '${passwordHash}',
         ${verified ? 'now()' : 'null'}) RETURNING id`,
    );
    return { id: String(row?.id), email };
  }

  /** A new administrator, and a session to act in. */
  async function createAdmin(): Promise<{ id: string; sessionId: string }> {
    const { id } = await createAccount();
    await database.rows(`UPDATE users SET role = 'ADMIN' WHERE id = '${id}'`);
    const session = await first(`INSERT INTO sessions (user_id, expires_at)
      VALUES ('${id}', now() + interval '1 day') RETURNING id`);
    return { id, sessionId: String(session?.id) };
  }

  function login(email: string, given: LoginGiven = {}) {
    const { password = PASSWORD, address, cookie, userAgent = 'Firefox/140.0 Windows' } = given;
    const origin = { origin: 'http://localhost', host: 'localhost' };
    return ask('POST', 'user/login', {
      body: { email, password },
      ...(address && { address }),
      headers: { 'user-agent': userAgent, ...(cookie && { cookie, ...origin }) },
    });
  }

  /** Limits in the database, and in this process, which remembers who has reached one. */
  async function forgetLimits() {
    await database.rows('TRUNCATE rate_limits');
    const { closeThrottles } = await import('@/lib/throttle/store');
    await closeThrottles();
  }

  afterAll(async () => {
    await queue?.stop();
    const { closeThrottles } = await import('@/lib/throttle/store');
    const { closeMails } = await import('@/lib/mails/render');
    await Promise.all([closeThrottles(), closeMails()]);
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    database,
    ask,
    login,
    createAccount,
    createAdmin,
    forgetLimits,
  };
}
