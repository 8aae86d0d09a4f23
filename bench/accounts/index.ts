import { randomUUID } from 'node:crypto';
import { readArguments } from '../../scripts/arguments';
import { createPerson, deletePerson, PASSWORD } from '../../tests/support/people';
import { load } from '../pages/http/load';
import { row } from '../pages/rows';
import { type Server, withServer } from '../pages/server';
import type { Row } from '../row';
import { percentile } from '../search/latency';

const TRIES = 200;
const WARM_UP = 20;

type Asked = { path: string; body: object };

async function timed({ origin }: Server, { path, body }: Asked, status: number): Promise<number> {
  const begun = performance.now();
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  const ms = performance.now() - begun;
  if (response.status !== status) throw new Error(`${path} answers ${response.status}`);
  return ms;
}

type Pair = { name: string; known: Asked; unknown: Asked; status: number };

/** Alternates which one goes first, so that other activity affects both equally. */
async function difference(server: Server, { name, known, unknown, status }: Pair): Promise<Row[]> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < TRIES + WARM_UP; round += 1) {
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const which of order) {
      const ms = await timed(server, which === 'known' ? known : unknown, status);
      if (round >= WARM_UP) times[which].push(ms);
    }
  }
  const median = (values: number[]) => percentile(values, 50);
  const apart = Math.abs(median(times.known) - median(times.unknown));
  return [
    row(`${name}, a known address, median (ms)`, median(times.known).toFixed(2)),
    row(`${name}, an unknown address, median (ms)`, median(times.unknown).toFixed(2)),
    row(`${name}, difference of the medians (ms)`, apart.toFixed(2), '< 5'),
  ];
}

const usage = `Usage: npm run bench -- accounts --database URL [--seconds N]
  Sign-in at 10 per second, and how long known and unknown addresses take, 200 tries each.
  RATE_LIMIT_FACTOR lifts the limits.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    database: { type: 'string' },
    seconds: { type: 'string', default: '30' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const { database = '' } = values;
  return withServer({ database }, async (server) => {
    const person = await createPerson();
    try {
      const right = { email: person.email, password: PASSWORD };
      const asked = [{ path: '/api/user/login', body: JSON.stringify(right) }];
      await load(server, { asked, seconds: 3, rate: 10 });
      const signIn = await load(server, { asked, seconds: Number(values.seconds), rate: 10 });
      const stranger = () => `${randomUUID()}@people.example`;
      const wrong = (email: string) => ({
        path: '/api/user/login',
        body: { email, password: 'Wrong1!pass' },
      });
      const forgot = (email: string) => ({ path: '/api/user/forgot', body: { email } });
      const mine = person.email;
      return [
        row('sign-in at 10/s, p50 (ms)', percentile(signIn.latencies, 50).toFixed(1)),
        row('sign-in at 10/s, p95 (ms)', percentile(signIn.latencies, 95).toFixed(1), '≤ 120'),
        row('sign-in at 10/s, failed', signIn.errors.length, '0'),
        ...(await difference(server, {
          name: 'sign-in',
          known: wrong(mine),
          unknown: wrong(stranger()),
          status: 401,
        })),
        ...(await difference(server, {
          name: 'forgot',
          known: forgot(mine),
          unknown: forgot(stranger()),
          status: 200,
        })),
      ];
    } finally {
      await deletePerson(person);
    }
  });
}
