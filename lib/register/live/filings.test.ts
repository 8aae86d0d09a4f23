import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startElasticsearch } from '@/tests/doubles/elasticsearch';
import { filingHit } from '@/tests/doubles/filings';
import type { Faults, Loopback } from '@/tests/doubles/loopback';
import { startReportServer } from '@/tests/doubles/report-server';
import { freshModules } from '@/tests/support/fresh-modules';
import type { LiveFilings, LiveFilingsOptions } from './filings';

const count = 12;
const faults: Faults = new Map();
let servers: Loopback[] = [];
let liveFilings: typeof import('./filings').liveFilings;

const day = (id: number) => `2026-04-${String(id + 1).padStart(2, '0')}T06:00:00.000Z`;

freshModules();
beforeEach(async () => {
  faults.clear();
  const ids = Array.from({ length: count }, (_, id) => id);
  const reports = await startReportServer(
    Object.fromEntries(ids.map((id) => [`/${id}.xml`, { content: `<report id="${id}"/>` }])),
    faults,
  );
  const hits = ids.map((id) =>
    filingHit({ id, companyKey: '10000009', changedAt: day(id), url: `${reports.url}/${id}.xml` }),
  );
  hits.push(
    filingHit({ id: 50, companyKey: '10000009', changedAt: day(20), url: 'http://x.example/' }),
  );
  hits.push(filingHit({ id: 51, companyKey: '10000009', changedAt: day(21) }));
  hits.push(filingHit({ id: 52, companyKey: '0', changedAt: day(22) }));
  const index = await startElasticsearch({ indices: { offentliggoerelser: hits } });
  servers = [reports, index];
  vi.stubEnv('FILINGS_BASE_URL', index.url);
  ({ liveFilings } = await import('./filings'));
});
afterEach(async () => {
  for (const server of servers) await server.close();
});

/** The batches, the refusals, and the final error. */
async function read(options: Partial<LiveFilingsOptions> = {}) {
  const batches: LiveFilings[] = [];
  const refused: string[] = [];
  const asked = { since: day(0), size: 5, waitMs: 1, silenceMs: 800, tries: 2 };
  let error: unknown = null;
  try {
    for await (const batch of liveFilings({ ...asked, ...options })) {
      const items = batch.batch;
      refused.push(...items.flatMap((item) => ('reason' in item ? [item.reason] : [])));
      batches.push({ ...batch, batch: items.filter((item) => !('reason' in item)) });
    }
  } catch (thrown) {
    error = thrown;
  }
  return { batches, refused, error };
}

type Input = LiveFilings['batch'][number] | undefined;
const documentOf = (input: Input) => (input && 'document' in input ? input.document : null);
const hasDocument = (input: Input) => documentOf(input) !== null;

test('gives batches with their documents and the moment they reach', async () => {
  const { batches, refused, error } = await read();
  expect(error).toBeNull();
  expect(batches.map(({ batch }) => batch.length)).toEqual([5, 5, 4]);
  expect(batches.map(({ completeTo }) => completeTo)).toEqual([day(4), day(9), day(22)]);
  expect(batches.map(({ unfetched }) => unfetched)).toEqual([0, 0, 1]);
  expect(batches.map(({ left }) => left)).toEqual([10, 5, 0]);
  const [first] = batches[0]?.batch ?? [];
  expect(first).toMatchObject({
    place: `${servers[0]?.url}/0.xml`,
    entry: { id: 'urn:ofk:oid:0', companyKey: '10000009', endDate: '2025-12-31' },
  });
  expect(documentOf(first)?.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(batches[2]?.batch.map(hasDocument)).toEqual([...[true, true, false, false]]);
  expect(refused.sort()).toEqual([
    'cvrNummer is missing or no CVR number',
    'the document cannot be fetched: it lies on a host that is not the register’s',
  ]);
});

test('a document that fails now and then is fetched all the same', async () => {
  faults.set(2, { status: 503 }).set(7, 'cut').set(11, 'hang');
  const { batches, error } = await read({ tries: 3 });
  expect(error).toBeNull();
  const documents = batches.flatMap(({ batch }) => batch.filter(hasDocument));
  expect(documents).toHaveLength(count);
});

test('one document that stays away does not stop the others', async () => {
  faults.set(1, { status: 500 });
  const { batches, refused } = await read({ tries: 1 });
  expect(batches[0]).toMatchObject({ completeTo: day(4), unfetched: 1 });
  expect(batches[0]?.batch).toHaveLength(5);
  expect(refused[0]).toBe('the document cannot be fetched: it answers 500');
});

test('a server that fails for most of a batch stops the reading before that batch', async () => {
  for (let number = 6; number < 9; number += 1) faults.set(number, { status: 500 });
  const { batches, error } = await read({ tries: 1 });
  expect(batches.map(({ completeTo }) => completeTo)).toEqual([day(4)]);
  expect(error).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^The server of the documents is in trouble: 3 of 5 could/),
  });
});

test('a server that fails for one after the other is not asked for the rest', async () => {
  for (let number = 1; number < 99; number += 1) faults.set(number, { status: 500 });
  const { batches, error } = await read({ tries: 1, size: 20 });
  expect(batches).toEqual([]);
  expect(error).toMatchObject({ code: 'unavailable' });
  expect(servers[0]?.requests.length).toBeLessThan(count);
});

test('once it is given up, nobody who waited for an answer goes on', async () => {
  const requests = () => servers[0]?.requests.length;
  // The first response hangs; meanwhile ten documents fail twice each.
  faults.set(1, 'hang');
  for (let number = 2; number <= 21; number += 1) faults.set(number, { status: 500 });
  const { error } = await read({ size: 20, silenceMs: 2_000 });
  expect(error).toMatchObject({ code: 'unavailable' });
  await vi.waitFor(() => expect(requests()).toBe(22), 10_000);
  await sleep(300);
  expect(requests()).toBe(22);
});
