import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What reads files of others. */
const READERS = [
  ...['lib/csv/record.ts', 'lib/http/form.ts', 'lib/pictures/kind.ts'],
  ...['csv', 'pdf', 'workbook'].map((kind) => `lib/shares/check-${kind}.ts`),
];

const LITERAL = /(?<=[ (=:!])\/(?![/*])((?:\[(?:\\.|[^\]\n])*\]|\\.|[^/\n[])+)\/[a-z]*/g;
const patternsOf = (code: string) => [...code.matchAll(LITERAL)].map(([, pattern = '']) => pattern);

/** Stretches of any length, such as `[^>]*`, by the signs that they are made of. */
const stretchesOf = (pattern: string) =>
  [...pattern.matchAll(/(\[(?:\\.|[^\]])*\]|\\.|\.)(?:[*+]|\{\d+,\})/g)].map(([, one = '']) => one);

/** The sign or class that a pattern begins with. */
const openingOf = (pattern: string) => /^(?:\[(?:\\.|[^\]])*\]|\\.|.)/.exec(pattern)?.[0] ?? '';

/** Whether a stretch runs over places where the pattern would begin anew: there it is quadratic. */
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
