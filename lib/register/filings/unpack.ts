import 'server-only';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import {
  DamagedZip,
  entryBursts,
  listEntries,
  MAX_RATIO,
  mostUnpacked,
  openZip,
  readWhole,
} from '@/lib/zip/read';
import { ReportError } from './xbrl/report-error';

const mebibyte = 1024 ** 2;
/** Far above the size of a report with all its pictures. */
const maxBytes = 64 * mebibyte;
const maxEntries = 2_000;
/** Downloads are gzipped and packages are zipped, and both can occur together. */
const maxLayers = 3;

const begins = (document: Buffer, ...bytes: number[]) =>
  bytes.every((byte, index) => document[index] === byte);

const isGzip = (document: Buffer) => begins(document, 0x1f, 0x8b);
const isZip = (document: Buffer) => begins(document, 0x50, 0x4b);
const isTiff = (document: Buffer) =>
  begins(document, 0x49, 0x49, 0x2a, 0x00) || begins(document, 0x4d, 0x4d, 0x00, 0x2a);

/**
 * The report inside a downloaded document: gzip and zip are detected by their first bytes and
 * unpacked; anything else is returned unchanged. Throws ReportError for a PDF or a scanned report,
 * and for packages that are damaged or too large.
 */
export async function unpackDocument(document: Buffer): Promise<Buffer> {
  let content = document;
  for (let layer = 0; isGzip(content) || isZip(content); layer += 1) {
    if (layer === maxLayers) throw new ReportError('packed again and again');
    content = isGzip(content) ? await unpackGzip(content) : await unpackZip(content);
  }
  if (content.length === 0) throw new ReportError('the document is empty');
  if (content.length > maxBytes) throw tooLarge();
  if (content.toString('latin1', 0, 1024).trimStart().startsWith('%PDF')) {
    throw new ReportError('a PDF has no figures to read');
  }
  if (isTiff(content)) throw new ReportError('a scanned report (TIFF) has no figures to read');
  return content;
}

const tooLarge = () => new ReportError(`larger than ${maxBytes / mebibyte} MiB unpacked`);
const bursts = () => new ReportError(`unpacks to more than ${MAX_RATIO} times its size`);

async function unpackGzip(packed: Buffer): Promise<Buffer> {
  const allowed = mostUnpacked(packed.length);
  try {
    return await promisify(gunzip)(packed, { maxOutputLength: Math.min(maxBytes, allowed) });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw allowed < maxBytes ? bursts() : tooLarge();
    if (code === 'Z_BUF_ERROR') throw new ReportError('the gzip data is cut off');
    throw new ReportError(`the gzip data is damaged: ${message}`);
  }
}

async function unpackZip(packed: Buffer): Promise<Buffer> {
  try {
    const zip = await openZip(packed);
    if (zip.entryCount > maxEntries) {
      throw new ReportError(`the zip has more than ${maxEntries} entries`);
    }
    const report = chooseReport(await listEntries(zip));
    if (!report) throw new ReportError('the zip has no report in it');
    return await unpackEntry(zip, report);
  } catch (error) {
    if (!(error instanceof DamagedZip)) throw error;
    throw new ReportError(`the zip is damaged: ${error.message}`);
  }
}

const page = /\.(xhtml|html?)$/i;
const instance = /\.(xbrl|xml)$/i;
const foreign = /(^|\/)(META-INF|__MACOSX)\/|[_-](cal|def|lab|pre|ref)([_-][a-z]{2})?\.xml$/i;

/**
 * The report in a package: a page in its `reports` folder, else an instance there, else the same
 * anywhere; the largest if there are several.
 */
function chooseReport(entries: readonly Entry[]): Entry | null {
  const own = entries.filter(({ fileName }) => !foreign.test(fileName));
  const reports = own.filter(({ fileName }) => /(^|\/)reports\//i.test(fileName));
  for (const among of [reports, own]) {
    for (const kind of [page, instance]) {
      const [largest] = among
        .filter(({ fileName }) => kind.test(fileName))
        .sort((a, b) => b.uncompressedSize - a.uncompressedSize);
      if (largest) return largest;
    }
  }
  return null;
}

function unpackEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw tooLarge();
  if (entryBursts(entry)) throw bursts();
  return readWhole(zip, entry);
}
