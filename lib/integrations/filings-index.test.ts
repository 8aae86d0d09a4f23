import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startElasticsearch } from '@/tests/doubles/elasticsearch';
import { filingHit } from '@/tests/doubles/filings';
import type { Fault, Faults, Loopback } from '@/tests/doubles/loopback';
import { startReportServer } from '@/tests/doubles/report-server';
import { freshModules } from '@/tests/support/fresh-modules';

const hurry = { waitMs: 1, silenceMs: 800 };
const faults: Faults = new Map();
const servers: Loopback[] = [];
let index: Loopback;
let module: typeof import('./filings-index');

/** Two filings share each timestamp, so that page boundaries split a timestamp. */
const moment = (id: number) => `2026-03-${String(1 + Math.floor(id / 2)).padStart(2, '0')}`;
const hits = Array.from({ length: 25 }, (_, id) =>
  filingHit({ id, companyKey: `1000000${id % 5}`, changedAt: `${moment(id)}T08:00:00.000Z` }),
);
hits.push(
  filingHit({
    id: 99,
    companyKey: '10000001',
    changedAt: '2026-03-05T08:00:00.000Z',
    type: 'aktivitetspligt',
  }),
);

freshModules();
beforeEach(async () => {
  faults.clear();
  index = await startElasticsearch({ indices: { offentliggoerelser: hits }, faults });
  servers.push(index);
  vi.stubEnv('FILINGS_BASE_URL', index.url);
  module = await import('./filings-index');
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function read(options: Partial<import('./filings-index').FilingsOptions> = {}) {
  const ids = [];
  const asked = { since: '2026-01-01T00:00:00.000Z', size: 5, ...hurry, ...options };
  for await (const { filings } of module.filingsPages(asked)) {
    for (const { hit, changedAt } of filings) {
      expect(hit._source.sidstOpdateret).toBe(changedAt);
      ids.push(Number(hit._id?.split(':').at(-1)));
    }
  }
  return ids;
}

const all = Array.from({ length: 25 }, (_, id) => id);

describe('the index', () => {
  test('gives published reports in the order of their changes, without an account', async () => {
    expect(await read()).toEqual(all);
    expect(index.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('gives those from a moment on, that moment included, and of some companies', async () => {
    expect(await read({ since: '2026-03-12T08:00:00.000Z' })).toEqual([22, 23, 24]);
    expect(await read({ companies: [10_000_002, 10_000_009] })).toEqual([2, 7, 12, 17, 22]);
  });

  const kinds: Fault[] = [{ status: 500 }, 'hang', 'cut', 'garbage', 'partial', 'expired'];
  for (const fault of kinds) {
    const name = typeof fault === 'string' ? fault : String(fault.status);
    test(`gives nothing twice and leaves nothing out after a failure: ${name}`, async () => {
      for (const number of [2, 6]) faults.set(number, fault);
      expect(await read()).toEqual(all);
    });
  }

  test('says that it cannot be read', async () => {
    for (const number of [1, 2]) faults.set(number, { status: 503 });
    await expect(read({ tries: 2 })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The index of filings cannot be read: it answers 503.',
    });
  });
});

describe('documents', () => {
  const xml = '<xbrl/>';
  async function serve(documents: Parameters<typeof startReportServer>[0]) {
    const server = await startReportServer(documents, faults);
    servers.push(server);
    return server;
  }
  const failing = (address: string, limits = {}) =>
    module.fetchDocument(address, { ...hurry, ...limits }).then(
      () => null,
      ({ message, detail }) => [message, detail.passing],
    );

  test('stay packed unless the transport unpacks them', async () => {
    const { url } = await serve({
      '/stored.xml': { content: xml },
      '/declared.xml': { content: xml, packed: 'declared' },
      '/twice.xml': { content: gzipSync(xml), packed: 'declared' },
      '/plain.xml': { content: xml, packed: 'no' },
    });
    const fetched = (name: string) => module.fetchDocument(`${url}/${name}.xml`);
    expect(gunzipSync(await fetched('stored')).toString()).toBe(xml);
    expect((await fetched('declared')).toString()).toBe(xml);
    expect(gunzipSync(await fetched('twice')).toString()).toBe(xml);
    expect((await fetched('plain')).toString()).toBe(xml);
  });

  const kinds: Fault[] = [{ status: 503, retryAfter: '0' }, 'hang', 'cut', 'wrong-gzip'];
  for (const fault of kinds) {
    test(`come in spite of a failure: ${JSON.stringify(fault)}`, async () => {
      const { url } = await serve({ '/a.xml': { content: xml } });
      faults.set(1, fault);
      const document = await module.fetchDocument(`${url}/a.xml`, hurry);
      expect(gunzipSync(document).toString()).toBe(xml);
    });
  }

  test('that are gone, too long or sent on for ever are not asked for again', async () => {
    const server = await serve({
      '/long.xml': { content: 'x'.repeat(5_000_000), packed: 'declared' },
      '/circle.xml': '/circle.xml',
    });
    expect(await failing(`${server.url}/none.xml`)).toEqual(['it answers 404', false]);
    expect(await failing(`${server.url}/long.xml`, { maxBytes: 2 * 1024 ** 2 })).toEqual([
      'the answer is longer than 2 MiB',
      false,
    ]);
    expect(server.requests).toHaveLength(2);
    expect(await failing(`${server.url}/circle.xml`)).toEqual(['it is sent on too often', false]);
  });

  test('come from no other host, not even by being sent on', async () => {
    const server = await serve({ '/a.xml': 'http://localhost.example/a.xml', '/b.xml': '/c.xml' });
    const foreign = 'it lies on a host that is not the register’s';
    expect(await failing(`${server.url}/a.xml`)).toEqual([foreign, false]);
    expect(await failing('http://169.254.169.254/latest')).toEqual([foreign, false]);
    expect(await failing('file:///etc/passwd')).toEqual([foreign, false]);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['http://regnskaber.virk.dk/12/abc.xml', true],
    ['https://regnskaber.virk.dk/12/abc.xml', true],
    ['http://distribution.virk.dk/12/abc.xml', true],
    ['http://regnskaber.virk.dk:8080/abc.xml', false],
    ['http://regnskaber.virk.dk.example/abc.xml', false],
    ['http://user:secret@regnskaber.virk.dk/abc.xml', false],
    ['ftp://regnskaber.virk.dk/abc.xml', false],
    ['http://127.0.0.1/abc.xml', false],
    ['abc.xml', false],
  ])('%s is taken: %s', (address, taken) => {
    expect(module.isDocumentAddress(address, 'http://distribution.virk.dk')).toBe(taken);
  });
});
