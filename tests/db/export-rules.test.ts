import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ColumnKey } from '@/lib/exports/columns';
import type { ExportFormat, ExportTarget } from '@/lib/exports/types';
import type { Queue } from '@/lib/integrations/queue';
import { setQueue } from '@/lib/job-queue';
import { companyRecord, keyOf } from '../support/company-record';
import { exportWorld } from '../support/export-world';
import { readCsv, readXlsx } from '../support/exported';
import { pdfPieces } from '../support/pdf-text';

const world = await exportWorld('export_rules', [
  companyRecord(1, { employees: 1_234 }),
  companyRecord(2, { employees: 3 }),
  companyRecord(3, { employees: null, employeesMin: 10, employeesMax: 19 }),
]);
const queries = await import('@/lib/exports/queries');

test('an interval is said as one, and numbers stand in one line, in the usual columns', async () => {
  const userId = await world.person();
  const target = { kind: 'saved' as const, ids: await world.save(userId, [1, 2, 3].map(keyOf)) };
  const sheet = readCsv((await world.fileOf(userId, { target, format: 'csv' })).bytes);
  const [least, most] = ['Employees at least', 'Employees at most'].map((name) =>
    sheet.head.indexOf(name),
  );
  expect(sheet.rows.map((cells) => [cells[least ?? -1], cells[most ?? -1]])).toEqual([
    ['1234', '1234'],
    ['3', '3'],
    ['10', '19'],
  ]);
  await world.database.rows(`UPDATE companies SET employees = NULL, employees_min = 500,
    employees_max = 999, phone = '+4588888888', advertising_protected = false
    WHERE key = '${keyOf(1)}'`);
  await world.database.rows(
    `UPDATE companies SET advertising_protected = true WHERE key = '${keyOf(2)}'`,
  );
  const pieces = pdfPieces((await world.fileOf(userId, { target, format: 'pdf' })).bytes);
  expect(pieces).toEqual(
    expect.arrayContaining([keyOf(1), keyOf(2), '500–999', '+4588888888', '10–19']),
  );
  expect(pieces.filter((piece) => piece === 'Reklamebeskyttet')).toHaveLength(1);
  await world.database.rows(`UPDATE companies SET employees = 1234 WHERE key = '${keyOf(1)}'`);
});

test("ids in their order, each once; those of others are nobody's", async () => {
  const [userId, other] = [await world.person(), await world.person()];
  const [first = '', second = ''] = await world.save(userId, [keyOf(1), keyOf(2)]);
  const [theirs = ''] = await world.save(other, [keyOf(3)]);
  const target = { kind: 'saved' as const, ids: [second, theirs, first, second.toUpperCase()] };
  const { bytes, made } = await world.fileOf(userId, { target, format: 'csv', columns: ['cvr'] });
  expect(made).toMatchObject({ asked: 3, total: 2, status: 'DONE' });
  const { rows, about } = readCsv(bytes);
  expect(rows).toEqual([[keyOf(2)], [keyOf(1)]]);
  expect(about).toContain('2 of 3 companies');
  const nobodys = world.order(userId, { target: { kind: 'saved', ids: [theirs] }, format: 'csv' });
  await expect(nobodys).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a company that the register no longer has keeps its number and its saved name', async () => {
  const userId = await world.person();
  await world.save(userId, [keyOf(77)]);
  const target = { kind: 'saved-query' as const, query: '' };
  const { bytes, made } = await world.fileOf(userId, { target, format: 'xlsx' });
  const { head, rows, about } = await readXlsx(bytes);
  expect(rows[0]?.slice(0, 3)).toEqual([keyOf(77), `Gemt ${keyOf(77)}`, null]);
  expect(rows[0]?.[head.indexOf('Saved on')]).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(made.facts?.missing).toBe(1);
  expect(about).toContain('No longer in the register: 1 company');
});

describe('companies under advertising protection', () => {
  const protect = (key: string, isProtected: boolean) =>
    world.database.rows(
      `UPDATE companies SET advertising_protected = ${isProtected} WHERE key = '${key}'`,
    );

  test.each(['csv', 'xlsx'] as const)(
    'are left out of a file to contact others, %s',
    async (format) => {
      await protect(keyOf(1), false);
      await protect(keyOf(2), true);
      const userId = await world.person();
      const ids = await world.save(userId, [keyOf(1), keyOf(2), keyOf(3), keyOf(77)]);
      const targets = [
        { kind: 'saved' as const, ids },
        { kind: 'saved-query' as const, query: 'sort=name-asc' },
      ];
      for (const target of targets) {
        const asked = { target: { ...target, withoutProtected: true }, format };
        const { bytes, made } = await world.fileOf(userId, asked);
        const { head, rows, about } = format === 'csv' ? readCsv(bytes) : await readXlsx(bytes);
        const cvrs = rows.map((cells) => cells[head.indexOf('CVR number')]);
        expect(cvrs.toSorted()).toEqual([keyOf(1), keyOf(3), keyOf(77)]);
        // Their notes stay beside their companies.
        const names = rows.map((cells) => cells[head.indexOf('Name')]);
        expect(names[cvrs.indexOf(keyOf(77))]).toBe(`Gemt ${keyOf(77)}`);
        expect(about).toContain('Companies: 3 of 4 companies');
        expect(about).toContain('Left out: 1 company under advertising protection');
        expect(made).toMatchObject({
          title: expect.stringMatching(/Without companies under advertising protection$/),
          ...{ asked: 4, total: 3, done: 3 },
          facts: { rows: 3, missing: 1, protectedLeftOut: 1, contactCells: 0 },
        });
        const [row] = await world.database.rows(
          `SELECT target FROM exports WHERE id = '${made.id}'`,
        );
        expect(row).toMatchObject({ target: { withoutProtected: true } });
      }
      const segment = { kind: 'segment' as const, query: 'numEmployeesFrom=1&sort=name-asc' };
      const found = await world.fileOf(userId, {
        target: { ...segment, withoutProtected: true },
        ...{ format, columns: ['cvr' as const] },
      });
      expect(found.made).toMatchObject({ asked: 3, total: 2, facts: { protectedLeftOut: 1 } });
      const all = await world.fileOf(userId, { target: segment, format });
      expect(all.made).toMatchObject({ total: 3, facts: { protectedLeftOut: 0 } });
      expect(all.made.title).not.toContain('Without companies');
    },
  );

  test('are said to be all that there is, in place of an empty file', async () => {
    await protect(keyOf(2), true);
    const userId = await world.person();
    const ids = await world.save(userId, [keyOf(2)]);
    const before = world.files();
    const target = { kind: 'saved' as const, ids, withoutProtected: true };
    await expect(world.order(userId, { target, format: 'csv' })).rejects.toMatchObject({
      code: 'invalid_input',
      message:
        'All of these companies are under advertising protection, so none is left for the file.',
    });
    expect(world.files()).toEqual(before);
    expect(await queries.listExports(userId)).toEqual([]);
  });
});

test('an address gives all that it shows, in its order, and says what it is', async () => {
  const userId = await world.person();
  const query = 'search=aps&sort=employees-desc&region=Nordjylland&view=wide';
  const target = { kind: 'discover' as const, query };
  const { bytes, name } = await world.fileOf(userId, { target, format: 'csv', columns: ['cvr'] });
  expect(name).toMatch(/^veminto-discover-/);
  const { rows, about } = readCsv(bytes);
  expect(rows.map(([key]) => key)).toEqual([keyOf(1), keyOf(3), keyOf(2)]);
  expect(about).toMatch(/^Contents: Search for "aps"; .*Order: most employees/);
  const segment = { kind: 'segment' as const, query: 'numEmployeesFrom=5' };
  const found = await world.fileOf(userId, { target: segment, format: 'csv', columns: ['cvr'] });
  expect(readCsv(found.bytes).rows).toEqual([[keyOf(1)], [keyOf(3)]]);
  expect(readCsv(found.bytes).about).toContain('Segmentation; Employees from 5');
});

test('signs in an address that no text has are in no file, nor where files are listed', async () => {
  const userId = await world.person();
  const query = 'search=%00aps%07&region=Nordjylland%07';
  const target = { kind: 'discover' as const, query };
  const { bytes, made } = await world.fileOf(userId, { target, format: 'xlsx', columns: ['cvr'] });
  expect(made.title).toBe('Search for "aps"; Region: Nordjylland; Order: relevance');
  const { rows, about } = await readXlsx(bytes);
  expect(rows).toHaveLength(3);
  expect(about).toMatch(/^Contents: Search for "aps"; Region: Nordjylland; /);
});

test('a list of numbers gives all of its companies, and is said by how many they are', async () => {
  const userId = await world.person();
  const query = new URLSearchParams({ search: `${keyOf(1)}, DK ${keyOf(3)}\n12345678` }).toString();
  const target = { kind: 'discover' as const, query };
  const { bytes } = await world.fileOf(userId, { target, format: 'csv', columns: ['cvr'] });
  const { rows, about } = readCsv(bytes);
  expect(rows.flat().toSorted()).toEqual([keyOf(1), keyOf(3)]);
  expect(about).toMatch(/^Contents: Search for 3 numbers; /);
});

test('an address of saved companies: its list, order, notes and tags', async () => {
  const userId = await world.person();
  const [first, second] = await world.save(userId, [keyOf(1), keyOf(2), keyOf(3)]);
  const [list] = await world.database.rows(`
    WITH made AS (INSERT INTO saved_lists (user_id, name, name_key)
      VALUES ('${userId}', 'Østjylland', 'østjylland') RETURNING id),
    put AS (INSERT INTO saved_list_entries (user_id, list_id, saved_id)
      SELECT '${userId}', made.id, given::uuid FROM made, unnest(ARRAY['${first}', '${second}']) given)
    SELECT id FROM made`);
  await world.database.rows(
    `UPDATE saved_companies SET note = 'Ring; "i morgen"', tags = '{Kunde,Øst}', tag_keys = '{kunde,øst}' WHERE id = '${second}'`,
  );
  const columns: ColumnKey[] = ['cvr', 'tags', 'note', 'lists'];
  const target = {
    kind: 'saved-query' as const,
    query: `list=${list?.id}&sort=cvr&direction=desc&page=2`,
  };
  const { rows, about } = readCsv(
    (await world.fileOf(userId, { target, format: 'csv', columns })).bytes,
  );
  expect(rows).toEqual([
    [keyOf(2), 'Kunde, Øst', 'Ring; "i morgen"', 'Østjylland'],
    [keyOf(1), null, null, 'Østjylland'],
  ]);
  expect(about).toContain('Contents: Saved companies, list Østjylland');
  expect(about).toContain('2 of 2 companies');
  const shared = await world.fileOf(userId, { target: { ...target, shared: true }, format: 'csv' });
  const theirs = readCsv(shared.bytes);
  expect(theirs.rows.map(([key]) => key)).toEqual([keyOf(2), keyOf(1)]);
  expect(theirs.head).not.toContain('Tags');
  expect(shared.made.title).toBe('Saved companies');
  for (const own of ['Kunde', 'i morgen', 'Østjylland', 'Saved on']) {
    expect(shared.bytes.toString('utf8')).not.toContain(own);
  }
  const asked = world.order(userId, {
    target: { ...target, shared: true },
    format: 'csv',
    columns,
  });
  await expect(asked).rejects.toMatchObject({ code: 'invalid_input' });

  const tagged = { kind: 'saved-query' as const, query: 'tag=kunde' };
  const found = await world.fileOf(userId, { target: tagged, format: 'csv', columns: ['cvr'] });
  expect(readCsv(found.bytes).rows).toEqual([[keyOf(2)]]);
  expect(readCsv(found.bytes).about).toContain('Tag: kunde');
});

test('what was written about saved companies is read with the rows, each beside its company', async () => {
  const userId = await world.person();
  await world.database.rows(
    `INSERT INTO saved_companies (user_id, company_key, company_name, note, created_at)
     SELECT '${userId}', lpad(n::text, 8, '0'), 'Gemt ' || n, repeat('Æ', 2000) || n,
       CASE WHEN n = 1 THEN '2026-06-30T22:30Z' ELSE '2026-06-30T21:30Z' END::timestamptz
     FROM generate_series(1, 2001) n`,
  );
  const { makeFile } = await import('@/lib/exports/make');
  const { openKept } = await import('@/lib/exports/folder');
  const order = {
    id: randomUUID(),
    userId,
    target: { kind: 'saved-query', query: 'sort=cvr' },
    format: 'csv',
    language: 'en',
    columns: ['cvr', 'name', 'note', 'savedOn'],
    madeAt: new Date(),
  } satisfies Parameters<typeof makeFile>[0];
  const { chosen } = await makeFile(order);
  expect(JSON.stringify(chosen).length, 'without notes').toBeLessThan(200_000);
  const file = await openKept(order);
  const { rows } = readCsv((await file?.readFile()) ?? Buffer.of());
  await file?.close();
  expect(rows).toEqual(
    Array.from({ length: 2_001 }, (_, at) => [
      ...[String(at + 1).padStart(8, '0'), `Gemt ${at + 1}`, `${'Æ'.repeat(2_000)}${at + 1}`],
      at === 0 ? '2026-07-01' : '2026-06-30',
    ]),
  );
});

test.each([
  ['nothing is searched for', { kind: 'discover', query: 'page=2' }, 'Please enter a search term'],
  [
    'nothing is found',
    { kind: 'discover', query: 'search=qqqqqq' },
    'There is no company to export.',
  ],
  [
    'a filter does not fit',
    { kind: 'segment', query: 'region=Atlantis&numEmployeesFrom=1&sort=nonsense' },
    'Nothing was done, as a part of the address does not fit: region: no company has "Atlantis".',
  ],
  [
    'a filter is none of the page',
    { kind: 'segment', query: 'area=circle:10.2,56.15,5' },
    'Nothing was done, as a part of the address does not fit: area: not a filter of this page.',
  ],
  [
    'a filter cannot be read',
    { kind: 'discover', query: 'search=tag&foundedFrom=yesterday' },
    'Nothing was done, as a part of the address does not fit: foundedFrom: "yesterday" is not a day such as 2020-12-31.',
  ],
  [
    'a filter is misspelt',
    { kind: 'segment', query: 'regoin=Hovedstaden&page=2' },
    'Nothing was done, as a part of the address does not fit: regoin: unknown here, so it would narrow nothing.',
  ],
  [
    'a segment is searched for words',
    { kind: 'segment', query: 'search=tag' },
    'Nothing was done, as a part of the address does not fit: search: unknown here, so it would narrow nothing.',
  ],
  [
    'the case of a name differs',
    { kind: 'discover', query: 'search=tag&Region=Hovedstaden' },
    'Nothing was done, as a part of the address does not fit: Region: unknown here, so it would narrow nothing.',
  ],
  ['nothing is saved', { kind: 'saved-query', query: '' }, 'There is no company to export.'],
  [
    'all would be in it in place of a list',
    { kind: 'saved-query', query: 'list=Leads' },
    'The query names a list or entries that cannot be: give a list by its id, and at most 100 ids of entries that are left out.',
  ],
] as const)('refused: %s', async (_, target, sentence) => {
  const asked = world.order(await world.person(), { target, format: 'csv' });
  await expect(asked).rejects.toMatchObject({ code: 'invalid_input', message: sentence });
});

test('files of others are unknown, what was asked for is logged, and nothing half is left', async () => {
  const [userId, other] = [await world.person(), await world.person()];
  await world.save(userId, [keyOf(1)]);
  const target = { kind: 'saved-query' as const, query: '' };
  const { made } = await world.fileOf(userId, { target, format: 'csv' });
  await expect(queries.openExport(other, made.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(queries.getExport(other, made.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await queries.listExports(other)).toEqual([]);
  expect(await queries.listExports(userId)).toEqual([made]);
  const log = await world.database.rows(
    `SELECT action, subject, details FROM audit_events WHERE actor_id = '${userId}'`,
  );
  const details = { format: 'csv', companies: 1, from: 'saved' };
  expect(log).toEqual([{ action: 'companies_exported', subject: made.id, details }]);
  expect(world.files().filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(world.files()).toContain(`${made.id}.csv`);
});

test('the list of files describes each in the language of its reader', async () => {
  const userId = await world.person();
  const [id] = await world.save(userId, [keyOf(1)]);
  const [list] = await world.database.rows(`
    WITH made AS (INSERT INTO saved_lists (user_id, name, name_key)
      VALUES ('${userId}', 'Search', 'search') RETURNING id),
    put AS (INSERT INTO saved_list_entries (user_id, list_id, saved_id)
      SELECT '${userId}', made.id, '${id}'::uuid FROM made)
    SELECT id FROM made`);
  const { createExport } = await import('@/lib/exports/mutations');
  const make = (target: ExportTarget, language?: 'da' | 'en') =>
    createExport(
      { userId, address: null, ...(language && { language }) },
      { target, format: 'csv', columns: ['cvr'] },
    );
  const query = 'employees=1-5|1000-2000&sort=name-asc';
  await make({ kind: 'discover', query: `search=aps&${query}`, withoutProtected: true }, 'da');
  await make({ kind: 'segment', query: 'region=Nordjylland' });
  await make({ kind: 'saved-query', query: `list=${list?.id}` });
  // What it was called stays, also when the list is gone.
  await world.database.rows(`DELETE FROM saved_lists WHERE id = '${list?.id}'`);
  const titles = async (language?: 'da' | 'en') =>
    (await queries.listExports(userId, language)).map(({ title }) => title);
  const english = [
    'Saved companies, list Search',
    'Segmentation; Region: Nordjylland; Order: active first, most employees',
    'Search for "aps"; Employees: 1–5, 1000–2000; Order: name, A to Z; Without companies under advertising protection',
  ];
  const danish = [
    'Gemte virksomheder, listen Search',
    'Segmentering; Region: Nordjylland; Rækkefølge: aktive først, flest ansatte',
    'Søgning efter ”aps”; Ansatte: 1–5, 1000–2000; Rækkefølge: navn, A til Å; Uden reklamebeskyttede virksomheder',
  ];
  expect(await titles('en')).toEqual(english);
  expect(await titles('da')).toEqual(danish);
  // Programs name no language: each is described in that of its file.
  expect(await titles()).toEqual([english[0], english[1], danish[2]]);
  // The version before stored no contents.
  await world.database.rows(`UPDATE exports SET contents = NULL WHERE user_id = '${userId}'`);
  expect(await titles('en')).toEqual([english[0], english[1], danish[2]]);
});

test('a folder that cannot be read is told by who cleans it', async () => {
  const { env } = await import('@/lib/env');
  const { removeKept } = await import('@/lib/exports/folder');
  const { DATA_DIR } = env;
  onTestFinished(() => {
    Object.assign(env, { DATA_DIR });
  });
  Object.assign(env, { DATA_DIR: path.join(DATA_DIR, 'nowhere') });
  expect(await removeKept(() => true)).toBe(0);
  Object.assign(env, { DATA_DIR: path.resolve('package.json') });
  await expect(removeKept(() => true)).rejects.toMatchObject({ code: 'ENOTDIR' });
});

describe('bounds', () => {
  let userId: string;
  const waiting = (count: number) =>
    world.database.rows(
      `INSERT INTO exports (user_id, format, target, columns, file_name, title, asked, total)
       SELECT '${userId}', 'csv', '{}', '{cvr}', 'x.csv', 'x', 1, 1 FROM generate_series(1, ${count})`,
    );
  const ask = (format: ExportFormat) =>
    world.order(userId, { target: { kind: 'saved-query', query: '' }, format });
  const saveMany = (from: number, to: number) =>
    world.database.rows(
      `INSERT INTO saved_companies (user_id, company_key, company_name)
       SELECT '${userId}', lpad(n::text, 8, '0'), 'x' FROM generate_series(${from}, ${to}) n`,
    );
  beforeAll(async () => {
    userId = await world.person();
  });

  test('more than a PDF or a file holds is refused with the number, and never cut', async () => {
    await saveMany(1, 5_001);
    await expect(ask('pdf')).rejects.toMatchObject({
      message:
        '5.001 companies were found, and a PDF holds at most 5.000. Choose Excel or CSV, or narrow them with filters.',
    });
    await saveMany(5_002, 50_001);
    await expect(ask('csv')).rejects.toMatchObject({
      code: 'invalid_input',
      message:
        '50.001 companies were found, and a file holds at most 50.000. Narrow them with filters, or export them in parts.',
    });
  });

  test('a fourth long file waits for one of three', async () => {
    await world.database.rows(`DELETE FROM saved_companies WHERE company_key = '00050001'`);
    await waiting(3);
    await expect(ask('csv')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('of several that come at the same moment no more than three are let in', async () => {
    await world.database.rows(`DELETE FROM exports WHERE user_id = '${userId}'`);
    await waiting(2);
    const send = vi.fn(async () => {});
    setQueue({ send } as unknown as Queue);
    onTestFinished(() => setQueue(null));
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => ask('csv')));
    expect(ends.map(({ status }) => status).sort()).toEqual([
      ...['fulfilled', 'rejected', 'rejected', 'rejected'],
    ]);
    const rows = await world.database.rows(
      `SELECT count(*)::int AS number FROM exports WHERE user_id = '${userId}'`,
    );
    expect(rows).toEqual([{ number: 3 }]);
    expect(send).toHaveBeenCalledOnce();
  });
});

test('no file mixes two registers: when another one comes in it is made anew', async () => {
  const userId = await world.person();
  await world.save(userId, [keyOf(1), keyOf(2)]);
  // Reading the rows waits, after what precedes them was already read.
  await world.database.rows('BEGIN');
  await world.database.rows('LOCK TABLE secondary_industries IN ACCESS EXCLUSIVE MODE');
  const target = { kind: 'saved-query' as const, query: '' };
  const file = world.fileOf(userId, { target, format: 'csv', columns: ['name', 'industry2'] });
  await vi.waitFor(() => {
    expect(world.files().some((name) => name.endsWith('.part'))).toBe(true);
  }, 20_000);
  await world.database.rows(`UPDATE companies SET name = 'Nyt ' || key`);
  await world.database.rows(
    `INSERT INTO search_indexes (version, format, companies, digest, code_lists)
     SELECT max(version) + 1, max(format), 3, 'new', 'new' FROM search_indexes`,
  );
  await world.database.rows('COMMIT');
  const { rows } = readCsv((await file).bytes);
  expect(rows.map(([name]) => name).sort()).toEqual([`Nyt ${keyOf(1)}`, `Nyt ${keyOf(2)}`]);
});
