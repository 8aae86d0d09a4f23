import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { compiled } from '@/tests/support/compiled-messages';
import { messageTexts, type Texts } from '@/tests/support/message-texts';

const danish = messageTexts('da');
const english = messageTexts('en');

function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, entry]): [string, string][] =>
    typeof entry === 'string' ? [[prefix + key, entry]] : flat(entry, `${prefix}${key}.`),
  );
}

const ofEnglish = new Map(flat(english));
const ofDanish = new Map(flat(danish));

/** Names of the placeholders; a brace nested in a placeholder starts the text of a choice. */
function placeholders(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  for (const [brace, name] of text.matchAll(/[{}](\w*)/g)) {
    if (brace === '}' || brace.startsWith('}')) depth -= 1;
    else if (depth++ % 2 === 0) found.add(name ?? '');
  }
  return [...found].sort();
}

const tags = (text: string) => [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).sort();

/** Texts that are the same in both languages: names, units, codes and shared words. */
const SAME = new Set([
  ...['Webhooks', 'Webhook {id}', 'Send test'],
  ...['Veminto', 'Beta', 'CVR', 'CSV', 'PDF', 'Excel', 'Menu', 'Status', 'Administration'],
  ...[
    'Administrator',
    'Region',
    'Median',
    'Filter',
    'Version {version}',
    '{name} ({count})',
    'CVR {key}',
  ],
  ...[
    'Note',
    'C/o',
    'Reklamebeskyttet',
    'Goodwill',
    '{range} · {count}',
    'Send',
    '{browser}',
    'Person',
    'Google',
    'LinkedIn',
    'status',
  ],
  ...[
    '{column}, {direction}',
    '{percent}\u00a0%',
    '{from}\u00a0%',
    'under {to}\u00a0%',
    '{from}–{to}',
    '{seconds}\u00a0s',
    'Region: <da>{text}</da>',
    'Status: <da>{text}</da>',
  ],
]);

/** Renders a text with the given count; throws when it is not a valid message. */
function shown(text: string, count: number): string {
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale: 'da', messages: compiled({ text }), onError });
  const numbers = placeholders(text).map((name) => [name, count]);
  const marks = tags(text).map((tag) => [tag.replace(/\W/g, ''), (inside: string) => inside]);
  return t.markup('text' as never, Object.fromEntries([...numbers, ...marks]) as never);
}

function faultsOf([key, text]: [key: string, text: string]): string[] {
  const original = ofEnglish.get(key) ?? '';
  const faults = {
    'is empty': text.trim() === '',
    'has a space at an end': text.trim() !== text,
    'is filled in with something else': `${placeholders(text)}` !== `${placeholders(original)}`,
    'is marked otherwise': `${tags(text)}` !== `${tags(original)}`,
    'leaves a brace or a mark': [1, 5].some((count) => /[{}<>]/.test(shown(text, count))),
    'is still English': text === original && !SAME.has(text),
  };
  return Object.entries(faults).flatMap(([fault, has]) => (has ? [`${key} ${fault}`] : []));
}

/** A figure at the end of a line and its unit on the next are hard to read. */
it.each([...ofEnglish, ...ofDanish].filter(([, text]) => / (?:%|kr\.|DKK|km|MB|kB)/.test(text)))(
  '%s keeps figures with their units: %s',
  (_, text) => expect(text).not.toMatch(/[}\d] (?:%|kr\.|DKK|km|MB|kB)/),
);

describe('the Danish texts', () => {
  it('are those of the English ones, in the same order', () => {
    expect([...ofDanish.keys()]).toEqual([...ofEnglish.keys()]);
  });

  it.each(Object.keys(danish))('%s is whole, and each can be shown', (section) => {
    const texts = [...ofDanish].filter(([key]) => key.startsWith(`${section}.`));
    expect(texts.flatMap(faultsOf)).toEqual([]);
  });

  it.each(['discover.total', 'segmentation.total'])('%s: one result is one', (key) => {
    expect([0, 1, 144].map((count) => shown(ofDanish.get(key) ?? '', count))).toEqual([
      'resultater i alt',
      'resultat i alt',
      'resultater i alt',
    ]);
  });
});

it('a text with a fault is found', () => {
  const [key = '', original = ''] = flat(english).find(([, text]) => text.includes('{')) ?? [];
  expect(faultsOf([key, original.replace('{', '').replace('}', '')])).toHaveLength(1);
  expect(faultsOf([key, ' '])).toContain(`${key} is empty`);
  expect(faultsOf([key, original])).toEqual([`${key} is still English`]);
});
