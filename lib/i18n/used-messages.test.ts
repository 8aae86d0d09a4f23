import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { messageTexts, type Texts } from '@/tests/support/message-texts';

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [prefix + key] : keysOf(entry, `${prefix}${key}.`),
  );

const isSource = (file: string) => /(?<!\.test|\.d)\.tsx?$/.test(file);

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => {
      const name = path.join(folder, file);
      return { name, code: readFileSync(name, 'utf8') };
    }),
);

/** All words in the code. Keys may be composed there, so a key with a missing word is unused. */
const words = new Set(sources.flatMap(({ code }) => code.match(/\w+/g) ?? []));
const lastOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);
const isUsed = (key: string) =>
  lastOf(key)
    .split('-')
    .every((word) => words.has(word));

it('no text is left that nothing shows', () => {
  expect(keysOf(messageTexts('en')).filter((key) => !isUsed(key))).toEqual([]);
});

it('a text that nothing shows is found', () => {
  expect(isUsed(`search.${['nobody', 'Says', 'This'].join('')}`)).toBe(false);
});

/** The build compiles texts with places to arrays, which only next-intl can fill. */
const FILLS_BY_HAND = /\.replace(All)?\(\s*['"`]\{\w+\}['"`]/;

it('no text is filled by hand', () => {
  expect(sources.filter(({ code }) => FILLS_BY_HAND.test(code)).map(({ name }) => name)).toEqual(
    [],
  );
  expect("heading.replace('{count}', '2')").toMatch(FILLS_BY_HAND);
});

it('modules get their messages as the build compiles them', () => {
  expect(messageTexts('en').apiKeys).toHaveProperty('days', '{days} days');
  expect(messages.apiKeys.days).toEqual([['days'], ' days']);
  const t = createTranslator({ locale: 'en', messages, namespace: 'apiKeys' });
  expect(t('days', { days: '90' })).toBe('90 days');
});
