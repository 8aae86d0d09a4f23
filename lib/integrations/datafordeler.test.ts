import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { DatafordelerDouble } from '@/tests/doubles/datafordeler/server';
import { temporaryFolder } from '@/tests/support/temporary';
import type { DatafordelerFile } from './datafordeler';

const double = new DatafordelerDouble();
const name = 'CVR_V2_Navn_TotalDownload_json_Current_525.zip';
const bytes = Buffer.alloc(200_000, 'some bytes of a zip ');
const limits = { tries: 3, waitMs: 1, silenceMs: 10_000 };
/** Where the double says nothing; an answer may take longer on a busy machine. */
const hurry = { ...limits, silenceMs: 400 };

let file: DatafordelerFile;
let folder: string;

vi.stubEnv('DATAFORDELER_BASE_URL', `${await double.start()}/`);
vi.stubEnv('DATAFORDELER_API_KEY', double.key);
const service = await import('./datafordeler');
beforeEach(async () => {
  double.reset();
  double.files = [{ name, entity: 'Navn', data: 'Current', layout: 'array', bytes }];
  folder = temporaryFolder();
  const [first] = await service.listDatafordelerFiles(limits);
  if (!first) throw new Error('The double lists its file.');
  file = first;
  double.asked.length = 0;
});
afterAll(() => double.stop());

const download = (given = file) => service.downloadDatafordelerFile(given, folder, limits);
const ranges = () => double.asked.map(({ range }) => range);

test('the list is read over all its pages, without rows that are no files', async () => {
  double.pageSize = 2;
  double.files = [525, 519, 513].map((generation) => ({
    name: name.replace('525', `${generation}`),
    entity: 'Navn',
    data: 'Current' as const,
    layout: 'array' as const,
    bytes,
  }));
  double.files.push({ ...double.files[0], name: '../escaped.zip' } as (typeof double.files)[0]);
  const files = await service.listDatafordelerFiles(limits);
  expect(files.map(({ generationNumber }) => generationNumber)).toEqual([525, 519, 513]);
  expect(double.asked).toHaveLength(2);
});

test('a file comes whole, and a whole one is not fetched again', async () => {
  const target = await download();
  expect(readFileSync(target).equals(bytes)).toBe(true);
  expect(await download()).toBe(target);
  expect(double.asked).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([name]);
});

test('a cut download goes on where it was, also after a kill', async () => {
  double.faults.set(name, { kind: 'cut', after: 70_000, times: 1 });
  await download();
  const [first, second] = ranges();
  expect(first).toBeNull();
  expect(second).toMatch(/^bytes=[1-9]\d*-$/);
  const killed = temporaryFolder();
  writeFileSync(path.join(killed, `${name}.part`), bytes.subarray(0, 50_000));
  const target = await service.downloadDatafordelerFile(file, killed, limits);
  expect(readFileSync(target).equals(bytes)).toBe(true);
  expect(ranges().at(-1)).toBe('bytes=50000-');
});

test('without ranges it begins anew', async () => {
  double.ranges = false;
  writeFileSync(path.join(folder, `${name}.part`), bytes.subarray(0, 50_000));
  expect(readFileSync(await download()).equals(bytes)).toBe(true);
});

test('errors and silence that pass are waited out', async () => {
  double.faults.set(name, { kind: 'status', status: 500, times: 2 });
  await download();
  expect(double.asked).toHaveLength(3);
  const other = temporaryFolder();
  double.faults.set(name, { kind: 'hang', times: 1 });
  await service.downloadDatafordelerFile(file, other, hurry);
  expect(readdirSync(other)).toEqual([name]);
});

test('what stays away is told in a sentence', async () => {
  double.faults.set(name, { kind: 'status', status: 503, times: 9 });
  await expect(download()).rejects.toThrow(
    `${name} cannot be read from Datafordeler: it answers 503.`,
  );
  double.faults.set('list', { kind: 'hang', times: 9 });
  await expect(service.listDatafordelerFiles(hurry)).rejects.toThrow(
    'The list of files cannot be read from Datafordeler: it says nothing for 0 s.',
  );
});

test('401, 403 and 404 are not asked again', async () => {
  const sentences: [number, string, string][] = [
    [401, 'not_configured', 'Datafordeler does not accept DATAFORDELER_API_KEY.'],
    [403, 'forbidden', 'Datafordeler refuses this DATAFORDELER_API_KEY access to the CVR files.'],
    [404, 'not_found', `${name} is not at Datafordeler: files stay there for seven days`],
  ];
  for (const [status, code, sentence] of sentences) {
    double.asked.length = 0;
    double.faults.set(name, { kind: 'status', status, times: 9 });
    const failure = await download().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code, message: expect.stringContaining(sentence) });
    expect(double.asked).toHaveLength(1);
  }
});

test('a file that is not the listed one is fetched once more and not kept', async () => {
  const wrong = Buffer.alloc(bytes.length, 'x');
  double.faults.set(name, { kind: 'bytes', bytes: wrong, times: 1 });
  expect(readFileSync(await download()).equals(bytes)).toBe(true);
  folder = temporaryFolder();
  double.asked.length = 0;
  double.faults.set(name, { kind: 'bytes', bytes: wrong, times: 9 });
  await expect(download()).rejects.toThrow('its size and checksum are not those of the list');
  expect(double.asked).toHaveLength(2);
  expect(readdirSync(folder)).toEqual([]);
});

test('the checksum may be base64, in capitals, or absent', async () => {
  const md5 = createHash('md5').update(bytes).digest();
  for (const md5Hash of [md5.toString('base64'), md5.toString('hex').toUpperCase(), null]) {
    folder = temporaryFolder();
    expect(existsSync(await download({ ...file, md5Hash }))).toBe(true);
  }
});

test('the key stands in no message', async () => {
  double.faults.set(name, { kind: 'cut', after: 0, times: 99 });
  const failure = await download().catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'unavailable' });
  const { inspect } = await import('node:util');
  expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(double.key);
});
