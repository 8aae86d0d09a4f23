import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { unpackDocument } from './unpack';
import { ReportError } from './xbrl/report-error';

const xml = Buffer.from('<?xml version="1.0"?><a/>');

/** Makes a zip of files, given as names and contents. */
async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const unpacked = async (document: Buffer) => (await unpackDocument(document)).toString();

test('gzip is told by its first bytes, anything else stays as it is', async () => {
  expect(await unpacked(xml)).toBe(xml.toString());
  expect(await unpacked(gzipSync(xml))).toBe(xml.toString());
});

test.each([
  [
    'the page in its reports folder, before larger ones elsewhere',
    { 'acme/reports/a.xhtml': 'A', 'acme/other.xhtml': 'longer', 'acme/reports/a.xml': 'xml' },
    'A',
  ],
  ['the largest of several pages there', { 'reports/a.xhtml': 'A', 'reports/b.html': 'BB' }, 'BB'],
  ['an instance there', { 'reports/a.xbrl': 'A', 'big.xhtml': 'longer' }, 'A'],
  ['the largest page anywhere', { 'a.xhtml': 'A', 'b/c.xhtml': 'BBB', 'd.xml': 'longer' }, 'BBB'],
  [
    'an instance, not what describes the taxonomy',
    { 'META-INF/catalog.xml': 'longer', 'acme_lab-da.xml': 'longer', 'acme.xml': 'A' },
    'A',
  ],
])('of a package it is %s', async (_, files, expected) => {
  expect(await unpacked(await zipped(files))).toBe(expected);
  expect(await unpacked(gzipSync(await zipped(files)))).toBe(expected);
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.7 …'), 'a PDF has no figures to read'],
  ['a gzipped PDF', gzipSync('%PDF-1.7 …'), 'a PDF has no figures to read'],
  ['a scan', Buffer.from('II*\0rest'), 'a scanned report (TIFF) has no figures to read'],
  ['a scan of the other order', Buffer.from('MM\0*rest'), 'a scanned report (TIFF)'],
  ['nothing', Buffer.alloc(0), 'the document is empty'],
  ['gzip that is cut off', gzipSync(xml).subarray(0, 20), 'the gzip data is cut off'],
  ['gzip that is damaged', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]), 'damaged'],
  ['too much', gzipSync(Buffer.alloc(65 * 1024 ** 2, 'ab'), { level: 0 }), 'larger than 64 MiB'],
  ['gzip that bursts', gzipSync(Buffer.alloc(4 * 1024 ** 2)), 'more than 200 times its size'],
  ['gzip in gzip', gzipSync(gzipSync(gzipSync(gzipSync(xml)))), 'packed again and again'],
])('%s is refused', async (_, document, reason) => {
  await expect(unpackDocument(document)).rejects.toThrow(ReportError);
  await expect(unpackDocument(document)).rejects.toThrow(reason);
});

test('packages that are damaged, empty or too much are refused', async () => {
  const good = await zipped({ 'reports/a.xhtml': 'some content of a page' });
  await expect(unpackDocument(good.subarray(0, 60))).rejects.toThrow(/^the zip is damaged: /);
  const twisted = Buffer.from(good);
  twisted.fill(0xff, 46, 60);
  await expect(unpackDocument(twisted)).rejects.toThrow(/^the zip is damaged: /);
  await expect(unpackDocument(await zipped({ 'readme.txt': 'hello' }))).rejects.toThrow(
    'the zip has no report in it',
  );
  const bomb = await zipped({ 'reports/a.xhtml': Buffer.alloc(4 * 1024 ** 2) });
  await expect(unpackDocument(bomb)).rejects.toThrow('more than 200 times its size');
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.txt`, '']));
  await expect(unpackDocument(await zipped(many))).rejects.toThrow('more than 2000 entries');
});

test('a zip that lies about the size of its report is refused', async () => {
  const zip = await zipped({ 'reports/a.xhtml': 'x'.repeat(5_000) });
  const central = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  zip.writeUInt32LE(10, central + 24);
  await expect(unpackDocument(zip)).rejects.toThrow(/^the zip is damaged: /);
});
