import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zip } from '@/tests/doubles/datafordeler/pack';
import { temporaryFolder } from '@/tests/support/temporary';
import { openPack, packedOn } from './pack';

const text = `[${Array.from({ length: 40_000 }, (_, n) => `{"n":${n}}`).join(',\n')}]`;

function stored(content: string | Buffer, name = 'rows.zip'): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}

async function read(file: string): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of await openPack(file)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

test('plain, gzipped and zipped files are the same, whatever their names', async () => {
  expect(await read(stored(text, 'a.json'))).toBe(text);
  expect(await read(stored(gzipSync(text), 'a.json'))).toBe(text);
  expect(await read(stored(await zip('a.json', text), 'a.json'))).toBe(text);
});

test('a file without content has no pieces', async () => {
  const pieces = [];
  for await (const piece of await openPack(stored('', 'a.json'))) pieces.push(piece);
  expect(pieces).toEqual([]);
});

test('a zip tells its day, other files tell none', async () => {
  expect(await packedOn(stored(await zip('a.json', text)))).toBe('2026-10-09');
  expect(await packedOn(stored(text, 'a.json'))).toBeNull();
  const undated = await zip('a.json', text);
  // Its time in seconds since 1970, in the list of contents.
  undated.writeUInt32LE(0, undated.lastIndexOf(Buffer.from('UT\x05\0')) + 5);
  expect(await packedOn(stored(undated)), 'a zip without a date').toBeNull();
});

test('a bomb is not unpacked', async () => {
  const bytes = await zip('a.json', text);
  const entry = bytes.lastIndexOf(Buffer.from('PK\x01\x02'));
  bytes.writeUInt32LE(0xf000_0000, entry + 24);
  await expect(read(stored(bytes))).rejects.toThrow('the zip unpacks to more than 300 times');
  const small = ' '.repeat(1_000_000);
  expect(await read(stored(await zip('a.json', small))), 'which is no bomb').toBe(small);
});

test('content that is longer or other than the zip says is damage', async () => {
  const longer = await zip('a.json', text);
  longer.writeUInt32LE(20, longer.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
  await expect(read(stored(longer))).rejects.toThrow('the zip is damaged. Nothing was loaded.');
  const other = await zip('a.json', text);
  other.writeUInt32LE(1, other.lastIndexOf(Buffer.from('PK\x01\x02')) + 16);
  await expect(read(stored(other))).rejects.toThrow('the zip is damaged. Nothing was loaded.');
});

test('gzip data that is cut off is told', async () => {
  const cut = gzipSync(text).subarray(0, -20);
  await expect(read(stored(cut, 'a.json.gz'))).rejects.toThrow('the gzip data is cut off');
});
