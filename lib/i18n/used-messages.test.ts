import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import english from '@/messages/en.json';

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [prefix + key] : keysOf(entry, `${prefix}${key}.`),
  );

const isSource = (file: string) => /(?<!\.test|\.d)\.tsx?$/.test(file);

/** All words in the code. Keys may be composed there, so a key with a missing word is unused. */
function wordsOf(folders: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!isSource(file)) continue;
      const code = readFileSync(path.join(folder, file), 'utf8');
      for (const [word] of code.matchAll(/\w+/g)) words.add(word);
    }
  }
  return words;
}

const words = wordsOf(['app', 'components', 'lib']);
const lastOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);
const isUsed = (key: string) =>
  lastOf(key)
    .split('-')
    .every((word) => words.has(word));

it('no text is left that nothing shows', () => {
  expect(keysOf(english).filter((key) => !isUsed(key))).toEqual([]);
});

it('a text that nothing shows is found', () => {
  expect(isUsed(`search.${['nobody', 'Says', 'This'].join('')}`)).toBe(false);
});
