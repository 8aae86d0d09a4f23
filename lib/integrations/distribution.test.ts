import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type IndexedDocument, startElasticsearch } from '@/tests/doubles/elasticsearch';
import type { Fault } from '@/tests/doubles/loopback';
import { freshModules } from '@/tests/support/fresh-modules';

const credentials = { username: 'veminto', password: 'blåbærgrød:1' };
const hurry = { waitMs: 1, silenceMs: 800 };

const companies: IndexedDocument[] = Array.from({ length: 23 }, (_, index) => ({
  _id: String(4_000_000_000 + index),
  _source: {
    Vrvirksomhed: {
      cvrNummer: 10_000_000 + ((index * 7) % 23),
      sidstIndlaest: `2026-0${1 + (index % 3)}-01T00:00:00.000+01:00`,
    },
  },
}));
const all = Array.from({ length: 23 }, (_, index) => 10_000_000 + index);

let server: Awaited<ReturnType<typeof startElasticsearch>>;
let module: typeof import('./distribution');
const faults = new Map<number, Fault>();

async function start(scrollMs?: number) {
  const indices = { 'cvr-permanent/virksomhed': companies };
  server = await startElasticsearch({ indices, faults, credentials, scrollMs });
  vi.stubEnv('CVR_BASE_URL', server.url);
}
async function load() {
  vi.resetModules();
  module = await import('./distribution');
}

freshModules();
beforeEach(async () => {
  faults.clear();
  vi.stubEnv('CVR_USERNAME', credentials.username);
  vi.stubEnv('CVR_PASSWORD', credentials.password);
  await start();
  await load();
});
afterEach(async () => {
  await server.close();
});

type Options = Partial<import('./distribution').DistributionOptions>;

/** The numbers per page, read from the stored answers. */
async function read(options: Options = {}): Promise<number[][]> {
  const pages = [];
  const asked = { after: null, since: null, size: 5, ...hurry, ...options };
  for await (const page of module.distributionPages('companies', asked)) {
    const answer = JSON.parse(page.body.toString('utf8'));
    const numbers = answer.hits.hits.map(
      (hit: (typeof companies)[number]) =>
        (hit._source.Vrvirksomhed as { cvrNummer: number }).cvrNummer,
    );
    expect([page.documents, page.last]).toEqual([numbers.length, numbers.at(-1)]);
    pages.push(numbers);
  }
  return pages;
}

describe('a whole reading', () => {
  test('gives every document once, in order, and frees the scroll', async () => {
    const pages = await read();
    expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 3]);
    expect(pages.flat()).toEqual(all);
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /cvr-permanent/virksomhed/_search?scroll=1m',
      ...Array(5).fill('POST /_search/scroll'),
      'DELETE /_search/scroll',
    ]);
    expect(server.openScrolls()).toBe(0);
    expect(server.requests[0]?.headers['user-agent']).toMatch(/^Veminto\//);
  });

  test('begins behind a number and after a moment', async () => {
    expect((await read({ after: 10_000_019 })).flat()).toEqual([
      10_000_020, 10_000_021, 10_000_022,
    ]);
    const since = '2026-02-28T23:00:00.000Z';
    expect((await read({ since })).flat()).toHaveLength(7);
  });

  test('tells how many follow', async () => {
    const left = [];
    const asked = { after: null, since: null, size: 10 };
    for await (const page of module.distributionPages('companies', asked)) left.push(page.left);
    expect(left).toEqual([23, 13, 3]);
  });

  test('asks for smaller pages when the server does not keep its place', async () => {
    await server.close();
    await start(-1);
    await load();
    const indexed = server.requests;
    expect((await read({ size: 100 })).flat()).toEqual(all);
    const sizes = indexed.flatMap(({ body }) => (body as { size?: number }).size ?? []);
    expect(sizes).toEqual([100, 50]);
  });

  test('is of one moment, whatever changes meanwhile', async () => {
    const before = companies.slice();
    const numbers = [];
    for await (const page of module.distributionPages('companies', {
      after: null,
      since: null,
      size: 5,
      ...hurry,
    })) {
      numbers.push(page.last);
      companies.length = 0;
    }
    companies.push(...before);
    expect(numbers).toEqual([4, 9, 14, 19, 22].map((number) => 10_000_000 + number));
  });

  test('frees the scroll when the reader stops early', async () => {
    for await (const _ of module.distributionPages('companies', {
      after: null,
      since: null,
      size: 5,
    }))
      break;
    expect(server.openScrolls()).toBe(0);
  });
});

describe('a failure is survived without a gap', () => {
  const kinds: Fault[] = [
    { status: 500 },
    { status: 503, retryAfter: '0' },
    { status: 429 },
    ...(['hang', 'cut', 'wrong-gzip', 'garbage', 'partial', 'expired', 'lost-page'] as const),
  ];
  for (const fault of kinds) {
    const name = typeof fault === 'string' ? fault : String(fault.status);
    for (const number of [1, 2, 5, 6]) {
      test(`${name} at request ${number}`, async () => {
        faults.set(number, fault);
        const numbers = (await read()).flat();
        expect([...new Set(numbers)].sort()).toEqual(all);
        // Only a restarted scroll repeats documents.
        if (fault !== 'lost-page') expect(numbers).toEqual(all);
        expect(server.openScrolls()).toBeLessThanOrEqual(fault === 'hang' || number === 1 ? 1 : 0);
      });
    }
  }

  test('a scroll that expires between pages, again and again', async () => {
    await server.close();
    await start(-1);
    await load();
    expect((await read()).flat()).toEqual(all);
    const sizes = server.requests.flatMap(({ body }) => (body as { size?: number }).size ?? []);
    expect([sizes[0], sizes.at(-1)]).toEqual([5, 5]);
  });

  test('each page has its own tries', async () => {
    for (const number of [1, 2, 4, 5, 8]) faults.set(number, { status: 500 });
    expect((await read({ tries: 3 })).flat()).toEqual(all);
  });
});

describe('what cannot be survived is said', () => {
  const failing = async (options: Options = {}) => {
    await load();
    return read(options).then(
      () => null,
      (error) => [error.code, error.message],
    );
  };

  test('an account that is not accepted, after one request', async () => {
    vi.stubEnv('CVR_PASSWORD', 'wrong');
    expect(await failing()).toEqual([
      'not_configured',
      'The company register does not accept CVR_USERNAME and CVR_PASSWORD.',
    ]);
    expect(server.requests).toHaveLength(1);
  });

  test('an account that is not set, without a request', async () => {
    vi.stubEnv('CVR_USERNAME', '');
    expect(await failing()).toEqual([
      'not_configured',
      'Set CVR_USERNAME to read the company register (see .env.example).',
    ]);
    expect(server.requests).toHaveLength(0);
  });

  test('a blocked account, a wrong address and a server that stays in trouble', async () => {
    faults.set(1, { status: 403 });
    expect((await failing())?.[0]).toBe('forbidden');
    faults.set(2, { status: 404 });
    expect((await failing())?.[1]).toMatch(/^There is no company register at http:/);
    for (const number of [3, 4, 5]) faults.set(number, { status: 503 });
    expect(await failing({ tries: 3 })).toEqual([
      'unavailable',
      'The company register cannot be read: it answers 503.',
    ]);
    expect(server.requests).toHaveLength(5);
  });

  test('a server that never gives what it announces', async () => {
    for (let number = 2; number < 60; number += 1) faults.set(number, 'lost-page');
    expect((await failing())?.[1]).toMatch(/it gave 10 of the 23 documents it announced/);
  });

  test('pages that are too large, a server in trouble, and nothing listening', async () => {
    expect(await failing({ maxBytes: 600, size: 20 })).toBeNull();
    expect((await failing({ maxBytes: 50, tries: 9 }))?.[1]).toMatch(/longer than 0 MiB/);
    await server.close();
    expect((await failing({ tries: 2 }))?.[1]).toMatch(/the connection failed \(ECONNREFUSED\)/);
  });
});

test('an abort ends the wait for the next try', async () => {
  faults.set(1, { status: 503, retryAfter: '600' });
  const controller = new AbortController();
  const reading = read({ signal: controller.signal });
  setTimeout(() => controller.abort(new Error('stopped')), 20);
  await expect(reading).rejects.toThrow('stopped');
});
