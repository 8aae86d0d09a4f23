import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { hostilePictures, SCRIPT } from '@/tests/support/hostile-pictures';
import { normalisePicture } from './normalise';

describe('files that somebody may send as a picture', () => {
  it('are of thirty kinds and more', () => {
    expect(new Set(hostilePictures.map(({ what }) => what)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(hostilePictures)('$what', async ({ make, sentence }) => {
    const answer = await normalisePicture(await make()).catch((error: Error) => error);
    if (sentence) {
      expect(answer).toMatchObject({ name: 'AppError', message: sentence });
      return;
    }
    if (answer instanceof Error) throw answer;
    const { format, width, height, exif, icc, space } = await sharp(answer).metadata();
    expect({ format, width, height, space }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      space: 'srgb',
    });
    expect([exif, icc]).toEqual([undefined, undefined]);
    expect(answer.includes(SCRIPT)).toBe(false);
  });
});

it('decodes one picture at a time, also after one that is broken', async () => {
  const good = await sharp({
    create: { width: 900, height: 900, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const broken = good.subarray(0, good.length - 200);
  // Headers are read concurrently, and sharp's own counters include those.
  let [now, most] = [0, 0];
  const decode = sharp.prototype.toBuffer;
  const counted = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (
    this: Sharp,
  ) {
    now += 1;
    most = Math.max(most, now);
    return decode.call(this).finally(() => {
      now -= 1;
    });
  });
  const made = await Promise.allSettled(
    [good, broken, good, good, good].map((bytes) => normalisePicture(bytes)),
  );
  counted.mockRestore();
  expect(made.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(most).toBe(1);
});

it('shows the middle, as it was held', async () => {
  // Left half black, right half white, with an EXIF rotation of a quarter turn.
  const halves = await sharp({
    create: { width: 200, height: 400, channels: 3, background: 'white' },
  })
    .composite([
      {
        input: { create: { width: 100, height: 400, channels: 3, background: 'black' } },
        left: 0,
        top: 0,
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await normalisePicture(halves);
  const { data } = await sharp(made).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[y * 256 + x] ?? -1;
  expect(at(128, 20), 'what was left is on top').toBeLessThan(40);
  expect(at(128, 235)).toBeGreaterThan(215);
});
