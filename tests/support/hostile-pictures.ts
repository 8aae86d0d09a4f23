import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  canvas,
  frames,
  greyRows,
  heic,
  jpeg,
  png,
  pngChunk,
  withComment,
} from './picture-bytes.ts';

const KIND = 'Choose a JPEG, PNG or WebP picture.';
const BROKEN = 'This picture cannot be read. It may be damaged.';
const PIXELS = 'This picture has too many pixels: at most 25 million, 16.000 on a side.';
const MOVES = 'Choose a picture that does not move.';
const EMPTY = 'This picture is empty.';
const LARGE = 'A picture may have at most 2 MB.';

export const SCRIPT = '<script>alert(1)</script>';

type HostilePicture = {
  what: string;
  /** The name and type claimed by the sender. */
  name: string;
  type: string;
  make: () => Buffer | Promise<Buffer>;
  /** The sentence it is refused with; undefined if it is accepted. */
  sentence?: string;
};

type Make = HostilePicture['make'];
const claims = (name: string, type: string) => (what: string, make: Make, sentence?: string) => ({
  what,
  make,
  sentence,
  name,
  type,
});
const asJpeg = claims('me.jpg', 'image/jpeg');
const asPng = claims('me.png', 'image/png');
const asWebp = claims('me.webp', 'image/webp');

const text = (content: string) => () => Buffer.from(content, 'latin1');
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

/** A chunk of a few kilobytes that unpacks to a great deal. */
const swollen = (type: string, prefix: string) =>
  pngChunk(
    type,
    Buffer.concat([Buffer.from(prefix, 'latin1'), deflateSync(Buffer.alloc(60_000_000))]),
  );
const small = { width: 64, height: 64, data: greyRows(64, 64) };

const notPictures: HostilePicture[] = [
  asPng('nothing at all', () => Buffer.alloc(0), EMPTY),
  asPng('one byte', () => Buffer.from([0x89]), KIND),
  asPng('an SVG that calls itself PNG', text(SVG), KIND),
  { ...asPng('an SVG', text(SVG), KIND), name: 'me.svg', type: 'image/svg+xml' },
  asJpeg('a page', text(`<!doctype html>${SCRIPT}`), KIND),
  asJpeg('a renamed program for Windows', text(`MZ\x90\0${'\0'.repeat(200)}PE\0\0`), KIND),
  asJpeg('a renamed program for Linux', text(`\x7fELF\x02\x01\x01${'\0'.repeat(99)}`), KIND),
  asJpeg('a shell script', text('#!/bin/sh\nrm -rf /\n'), KIND),
  asJpeg('a PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), KIND),
  asJpeg('an archive', text(`PK\x03\x04${'\0'.repeat(60)}`), KIND),
  asJpeg('HEIC', heic, KIND),
  asJpeg('AVIF', () => canvas(40, 40).avif({ effort: 0 }).toBuffer(), KIND),
  asJpeg('TIFF', () => canvas(40, 40).tiff().toBuffer(), KIND),
  asPng('a GIF that moves', () => frames('gif'), KIND),
  asPng('a GIF that is a script too', text('GIF89a/*\x01\0*/=alert(1)//'), KIND),
  asPng(
    'a picture behind a page',
    async () => Buffer.concat([Buffer.from(SCRIPT), await jpeg()]),
    KIND,
  ),
];

const damaged: HostilePicture[] = [
  asJpeg(
    'the first bytes of a JPEG and rubbish',
    text(`\xff\xd8\xff\xe0${'rubbish '.repeat(99)}`),
    BROKEN,
  ),
  asPng(
    'the first bytes of a PNG and rubbish',
    text(`\x89PNG\r\n\x1a\n${'rubbish '.repeat(99)}`),
    BROKEN,
  ),
  asWebp(
    'the first bytes of a WebP and rubbish',
    text(`RIFF\x10\0\0\0WEBP${'rubbish '.repeat(9)}`),
    BROKEN,
  ),
  asJpeg('half a JPEG', async () => (await noise()).subarray(0, 20_000), BROKEN),
  asPng(
    'a PNG without its end',
    async () => {
      const whole = await (await noisy()).png().toBuffer();
      return whole.subarray(0, whole.length >> 1);
    },
    BROKEN,
  ),
  asPng('a PNG whose data is short', () => png({ ...small, data: greyRows(64, 8) }), BROKEN),
];

const bombs: HostilePicture[] = [
  asJpeg('50 megapixels', () => canvas(10_000, 5_000).jpeg({ quality: 20 }).toBuffer(), PIXELS),
  asPng(
    '2.5 thousand megapixels by its head',
    () => png({ ...small, width: 50_000, height: 50_000 }),
    PIXELS,
  ),
  asPng(
    'the most that a head can say',
    () => png({ ...small, width: 0x7fffffff, height: 0x7fffffff }),
    BROKEN,
  ),
  asPng('20,000 × 1', () => png({ width: 20_000, height: 1, data: greyRows(20_000, 1) }), PIXELS),
  asPng('24 megapixels of nothing', () =>
    png({ width: 6_000, height: 4_000, data: greyRows(6_000, 4_000) }),
  ),
  asPng('much more data than its head says', () =>
    png({ ...small, data: Buffer.alloc(100_000_000) }),
  ),
  asPng('a text that swells', () => png({ ...small, extra: [swollen('zTXt', 'Comment\0\0')] })),
  asPng('a colour profile that swells', () => png({ ...small, extra: [swollen('iCCP', 'p\0\0')] })),
  asJpeg(
    'a little more than 2 MiB',
    async () => Buffer.concat([await jpeg(), Buffer.alloc(2 * 1024 * 1024)]),
    LARGE,
  ),
  asPng(
    'a PNG that moves',
    () => png({ ...small, extra: [pngChunk('acTL', Buffer.from('0000000200000000', 'hex'))] }),
    MOVES,
  ),
  asWebp('a WebP that moves', () => frames('webp'), MOVES),
];

const odd: HostilePicture[] = [
  asJpeg('a page in the comment of a JPEG', async () => withComment(await jpeg(), SCRIPT)),
  asJpeg('an archive behind a JPEG', async () =>
    Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${SCRIPT}`)]),
  ),
  asJpeg('where it was taken', () =>
    canvas(300, 200)
      .jpeg()
      .withExif({
        IFD0: { Artist: SCRIPT },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 30/1' },
      })
      .toBuffer(),
  ),
  asJpeg('for printing: CMYK', () => canvas(300, 200).toColourspace('cmyk').jpeg().toBuffer()),
  asPng('16 bits a colour', () => canvas(300, 200).toColourspace('rgb16').png().toBuffer()),
  asPng('1 × 1', () => png({ width: 1, height: 1, data: greyRows(1, 1) })),
  asPng('1 × 10,000', () => png({ width: 1, height: 10_000, data: greyRows(1, 10_000) })),
  asPng('a PNG that says it is a JPEG', jpeg),
  { ...asJpeg('a name of many folders', jpeg), name: '../../../etc/passwd' },
  { ...asJpeg('a type that is none', jpeg), type: 'text/html' },
];

async function noisy() {
  const raw = Buffer.alloc(200 * 200 * 3);
  for (let byte = 0; byte < raw.length; byte += 1) raw[byte] = (byte * 7919) % 256;
  return sharp(raw, { raw: { width: 200, height: 200, channels: 3 } });
}
const noise = async () => (await noisy()).jpeg({ quality: 95 }).toBuffer();

/** Files that may be sent as a picture, each with its expected result. */
export const hostilePictures: readonly HostilePicture[] = [
  ...notPictures,
  ...damaged,
  ...bombs,
  ...odd,
];
