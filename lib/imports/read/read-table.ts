import { IMPORT_MESSAGES } from '../constants';
import { decodeText } from './decode';
import { readDelimited } from './delimited';
import { readNumberLines } from './number-lines';
import type { TableRow } from './table';
import { readWorkbook } from './workbook';

/** How workbooks of older kinds begin, and those with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The rows of a file, which is known by its contents, or the sentence that says what is wrong with
 * it.
 */
export async function readTable(given: Uint8Array): Promise<TableRow[] | string> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.subarray(0, 4).equals(COMPOUND)) {
    return bytes.includes(ENCRYPTED) ? IMPORT_MESSAGES.protected : IMPORT_MESSAGES.oldWorkbook;
  }
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return readWorkbook(bytes);
  const text = decodeText(bytes);
  if (text === null) return IMPORT_MESSAGES.unreadable;
  return readNumberLines(text) ?? readDelimited(text);
}
