import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FoundDocument,
  findDocuments,
  listFiles,
  parseDocuments,
  type ReadRefusal,
} from './index';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

async function readAs(wholeLines: boolean, paths: readonly string[]): Promise<string[]> {
  const found = [];
  for await (const item of findDocuments(await listFiles(paths), { wholeLines })) {
    const place = `${path.relative(folder, item.file)}:${item.line}`;
    found.push(...contentOf(item).map((text) => `${place} ${text}`));
  }
  return found;
}

/** `file:line` with the document's number, or the reason for refusing it. */
async function read(...paths: string[]): Promise<string[]> {
  const found = await readAs(false, paths);
  expect(await readAs(true, paths), 'whole lines say the same').toEqual(found);
  return found;
}

const contentOf = (item: FoundDocument | ReadRefusal): (string | number)[] =>
  'reason' in item
    ? [item.reason]
    : parseDocuments(item.bytes).map((parsed) =>
        'reason' in parsed ? parsed.reason : numberOf(parsed.document),
      );

type Document = { Vrvirksomhed?: { cvrNummer: number } };
const numberOf = (document: unknown) =>
  (document as Document).Vrvirksomhed?.cvrNummer ?? JSON.stringify(document);
const company = (cvrNummer: number) => ({ Vrvirksomhed: { cvrNummer } });
const hit = (cvrNummer: number) => ({ _id: '1', _source: company(cvrNummer) });
const answer = (...numbers: number[]) => ({ took: 1, hits: { total: 2, hits: numbers.map(hit) } });

test('reads answers, lists, hits, documents and lines of them', async () => {
  const text = JSON.stringify;
  const files = [
    write('answer.json', text(answer(1, 2), null, 2)),
    write('hits.json', text([hit(3), company(4)])),
    write('document.json', `\ufeff${text(company(5), null, 1)}`),
    write('lines.ndjson', `${text(company(6))}\n${text(answer(7, 8))}\n${text([hit(9)])}\n`),
  ];
  const found = await read(...files);
  expect(found.map((line) => line.split(' ')[1])).toEqual([...'123456789']);
  expect(found.slice(5)).toEqual([
    'lines.ndjson:1 6',
    'lines.ndjson:2 7',
    'lines.ndjson:2 8',
    'lines.ndjson:3 9',
  ]);
});

test('unpacks gzip by its first bytes, whatever the name', async () => {
  const zipped = gzipSync(JSON.stringify(answer(1)));
  expect(await read(write('a.json', zipped), write('b.json.gz', zipped))).toEqual([
    'a.json:1 1',
    'b.json.gz:1 1',
  ]);
});

test('goes through folders in order and leaves other files alone', async () => {
  write('b.json', JSON.stringify(company(2)));
  write('a/z.ndjson', JSON.stringify(company(1)));
  write('notes.txt', 'nothing of ours');
  expect(await read(folder)).toEqual(['a/z.ndjson:1 1', 'b.json:1 2']);
});

test('tells of a folder without such files', async () => {
  write('other/notes.txt', 'nothing of ours');
  expect(await read(path.join(folder, 'other'))).toEqual([
    'other:0 the folder has no files named .json, .ndjson or .jsonl (or these and .gz)',
  ]);
});

test('tells what it cannot read and goes on', async () => {
  const good = JSON.stringify(company(3));
  const found = await read(
    path.join(folder, 'missing.json'),
    write(
      'lines.ndjson',
      `${JSON.stringify(company(1))}\n{"Vrvirksomhed":{"cvrNummer":\n{"a" 1}\n${good}`,
    ),
    write('empty.json', ''),
  );
  expect(found).toEqual([
    'missing.json:0 no such file or folder',
    'lines.ndjson:1 1',
    'lines.ndjson:2 the line ends inside a document',
    expect.stringMatching(/^lines.ndjson:3 not valid JSON: /),
    'lines.ndjson:4 3',
    'empty.json:1 the file is empty',
  ]);
});

test('whatever its lines hold, taking them whole gives the same', async () => {
  const piece = fc.constantFrom(
    ...[JSON.stringify(company(1)), JSON.stringify(answer(2, 3)), '{"a":', '{"a" 1}', '}', ']'],
    ...['[', '[{"Vrvirksomhed":{"cvrNummer":4}}]', '"text', '12', ',', ' ', '\\', '\r'],
  );
  const line = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
      await read(write('any.ndjson', lines.join('\n')));
    }),
    { numRuns: 300 },
  );
});

test('a cut and a damaged gzip file are refused with their cause', async () => {
  const zipped = gzipSync(JSON.stringify(Array.from({ length: 500 }, (_, i) => company(i))));
  const damaged = Buffer.from(zipped);
  damaged.fill(7, 20, 40);
  expect((await read(write('cut.gz', zipped.subarray(0, -20)))).at(-1)).toBe(
    'cut.gz:1 the gzip data is cut off',
  );
  expect((await read(write('damaged.gz', damaged))).at(-1)).toMatch(/the gzip data is damaged/);
});
