import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Picture files, assembled byte by byte or by the encoder. */

const CRC = Array.from({ length: 256 }, (_, number) => {
  let value = number;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const number32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number32(data.length), body, number32(crc32(body))]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

type Png = { width: number; height: number; data: Buffer; extra?: Buffer[] };

/** An 8-bit greyscale PNG with an arbitrary header. */
export function png({ width, height, data, extra = [] }: Png): Buffer {
  const head = Buffer.concat([number32(width), number32(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', deflateSync(data, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows of a greyscale PNG, each with its filter byte. */
export const greyRows = (width: number, height: number) => Buffer.alloc((width + 1) * height);

const red = { r: 200, g: 30, b: 40 };

export const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red }, limitInputPixels: false });

export const jpeg = (width = 300, height = 200) => canvas(width, height).jpeg().toBuffer();

/** A JPEG with an arbitrary comment right after its first bytes. */
export function withComment(bytes: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment, 'latin1');
  const length = Buffer.from([(text.length + 2) >> 8, (text.length + 2) & 0xff]);
  return Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    text,
    bytes.subarray(2),
  ]);
}

/** Some frames of different colours. */
export async function frames(format: 'gif' | 'webp'): Promise<Buffer> {
  const raw = Buffer.alloc(20 * 60 * 3);
  for (let byte = 0; byte < raw.length; byte += 1) raw[byte] = byte < 1_200 ? 10 : byte % 251;
  const image = sharp(raw, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } });
  return format === 'gif' ? image.gif().toBuffer() : image.webp({ loop: 0 }).toBuffer();
}

/** A HEIC container with its brand and nothing that can be decoded. */
export const heic = () =>
  Buffer.concat([
    number32(24),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    number32(16),
    Buffer.from('mdat12345678', 'latin1'),
  ]);
