import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Modules that parse untrusted files. */
const READERS = [
  ...['lib/csv/record.ts', 'lib/http/form.ts', 'lib/pictures/kind.ts'],
  ...['csv', 'pdf', 'workbook'].map((kind) => `lib/shares/check-${kind}.ts`),
];

const LITERAL = /(?<=[ (=:!])\/(?![/*])((?:\[(?:\\.|[^\]\n])*\]|\\.|[^/\n[])+)\/[a-z]*/g;
const patternsOf = (code: string) => [...code.matchAll(LITERAL)].map(([, pattern = '']) => pattern);

/** The repeated classes of a pattern, such as that of `[^>]*`. */
const stretchesOf = (pattern: string) =>
  [...pattern.matchAll(/(\[(?:\\.|[^\]])*\]|\\.|\.)(?:[*+]|\{\d+,\})/g)].map(([, one = '']) => one);

/** The character or class that a pattern begins with. */
const openingOf = (pattern: string) => /^(?:\[(?:\\.|[^\]])*\]|\\.|.)/.exec(pattern)?.[0] ?? '';

/** Whether a repetition can match the pattern's own beginning: then matching is quadratic. */
function runsOverItself(pattern: string): boolean {
  const opening = openingOf(pattern);
  const stretches = stretchesOf(pattern);
  if (opening === '^' || stretches.length === 0) return false;
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));
  const openings = letters.filter((letter) => new RegExp(`^${opening}$`).test(letter));
  return stretches.some((one) => openings.some((letter) => new RegExp(`^${one}$`).test(letter)));
}

test('a pattern that runs over its own openings is told', () => {
  const code = `const a = /<(?:\\w+:)?Override[^>]*macroEnabled/i; f(/\\s+$/); g(/<[^<]*x/, /^\\s*</);`;
  const patterns = patternsOf(code);
  expect(patterns).toHaveLength(4);
  expect(patterns.map(runsOverItself)).toEqual([true, true, false, false]);
});

test.each(READERS)('no pattern of %s runs over its own openings', (file) => {
  const patterns = patternsOf(readFileSync(file, 'utf8'));
  if (file !== 'lib/pictures/kind.ts') expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter(runsOverItself)).toEqual([]);
});
