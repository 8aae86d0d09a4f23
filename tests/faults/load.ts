import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPerson, World } from './world';

type Answer = { what: string; status: number; ms: number; at: number };
type Asked = { port: number; method: string; path: string; token: string; data?: object };

export type LoadReport = {
  answers: Answer[];
  /** Companies whose save was acknowledged but is missing. */
  lost: number;
};

/** One request over a separate connection; 0 without a complete answer. */
export function request({ port, method, path, token, data }: Asked): Promise<number> {
  const body = data === undefined ? '' : JSON.stringify(data);
  const headers = {
    'x-auth-token': token,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const asked = http.request(
      { host: '127.0.0.1', port, method, path, headers, agent: false, timeout: 30_000 },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
        response.on('error', () => resolve(0));
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}

export type Step = Omit<Asked, 'port' | 'token'> & { what: string; key?: string };

/** `key` belongs to a company in the register. */
export type MakeStep = (key?: string) => Step;

const steps = (keys: Iterator<string>): MakeStep[] => [
  () => {
    const key = String(keys.next().value);
    const data = { Data: { the_key: key } };
    return { what: 'save', method: 'POST', path: '/api/saved/add', data, key };
  },
  () => ({ what: 'saved', method: 'GET', path: '/api/saved/get_notifications' }),
  () => ({
    what: 'search',
    method: 'POST',
    path: '/api/company/search',
    data: { searchData: 'a/s', page: 2 },
  }),
  () => ({ what: 'home', method: 'GET', path: '/' }),
];

/** Sends `perSecond` requests a second regardless of answers, until stopped; also sends `more`. */
export async function startLoad(
  world: World,
  port: number,
  { perSecond = 20, more = [] }: { perSecond?: number; more?: MakeStep[] } = {},
) {
  const companies = await world.rows('SELECT key FROM companies ORDER BY key');
  const keys = companies.map(({ key }) => String(key));
  const saved: { key: string; owner: string }[] = [];
  const answers: Answer[] = [];
  const pending = new Set<Promise<void>>();
  let person: FaultPerson = await world.createPerson();
  const stop = new AbortController();
  let kinds = [...steps(keys.values()), ...more];
  const ask = async (step: Step, who: FaultPerson) => {
    const began = performance.now();
    const status = await request({ ...step, port, token: who.token });
    answers.push({ what: step.what, status, ms: performance.now() - began, at: began });
    if (step.key && status === 201) saved.push({ key: step.key, owner: who.id });
  };
  const running = (async () => {
    for (let number = 0; !stop.signal.aborted; number += 1) {
      if (number > 0 && number % (keys.length * kinds.length) === 0) {
        person = await world.createPerson();
        kinds = [...steps(keys.values()), ...more];
      }
      const step = kinds[number % kinds.length]?.(keys[number % keys.length]);
      if (!step) continue;
      const asked = ask(step, person);
      pending.add(asked);
      void asked.finally(() => pending.delete(asked));
      await sleep(1000 / perSecond, undefined, { signal: stop.signal }).catch(() => {});
    }
  })();
  return async (): Promise<LoadReport> => {
    stop.abort();
    await running;
    await Promise.all(pending);
    const there = await world.rows('SELECT user_id, company_key FROM saved_companies');
    const kept = new Set(there.map((row) => `${row.user_id} ${row.company_key}`));
    return { answers, lost: saved.filter(({ owner, key }) => !kept.has(`${owner} ${key}`)).length };
  };
}

/** "401 answers, 12 of them 503, slowest 3.1 s" */
export function summarise(answers: Answer[]): string {
  const away = answers.filter(({ status }) => status === 503).length;
  const slowest = Math.max(0, ...answers.map(({ ms }) => ms)) / 1000;
  return `${answers.length} answers, ${away} of them 503, slowest ${slowest.toFixed(1)} s`;
}

/** Unexpected answers by kind and status, for debugging. */
export function describeFailed(failed: Answer[]): string {
  const counts = new Map<string, number>();
  for (const { what, status, ms } of failed) {
    const name = `${what} ${status}${ms > 5_000 ? ' late' : ''}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `; ${count} × ${name}`).join('');
}
