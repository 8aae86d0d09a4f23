import { expect, it } from 'vitest';
import { colours, moreContrast } from '@/tailwind.config';

function lightness(hex = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;

it.each(modes)(
  'text is readable on all surfaces in the %s mode, and more so on demand',
  (_, mode) => {
    for (const surface of ['canvas', 'surface', 'raised']) {
      for (const text of ['ink', 'body', 'muted', 'accent', 'good', 'warn', 'bad']) {
        const [usual, clear] = [text, moreContrast[text] ?? text].map((name) =>
          contrast(colours[name]?.[mode], colours[surface]?.[mode]),
        );
        expect(usual, text).toBeGreaterThanOrEqual(4.5);
        if (text in moreContrast) expect(clear, text).toBeGreaterThanOrEqual(7);
      }
    }
  },
);
