import type { Entry, ZipFile } from 'yauzl';
import {
  DamagedZip,
  isEncrypted,
  listEntries,
  openZip,
  readEntry,
  readWhole,
} from '@/lib/zip/read';
import { bursts, MAX_PARTS } from '@/lib/zip/workbook-limits';
import { SHARE_MESSAGES } from './constants';

/** Maximum size of parts that are read whole: content types and relationships. */
const MAX_LISTING = 1024 ** 2;

const TYPES = '[Content_Types].xml';
const WORKBOOK = 'xl/workbook.xml';
/** Macros, embedded files, and external data. */
const ACTIVE_PART =
  /vbaProject|macrosheets|activeX|embeddings|externalLinks|ctrlProps|customUI|queryTables|connections\.xml/i;
/** Matches the same by relationship type, as part names are arbitrary. */
const ACTIVE_RELATION =
  /\/(?:vbaProject|xl\w*Macrosheet|oleObject|package|control|ctrlProp|externalLink|queryTable|connections|extensibility)["']/i;
const RELATIONS = /\.rels$/i;
const OUTSIDE = /TargetMode(?!\s*=\s*["']Internal["'])/;
/** Character references, which could disguise a name. */
const DISGUISED = /&#/;
/** Any part may be a sheet, whatever its path; `f` elements of charts are just cell references. */
const SHEET_PLACE = /^xl\/worksheets\/[^/]+\.xml$/i;
const SHEET = /<(?:[^ \t\r\n<>/:]+:)?(?:work|macro|dialog)sheet[ \t\r\n>/]/;
const FORMULA = /<(?:[^ \t\r\n<>/:]+:)?f[ \t\r\n>/]/;
const END_OF_NAME = /[ \t\r\n>/]/;
const MAX_NAME = 1_024;
/**
 * Only for existing parts (Override); some programs declare a default for parts that might exist.
 */
const MACROS = /<(?:[^ \t\r\n<>/:]+:)?Override[^<]*macroEnabled/i;

/** The reason why a workbook is rejected. */
class Refusal extends Error {}

function checkParts(parts: readonly Entry[]): void {
  const names = new Set(parts.map(({ fileName }) => fileName));
  if (!names.has(TYPES) || !names.has(WORKBOOK)) throw new Refusal(SHARE_MESSAGES.noSuchKind);
  for (const part of parts) {
    if (ACTIVE_PART.test(part.fileName)) throw new Refusal(SHARE_MESSAGES.active);
    if (isEncrypted(part)) throw new Refusal(SHARE_MESSAGES.damaged);
  }
  if (bursts(parts)) throw new Refusal(SHARE_MESSAGES.bursts);
}

/** Drops the null bytes of UTF-16, so that tags are found in either encoding. */
const plain = (piece: Buffer) => piece.toString('latin1').replaceAll('\0', '');

async function readListing(zip: ZipFile, part: Entry): Promise<string> {
  if (part.uncompressedSize > MAX_LISTING) throw new Refusal(SHARE_MESSAGES.bursts);
  return plain(await readWhole(zip, part));
}

async function checkTypes(zip: ZipFile, part: Entry): Promise<void> {
  const text = await readListing(zip, part);
  if (MACROS.test(text) || DISGUISED.test(text)) throw new Refusal(SHARE_MESSAGES.active);
  if (!text.includes('spreadsheetml.sheet.main+xml')) throw new Refusal(SHARE_MESSAGES.noSuchKind);
}

async function checkRelations(zip: ZipFile, part: Entry): Promise<void> {
  const text = await readListing(zip, part);
  if (ACTIVE_RELATION.test(text) || DISGUISED.test(text)) throw new Refusal(SHARE_MESSAGES.active);
  if (OUTSIDE.test(text)) throw new Refusal(SHARE_MESSAGES.links);
}

async function checkContents(zip: ZipFile, part: Entry): Promise<void> {
  let isSheet = SHEET_PLACE.test(part.fileName);
  let unfinished = '';
  await readEntry(zip, part, (piece) => {
    const text = unfinished + plain(piece);
    isSheet ||= SHEET.test(text);
    if (isSheet && FORMULA.test(text)) throw new Refusal(SHARE_MESSAGES.active);
    // A tag name may continue in the next chunk.
    const tag = text.slice(text.lastIndexOf('<'));
    unfinished = END_OF_NAME.test(tag) ? '' : tag;
    if (unfinished.length > MAX_NAME) throw new Refusal(SHARE_MESSAGES.damaged);
  });
}

/**
 * Unpacks an Excel file completely, within limits.
 * @returns what is wrong with it, or null
 * @throws only faults of our own
 */
export async function checkWorkbook(bytes: Buffer): Promise<string | null> {
  try {
    const zip = await openZip(bytes);
    if (zip.entryCount > MAX_PARTS) return SHARE_MESSAGES.bursts;
    const parts = await listEntries(zip);
    checkParts(parts);
    for (const part of parts) {
      if (part.fileName === TYPES) await checkTypes(zip, part);
      else if (RELATIONS.test(part.fileName)) await checkRelations(zip, part);
      else await checkContents(zip, part);
    }
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    if (error instanceof DamagedZip) return SHARE_MESSAGES.damaged;
    throw error;
  }
}
