import { expect, test } from 'vitest';
import { cleanText, fitCell, MAX_CELL } from './text';

test.each([
  ['plain Ærø', 'plain Ærø'],
  ['a\r\nb\rc\nd\te', 'a\nb\nc\nd\te'],
  ['a\u0000b\u0007c\u007fd\u0085e\ufffef\uffffg', 'abcdefg'],
  ['half \ud83d and whole \u{1f600}', 'half \ufffd and whole \u{1f600}'],
  ['\udc00\ud83d', '\ufffd\ufffd'],
])('%j is kept as %j', (text, kept) => {
  expect(cleanText(text)).toBe(kept);
});

test('what just fits a cell is kept, what is longer is cut with a mark', () => {
  const fits = 'x'.repeat(MAX_CELL);
  expect(fitCell(fits)).toBe(fits);
  const cut = fitCell(`${fits}y`);
  expect(cut).toHaveLength(MAX_CELL);
  expect(cut.endsWith('x… [cut: a cell holds 32.767 characters]')).toBe(true);
});

test('no letter is cut through the middle', () => {
  for (const before of ['', 'x']) {
    const cut = fitCell(before + '\u{1f600}'.repeat(20_000));
    expect(cut.length).toBeGreaterThan(MAX_CELL - 3);
    expect(cut.length).toBeLessThanOrEqual(MAX_CELL);
    expect(cleanText(cut)).toBe(cut);
  }
});
