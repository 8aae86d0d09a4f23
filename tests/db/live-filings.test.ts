import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type IndexedDocument, startElasticsearch } from '../doubles/elasticsearch';
import { filingHit } from '../doubles/filings';
import type { Faults } from '../doubles/loopback';
import { type ServedDocument, startReportServer } from '../doubles/report-server';
import { xbrlReport } from '../fixtures/filings/report';
import { registerDatabase } from '../support/register-database';
import { temporaryFolder } from '../support/temporary';

const count = 12;
const indexFaults: Faults = new Map();
const reportFaults: Faults = new Map();
const offentliggoerelser: IndexedDocument[] = [];
const documents: Record<string, ServedDocument> = {};

const company = (id: number) => String(30_000_000 + (id % 5));
/** A time some days ago, later for higher ids. */
const today = Date.now();
const changedAt = (id: number) => new Date(today - (20 - id) * 86_400_000).toISOString();
const report = (id: number) =>
  xbrlReport({
    company: company(id),
    name: `Selskab ${id % 5} ApS`,
    period: ['2025-01-01', '2025-12-31'],
    solo: { Assets: 1_000 + id, Equity: 500, ProfitLoss: 40 + id },
  });

function publish(id: number): void {
  documents[`/${id}.xml`] = { content: report(id), packed: id % 2 === 0 ? 'stored' : 'declared' };
  const url = `${reports.url}/${id}.xml`;
  offentliggoerelser.push(
    filingHit({ id, companyKey: company(id), changedAt: changedAt(id), url }),
  );
}

const database = await registerDatabase('live_filings');
const index = await startElasticsearch({ indices: { offentliggoerelser }, faults: indexFaults });
const reports = await startReportServer(documents, reportFaults);
const foreign = await startReportServer({ '/a.xml': { content: report(1) } });
process.env.FILINGS_BASE_URL = index.url;
const live = await import('@/lib/register/live/import-filings');
const { importFilings } = await import('@/lib/register/filings/import-filings');
beforeEach(async () => {
  await database.clear();
  indexFaults.clear();
  reportFaults.clear();
  offentliggoerelser.length = 0;
  for (const name of Object.keys(documents)) delete documents[name];
  for (let id = 0; id < count; id += 1) publish(id);
  for (const server of [index, reports, foreign]) server.requests.length = 0;
});
afterAll(async () => {
  for (const server of [index, reports, foreign]) await server.close();
});

type Options = import('@/lib/register/live/import-filings').ImportLiveFilingsOptions;
const update = (options: Options = {}) =>
  live.importLiveFilings({ size: 5, waitMs: 1, silenceMs: 2_000, tries: 3, ...options });

/** The result of importing the same index and documents as files into an empty register. */
async function fromFiles() {
  await database.clear();
  const folder = temporaryFolder();
  const lines = offentliggoerelser.map((hit) => JSON.stringify(hit));
  writeFileSync(path.join(folder, 'index.ndjson'), lines.join('\n'));
  for (const [name, { content }] of Object.entries(documents)) {
    writeFileSync(path.join(folder, name), content);
  }
  await importFilings([folder], { onRefused: (place, why) => expect.fail(`${place}: ${why}`) });
  return database.dump();
}

const marks = async () => {
  const rows = await database.rows(
    `SELECT complete_to FROM register_loads WHERE status = 'DONE' ORDER BY id`,
  );
  return rows.map(({ complete_to }) => (complete_to as Date | null)?.toISOString() ?? null);
};

/** How many versions of the search index were stored since the last call. */
const indexesWritten = async () => {
  const [row] = await database.rows(
    `SELECT nextval(pg_get_serial_sequence('search_indexes', 'version'))::int AS next`,
  );
  const written = Number(row?.next) - lastIndex - 1;
  lastIndex = Number(row?.next);
  return written;
};
let lastIndex = 0;

test('the first update loads the filings of the last days with their figures', async () => {
  await indexesWritten();
  const result = await update();
  expect(result).toMatchObject({ filings: 12, loaded: 12, refused: 0, unfetched: 0 });
  expect(await marks(), 'one load of three pages').toEqual([changedAt(11)]);
  expect(await indexesWritten()).toBe(1);
  const tables = await database.dump();
  expect(tables.filings).toHaveLength(12);
  expect(tables.filings.every(({ document_sha }) => document_sha !== null)).toBe(true);
  expect(tables.accounting_periods.length).toBeGreaterThanOrEqual(12);
  expect(tables).toEqual(await fromFiles());
});

test('a long update is several loads, each with all that came before it', async () => {
  await indexesWritten();
  const told: [number, number][] = [];
  const onProgress = (read: number, left: number) => told.push([read, left]);
  expect(await update({ loadSize: 10, onProgress })).toMatchObject({ filings: 12, loaded: 12 });
  expect(await marks()).toEqual([9, 11].map(changedAt));
  expect(await indexesWritten()).toBe(2);
  expect(told).toEqual([
    [5, 7],
    [10, 2],
    [12, 0],
  ]);
  expect(await database.dump()).toEqual(await fromFiles());
});

test('a filing that changes while it is read counts as it is at the end', async () => {
  Object.assign(offentliggoerelser[0]?._source ?? {}, { omgoerelse: true });
  // The third page is lost, so that a new scroll begins, which sees the change.
  indexFaults.set(3, { status: 503, retryAfter: '0' });
  const onProgress = (read: number) => {
    const [former] = read === 10 ? offentliggoerelser.splice(0, 1) : [];
    if (!former) return;
    const _source = { ...former._source, sidstOpdateret: changedAt(12), omgoerelse: false };
    offentliggoerelser.push({ ...former, _source });
  };
  await update({ onProgress });
  expect(await marks()).toEqual([9, 12].map(changedAt));
  const [filing] = await database.rows(`SELECT amended FROM filings WHERE id = 'urn:ofk:oid:0'`);
  expect(filing).toEqual({ amended: false });
  expect(await database.dump()).toEqual(await fromFiles());
});

test('the first update reaches back far enough that accounts can be missed', async () => {
  const { FILINGS_FOLLOWED_MONTHS } = await import('@/lib/signals/constants');
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - FILINGS_FOLLOWED_MONTHS);
  offentliggoerelser.unshift(
    filingHit({ id: 77, companyKey: company(77), changedAt: day.toISOString() }),
  );
  expect(await update()).toMatchObject({ filings: 13 });
});

test('goes back no further than it is told the first time', async () => {
  expect(await update({ days: 15 })).toMatchObject({ filings: 6 });
});

test('the next update takes what came since', async () => {
  await update();
  publish(20);
  reports.requests.length = 0;
  const result = await update();
  expect(result).toMatchObject({ loaded: 1, unchanged: 0, updated: 0 });
  expect(reports.requests.map(({ path }) => path)).toEqual(['/20.xml']);
});

test('what became visible late is taken too, and nothing is asked for twice', async () => {
  await update();
  reports.requests.length = 0;
  const late = new Date(Date.parse(changedAt(11)) - 3_600_000).toISOString();
  documents['/30.xml'] = { content: report(30) };
  const url = `${reports.url}/30.xml`;
  offentliggoerelser.push(filingHit({ id: 30, companyKey: company(30), changedAt: late, url }));
  expect(await update()).toMatchObject({ filings: 1, loaded: 1, completeTo: changedAt(11) });
  expect(await update()).toMatchObject({ filings: 0, completeTo: changedAt(11) });
  expect(reports.requests.map(({ path }) => path)).toEqual(['/30.xml']);
  expect(await marks()).toEqual([11, 11].map(changedAt));
  expect(await database.dump()).toEqual(await fromFiles());
});

test('some companies alone do not become the beginning of the next update', async () => {
  expect(await update({ companies: [company(3)] })).toMatchObject({ filings: 2 });
  expect(await marks()).toEqual([null]);
  expect(await update()).toMatchObject({ loaded: 10, unchanged: 2 });
});

test('faults of both servers are survived with the same tables', async () => {
  indexFaults.set(1, { status: 503, retryAfter: '0' }).set(3, 'cut').set(6, 'expired');
  reportFaults.set(2, 'cut').set(5, { status: 500 }).set(8, 'wrong-gzip').set(13, 'hang');
  expect(await update()).toMatchObject({ filings: 12, loaded: 12, unfetched: 0 });
  expect(await database.dump()).toEqual(await fromFiles());
});

test('stopped after a batch, the next update goes on behind it', async () => {
  const stop = new AbortController();
  const onProgress = () => stop.abort(new Error('stopped'));
  await expect(update({ signal: stop.signal, onProgress })).rejects.toThrow('stopped');
  expect(await marks()).toHaveLength(1);
  expect(await update()).toMatchObject({ loaded: 7, unchanged: 0 });
  expect(await database.dump()).toEqual(await fromFiles());
});

test('a server of documents in trouble stops it, and nothing is passed over', async () => {
  for (let request = 6; request < 40; request += 1) reportFaults.set(request, { status: 503 });
  await expect(update({ tries: 1 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(await marks()).toEqual([changedAt(4)]);
  reportFaults.clear();
  await update();
  expect(await database.dump()).toEqual(await fromFiles());
});

test('a document that was not there is fetched by the next update', async () => {
  reportFaults.set(1, { status: 404 });
  const told: string[] = [];
  const first = await update({ onRefused: (place, reason) => told.push(`${place}: ${reason}`) });
  expect(first).toMatchObject({ loaded: 12, refused: 1, unfetched: 1 });
  expect(told).toEqual([
    expect.stringMatching(/^http:.*\.xml: the document cannot be fetched: it answers 404$/),
  ]);
  publish(20);
  await indexesWritten();
  expect(await update()).toMatchObject({ caughtUp: 1, updated: 1, loaded: 1 });
  expect(await indexesWritten(), 'one load of both').toBe(1);
  expect(await database.dump()).toEqual(await fromFiles());
});

test('documents are asked for again at any age, those that are gone not for ever', async () => {
  delete documents['/0.xml'];
  reportFaults.set(2, { status: 503 });
  expect(await update({ tries: 1 })).toMatchObject({ loaded: 12, unfetched: 2 });
  reportFaults.clear();
  await database.rows(`UPDATE filings SET published_at = '2024-05-01', document_tries = 28
    WHERE document_sha IS NULL`);
  const missing = () =>
    database.rows('SELECT id, document_tries FROM filings WHERE document_sha IS NULL');
  expect(await update()).toMatchObject({ caughtUp: 1, updated: 1 });
  expect(await missing()).toEqual([{ id: 'urn:ofk:oid:0', document_tries: 29 }]);
  reportFaults.set(reports.requests.length + 1, { status: 503 });
  await update();
  expect(await missing(), 'a server in trouble does not count').toMatchObject([
    { document_tries: 29 },
  ]);
  await update();
  expect(await missing()).toMatchObject([{ document_tries: 30 }]);
  reports.requests.length = 0;
  publish(0);
  await update();
  expect(reports.requests).toEqual([]);
  // The index has changed: the document has a new address.
  const [first] = offentliggoerelser;
  Object.assign(first?._source ?? {}, { sidstOpdateret: changedAt(13) });
  documents['/moved.xml'] = { content: report(0) };
  Object.assign(Object(first?._source.dokumenter)[0], { dokumentUrl: `${reports.url}/moved.xml` });
  reportFaults.set(1, { status: 503 });
  await update({ tries: 1 });
  expect(await missing()).toMatchObject([{ document_tries: 0 }]);
  expect(await update()).toMatchObject({ caughtUp: 1 });
  expect(await missing()).toEqual([]);
});

test('nothing is fetched from another host', async () => {
  const address = foreign.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  offentliggoerelser.push(
    filingHit({
      id: 60,
      companyKey: company(0),
      changedAt: changedAt(13),
      url: `${address}/a.xml`,
    }),
  );
  expect(await update()).toMatchObject({ loaded: 13, refused: 1, unfetched: 1 });
  expect(foreign.requests).toEqual([]);
});
