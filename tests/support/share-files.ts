import { utils, write } from 'xlsx';
import { ZipFile } from 'yazl';

/** Exported files, and others that only look like them. */

export const csv = (text = 'CVR;Name\r\n12843089;Nordhavn Bryghus A/S\r\n') =>
  Buffer.from(`\ufeff${text}`);

export const pdf = (more = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${more} >>\nendobj\ntrailer\n%%EOF\n`);

export function workbook(
  cells: unknown[][] = [
    ['CVR', 'Name'],
    ['12843089', 'Nordhavn'],
  ],
): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet(cells), 'Companies');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/** A zip of these parts. */
export async function zip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    file.addBuffer(Buffer.from(content), name);
  }
  file.end();
  const pieces: Buffer[] = [];
  for await (const piece of file.outputStream) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces);
}

const TYPES =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

/** A minimal Excel file with additional parts. */
export const parts = (more: Record<string, string | Buffer> = {}) => ({
  '[Content_Types].xml': TYPES,
  'xl/workbook.xml': '<workbook/>',
  'xl/worksheets/sheet1.xml': '<worksheet/>',
  ...more,
});

/** Falsifies the declared size of the last listed part. */
export function understate(file: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(file);
  const entry = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt32LE(bytes, entry + 24);
  return changed;
}

export function encrypted(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  const entry = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt16LE(changed.readUInt16LE(entry + 8) | 1, entry + 8);
  return changed;
}
