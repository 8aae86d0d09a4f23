import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { readCsv, readXlsx } from '../support/exported.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';

type Made = { id: string; status: string; href: string | null; total: number; fileName: string };

/** Requests a file and waits until it is ready. */
async function make(api: APIRequestContext, data: object): Promise<Made> {
  const response = await api.post('/api/exports', { data });
  expect([201, 202]).toContain(response.status());
  let made: Made = (await response.json()).data;
  await expect(async () => {
    made = (await (await api.get(`/api/exports/${made.id}`)).json()).data;
    expect(made.status).toBe('DONE');
  }).toPass({ timeout: 60_000 });
  return made;
}

const bytesOf = async (api: APIRequestContext, { href }: Made) =>
  (await api.get(href ?? '')).body();

/** CVR numbers of all pages of a search, in order. */
async function found(api: APIRequestContext, search: string, params: string): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/api/veminto/companydata?page=${page}&${params}`;
    const { data } = await (await api.post(path, { data: { search } })).json();
    keys.push(...data.data.map(({ the_key }: { the_key: string }) => the_key));
    pages = data.totalPages;
  }
  return keys;
}

test('all pages of a search, in its order', async ({ api }) => {
  const keys = await found(api, 'holding', 'sort=name-desc');
  expect(keys.length).toBeGreaterThan(20);
  const target = { kind: 'discover', query: 'search=holding&sort=name-desc&page=3&view=list' };
  const response = await api.post('/api/exports', { data: { target, format: 'csv' } });
  expect(response.status()).toBe(201);
  const { data: made } = await response.json();
  expect(made).toMatchObject({ status: 'DONE', total: keys.length, done: keys.length });
  const file = await api.get(made.href);
  expect(file.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${made.fileName}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const { rows, about } = readCsv(await file.body());
  expect(rows.map(([key]) => key)).toEqual(keys);
  expect(about).toContain('Search for "holding"; Order: name, Z to A');
});

test('what takes longer is made beside the pages and is told of until it is there', async ({
  api,
}) => {
  const target = { kind: 'segment', query: '' };
  const data = { target, format: 'xlsx', columns: ['cvr', 'name'] };
  const response = await api.post('/api/exports', { data });
  expect(response.status()).toBe(202);
  const { data: begun } = await response.json();
  expect(begun).toMatchObject({ status: 'WAITING', href: null, failure: null });
  const early = await api.get(`/api/exports/${begun.id}/file`);
  // It may already be ready.
  expect([200, 409]).toContain(early.status());
  const made = await make(api, data);
  const { rows, head, about } = await readXlsx(await bytesOf(api, made));
  expect(head).toEqual(['CVR number', 'Name']);
  expect(rows).toHaveLength(made.total);
  expect(new Set(rows.map(([key]) => key)).size).toBe(made.total);
  expect(about).toMatch(/Companies: (2\.\d{3}) of \1 companies/);
  const { data: files } = await (await api.get('/api/exports')).json();
  expect(files.map(({ id }: Made) => id).sort()).toEqual([begun.id, made.id].sort());
});

test('others know nothing of a file', async ({ api, theirs }) => {
  const made = await make(api, {
    target: { kind: 'discover', query: 'search=holding' },
    format: 'csv',
  });
  for (const path of [`/api/exports/${made.id}`, `/api/exports/${made.id}/file`]) {
    expect((await theirs.get(path)).status()).toBe(404);
  }
});

const discover = { kind: 'discover', query: 'search=holding' };
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

test('who must not be contacted is left out where asked for, and counted', async ({ api }) => {
  const query = 'advertisingProtected=true';
  const without = { kind: 'segment', query: '', withoutProtected: true };
  const protectedOnly = await api.get(`/api/company/segmentation?${query}`);
  const { data } = await protectedOnly.json();
  expect(data.length).toBeGreaterThan(0);
  const none = await api.post('/api/exports', {
    data: { target: { ...without, query }, format: 'csv', columns: ['cvr'] },
  });
  expect([none.status(), (await none.json()).error]).toEqual([
    422,
    'All of these companies are under advertising protection, so none is left for the file.',
  ]);
});

test.describe('refused', () => {
  const cases: [what: string, data: object, status: number, error: RegExp][] = [
    ['no target', { format: 'csv' }, 422, /^Say which companies/],
    ['another kind', { target: { kind: 'all' }, format: 'csv' }, 422, /^Say which companies/],
    ['another format', { target: discover, format: 'exe' }, 422, /^The format is xlsx, csv or pdf/],
    [
      'a choice that is none',
      { target: { ...discover, withoutProtected: 'yes' }, format: 'csv' },
      422,
      /./,
    ],
    ['no columns', { target: discover, format: 'csv', columns: [] }, 422, /at least one/],
    [
      'another column',
      { target: discover, format: 'csv', columns: ['hash'] },
      422,
      /^Name columns/,
    ],
    [
      'a column of saved companies',
      { target: discover, format: 'csv', columns: ['note'] },
      422,
      /saved companies only/,
    ],
    ['something more', { target: discover, format: 'csv', path: '/etc' }, 422, /./],
    ['no ids', { target: { kind: 'saved', ids: [] }, format: 'csv' }, 422, /^Give the ids/],
    ['what is no id', { target: { kind: 'saved', ids: ["'"] }, format: 'csv' }, 422, /^Not the id/],
    [
      'ids of nobody',
      { target: { kind: 'saved', ids: ids(3) }, format: 'csv' },
      422,
      /no company to export/,
    ],
    [
      '2,001 ids',
      { target: { kind: 'saved', ids: ids(2_001) }, format: 'csv' },
      422,
      /^Give at most 2\.000 ids/,
    ],
    [
      '100,000 ids',
      { target: { kind: 'saved', ids: ids(100_000) }, format: 'csv' },
      413,
      /more than this address accepts/,
    ],
    [
      'a search for nothing',
      { target: { kind: 'discover', query: '' }, format: 'csv' },
      422,
      /^Please enter a search term$/,
    ],
    [
      'an address without end',
      { target: { kind: 'discover', query: 'x'.repeat(20_000) }, format: 'csv' },
      422,
      /./,
    ],
  ];
  test('what cannot be made', async ({ api }) => {
    for (const [what, data, status, error] of cases) {
      const response = await api.post('/api/exports', { data });
      expect([what, response.status()]).toEqual([what, status]);
      expect((await response.json()).error).toMatch(error);
    }
  });

  test('a file that nobody asked for', async ({ api }) => {
    expect((await api.get(`/api/exports/${randomUUID()}/file`)).status()).toBe(404);
    expect((await api.get('/api/exports/..%2f..%2fpasswd/file')).status()).toBe(404);
  });
});
