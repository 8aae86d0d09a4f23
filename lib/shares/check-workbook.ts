import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { SHARE_MESSAGES } from './constants';

const mebibyte = 1024 ** 2;
const MAX_PARTS = 1_000;
/** Of all parts together, unpacked. */
const MAX_BYTES = 256 * mebibyte;
/** Tables shrink to a twentieth or so; what shrinks more is made to burst. */
const MAX_RATIO = 200;
/** Of a part that is read as a whole: what the parts are, and what they are to each other. */
const MAX_LISTING = mebibyte;

const TYPES = '[Content_Types].xml';
const WORKBOOK = 'xl/workbook.xml';
/** Programs, other files, and what is fetched from elsewhere. */
const ACTIVE_PART =
  /vbaProject|macrosheets|activeX|embeddings|externalLinks|ctrlProps|customUI|queryTables|connections\.xml/i;
/** The same by what parts are to each other, as their names are free. */
const ACTIVE_RELATION =
  /\/(?:vbaProject|xl\w*Macrosheet|oleObject|package|control|ctrlProp|externalLink|queryTable|connections|extensibility)["']/i;
const RELATIONS = /\.rels$/i;
const OUTSIDE = /TargetMode(?!\s*=\s*["']Internal["'])/;
/** Letters written as their numbers, with which a name would be another. */
const DISGUISED = /&#/;
/** Any part may be a sheet, wherever it lies; what charts call a formula is a place in one. */
const SHEET_PLACE = /^xl\/worksheets\/[^/]+\.xml$/i;
const SHEET = /<(?:[^ \t\r\n<>/:]+:)?(?:work|macro|dialog)sheet[ \t\r\n>/]/;
const FORMULA = /<(?:[^ \t\r\n<>/:]+:)?f[ \t\r\n>/]/;
const END_OF_NAME = /[ \t\r\n>/]/;
const MAX_NAME = 1_024;
/** Of a part that is there; some programs name the kind for parts that might be. */
const MACROS = /<(?:[^ \t\r\n<>/:]+:)?Override[^<]*macroEnabled/i;

/** Why a workbook is not mailed. */
class Refusal extends Error {}

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    fromBuffer(bytes, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

const listParts = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const parts: Entry[] = [];
    zip.on('entry', (part: Entry) => {
      parts.push(part);
      zip.readEntry();
    });
    zip.on('end', () => resolve(parts));
    zip.on('error', reject);
    zip.readEntry();
  });

/** Unpacks a part; yauzl holds it to the size that it states. */
function unpack(zip: ZipFile, part: Entry, onPiece: (piece: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(part, (error, stream) => {
      if (error) return reject(error);
      stream.on('data', (piece: Buffer) => {
        try {
          onPiece(piece);
        } catch (refusal) {
          stream.destroy();
          reject(refusal);
        }
      });
      stream.on('end', resolve);
      stream.on('error', reject);
    });
  });
}

function checkParts(parts: readonly Entry[]): void {
  const names = new Set(parts.map(({ fileName }) => fileName));
  if (!names.has(TYPES) || !names.has(WORKBOOK)) throw new Refusal(SHARE_MESSAGES.noSuchKind);
  let bytes = 0;
  for (const { fileName, uncompressedSize, compressedSize, generalPurposeBitFlag } of parts) {
    if (ACTIVE_PART.test(fileName)) throw new Refusal(SHARE_MESSAGES.active);
    const isEncrypted = (generalPurposeBitFlag & 1) === 1;
    if (isEncrypted) throw new Refusal(SHARE_MESSAGES.damaged);
    bytes += uncompressedSize;
    const allowed = Math.max(mebibyte, compressedSize * MAX_RATIO);
    if (bytes > MAX_BYTES || uncompressedSize > allowed) throw new Refusal(SHARE_MESSAGES.bursts);
  }
}

/** Without the halves of wider letters: a tag is found in each encoding. */
const plain = (piece: Buffer) => piece.toString('latin1').replaceAll('\0', '');

async function readListing(zip: ZipFile, part: Entry): Promise<string> {
  if (part.uncompressedSize > MAX_LISTING) throw new Refusal(SHARE_MESSAGES.bursts);
  const pieces: Buffer[] = [];
  await unpack(zip, part, (piece) => pieces.push(piece));
  return plain(Buffer.concat(pieces));
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
  await unpack(zip, part, (piece) => {
    const text = unfinished + plain(piece);
    isSheet ||= SHEET.test(text);
    if (isSheet && FORMULA.test(text)) throw new Refusal(SHARE_MESSAGES.active);
    // The name of a tag may go on in the next piece.
    const tag = text.slice(text.lastIndexOf('<'));
    unfinished = END_OF_NAME.test(tag) ? '' : tag;
    if (unfinished.length > MAX_NAME) throw new Refusal(SHARE_MESSAGES.damaged);
  });
}

/** @returns what is wrong with an Excel file, or null. All of it is unpacked, within limits. */
export async function checkWorkbook(bytes: Buffer): Promise<string | null> {
  try {
    const zip = await openZip(bytes);
    if (zip.entryCount > MAX_PARTS) return SHARE_MESSAGES.bursts;
    const parts = await listParts(zip);
    checkParts(parts);
    for (const part of parts) {
      if (part.fileName === TYPES) await checkTypes(zip, part);
      else if (RELATIONS.test(part.fileName)) await checkRelations(zip, part);
      else await checkContents(zip, part);
    }
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.message : SHARE_MESSAGES.damaged;
  }
}
