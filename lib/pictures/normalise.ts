import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { AppError, invalidField } from '@/lib/errors';
import { inTurn } from '@/lib/in-turn';
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  PICTURE_MESSAGES,
  PICTURE_SIZE,
} from './constants';
import { isAnimatedPng, pictureKind } from './kind';

// Pictures are small and rare: one thread each, and no cache.
sharp.cache(false);
sharp.concurrency(1);

const DECODE_SECONDS = 2;

const refused = (sentence: string, cause?: unknown) => invalidField('picture', sentence, cause);

function open(bytes: Buffer) {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: PICTURE_MAX_PIXELS,
    sequentialRead: true,
    pages: 1,
  }).timeout({ seconds: DECODE_SECONDS });
}

/** Decodes one picture at a time: 25 million pixels may take 100 MB. */
const decodeInTurn = inTurn({ waiting: 20 });

/** Width and height after EXIF rotation. */
function measure(metadata: Metadata): { width: number; height: number } {
  const { width, height } = metadata.autoOrient;
  const tooMany = width * height > PICTURE_MAX_PIXELS;
  if (tooMany || Math.max(width, height) > PICTURE_MAX_SIDE) throw refused(PICTURE_MESSAGES.pixels);
  return { width, height };
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    // Reads only the header, without decoding, so no limit is needed yet.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw refused(PICTURE_MESSAGES.broken, cause);
  }
}

/**
 * Crops the middle of a picture to a 256 px square webp. It is decoded and re-encoded, so that
 * nothing of the original file remains, such as the location where it was taken.
 * @throws AppError invalid_input, too_large, unavailable when too many are already waiting
 */
export async function normalisePicture(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw refused(PICTURE_MESSAGES.empty);
  if (bytes.length > PICTURE_MAX_BYTES) {
    throw new AppError('too_large', PICTURE_MESSAGES.tooLarge);
  }
  const kind = pictureKind(bytes);
  if (kind === null) throw refused(PICTURE_MESSAGES.kind);
  const metadata = await readHeader(bytes);
  if (metadata.format !== kind) throw refused(PICTURE_MESSAGES.kind);
  if ((metadata.pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(bytes))) {
    throw refused(PICTURE_MESSAGES.animated);
  }
  const { width, height } = measure(metadata);
  const side = Math.min(width, height);
  // Crop before resizing: otherwise 1 × 10,000 pixels would be scaled up to millions.
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  return decodeInTurn(() =>
    open(bytes)
      .autoOrient()
      .extract({ left, top, width: side, height: side })
      .resize(PICTURE_SIZE, PICTURE_SIZE)
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer()
      .catch((cause: unknown) => Promise.reject(refused(PICTURE_MESSAGES.broken, cause))),
  );
}
