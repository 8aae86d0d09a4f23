import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newsText } from '@/lib/billing/news';
import {
  type Change,
  changeNews,
  GRAVE_BELOW,
  graveLead,
  STATUS_WORDS,
  withoutPlaces,
} from '@/lib/notifications/change-text';
import danish from './danish-sentences.json';
import { type Sentences, translator } from './sentences';

/**
 * Files without translatable sentences: for operators and other programs, the assistant's own
 * texts, mails, and sentences that are composed below.
 */
const NOT_SHOWN =
  /^lib\/(env|register|local|migrations|mcp|openapi|operation|mails|reports\/sample-report|search\/area|assistant\/(model|tools|reader|stream)|ai-search\/model|integrations\/(datafordeler|distribution|filings-index))\b/;
/** Texts that are bilingual already, or that components show in their own words. */
const NOT_SENTENCES = /^export const (?:NOTES|REASON_TEXTS)\b[\s\S]*?^\}/m;

const files = ['lib', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));

const LITERAL = String.raw`'((?:[^'\\\n]|\\.)*)'|\x60((?:[^\x60\\]|\\.)*)\x60`;
/** Files that contain only sentences; elsewhere, sentences are found where errors are thrown. */
const isCatalogue = (file: string) => /(?:^|[/-])(?:constants|messages|schemas)\.ts$/.test(file);
const SAID = new RegExp(
  String.raw`(?:AppError\(\s*'\w+',|\bsentence[:=]|\bsentence =|refuse\(|[A-Z_]{6,} =)\s*(?:${LITERAL})`,
  'g',
);

/** Replaces each placeholder by 7, an arbitrary value. */
const filledIn = (text: string) => text.replace(/\$\{[^}]*\}+/g, '7').replaceAll("\\'", "'");

function sentencesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(NOT_SENTENCES, '');
  const found = source.matchAll(isCatalogue(file) ? new RegExp(LITERAL, 'g') : SAID);
  return [...found]
    .map(([, plain, filled]) => filledIn(plain ?? filled ?? ''))
    .filter((text) => /^["\p{L}\d]/u.test(text) && /^["A-Z7].* /.test(text));
}

const written = files
  .filter((file) => !NOT_SHOWN.test(file))
  .flatMap((file) => sentencesOf(file).map((sentence) => ({ file, sentence })));

const statuses = Object.keys(STATUS_WORDS);
const changes: Change[] = [
  ...statuses.flatMap((after) =>
    ['CEASED', 'ACTIVE', null].map((before) => ({ field: 'STATUS' as const, before, after })),
  ),
  ...(
    ['NAME', 'ADDRESS', 'INDUSTRY', 'EMPLOYEES', 'CAPITAL', 'FORM', 'SIGNING_RULE'] as const
  ).flatMap((field) => [
    { field, before: '2–4', after: '10–19' },
    { field, after: '10–19' },
    { field, before: '10–19' },
  ]),
  ...(['MANAGEMENT', 'OWNERS', 'AUDITOR'] as const).flatMap((field) => [
    { field, before: 'Ole Bæk', after: 'Ib Holm' },
    { field, after: 'Ib Holm' },
    { field, before: 'Ole Bæk' },
  ]),
  { field: 'ACCOUNTS', before: '2022-12-31', after: '2023-12-31' },
  { field: 'ACCOUNTS', after: '2023-12-31' },
  { field: 'PROTECTION', before: 'no', after: 'yes' },
  { field: 'ARTICLES', before: '2020-05-01', after: '2022-01-31' },
  { field: 'CAPITAL_PARTLY_PAID', before: 'no', after: 'yes' },
  { field: 'CAPITAL_PARTLY_PAID', before: 'yes', after: 'no' },
  { field: 'AUDIT_WAIVED', before: 'no', after: 'yes' },
  { field: 'AUDIT_WAIVED', before: 'yes', after: 'no' },
  { field: 'GONE' },
  { field: 'BACK' },
];

const days = { cancelAt: new Date(0), accessUntil: new Date(0) };
const never = { cancelAt: null, accessUntil: null };
const news = (
  [
    ...(['plan_begun', 'plan_changed', 'plan_cancelled', 'plan_resumed'] as const),
    ...(['plan_ended', 'payment_failed', 'payment_received'] as const),
  ] as const
).flatMap((kind) =>
  [days, never].flatMap((row) => [
    ...Object.values(newsText(kind, { plan: 'MONTHLY', ...row })),
    ...Object.values(newsText(kind, { plan: 'YEARLY', ...row })),
  ]),
);

/** Said until version 0.1.0; notifications are kept for months. */
const formerly = [
  ...['Name: A → B and 1 more change', 'Name: A → B and 2 more changes'],
  ...['Legal form: A → B', 'Name: A → B and 1 more change: Legal form'],
];

const file = 'Your file to bo@people.example';
const told = [
  ...changes.flatMap((change) => [
    changeNews([change]).message,
    changeNews([change, change]).message,
    changeNews([change, change, change]).message,
    changeNews([{ field: 'STATUS', after: 'IN_BANKRUPTCY' }, change]).message,
    withoutPlaces(changeNews([change])),
    withoutPlaces(changeNews([change, change])),
  ]),
  ...formerly,
  ...Array.from({ length: GRAVE_BELOW }, (_, weight) => graveLead(weight) ?? []).flat(),
  ...news,
  ...[
    '1.234 new',
    '1 new',
    '5 left',
    '1 new, 2 left',
    '3 new, 2 left',
    '12 companies',
    'Document not sent',
  ],
  'crm.example has accepted nothing for 3 days. Your profile shows why.',
  'crm.example:8443 answered that it wants no more.',
  'crm.example gets nothing since your password was reset. Switch it on in your profile.',
  `${file} was not sent: the mail service does not accept this address.`,
  `${file} was not sent: the mail service has not confirmed it for 40 minutes.`,
  `${file} may not have arrived: ask, before you send it again.`,
];

/** Sentences composed of parts, or lower-case fragments of longer sentences. */
const pieced = [
  ...['1 second', '45 seconds', '1 minute', '14 minutes', '1 hour', '3 hours'].map(
    (time) => `Too many attempts. Try again in ${time}.`,
  ),
  ...['Nothing in your question', 'We did not understand "xyz, æøå": nothing'].map(
    (what) =>
      `${what} could be searched for. Name an industry, a place, a legal form, a size or a year, in Danish or English.`,
  ),
  ...[
    '"x" is not one of ACTIVE, CEASED',
    'There is no such language. Allowed: en, da.',
    '"x" is not an area such as circle:10.2,56.15,5',
    '"2025-01-02" comes after "2025-01-01"',
    '"9" is more than "2"',
  ],
  'Some of the input is not valid.',
  'you have no list called "x"',
  'Of what you have saved, a saved search can only leave out everything: notSaved=*',
  ...['no company has "x"', '"x" is not a page', '"x" is not an order of the results'],
  ...[
    '"x" is none of grid, list and table',
    '"x" is neither grid nor table',
    '"x" is neither page nor all',
    'not a filter of this page',
  ],
  ...['"x" is not a filter of the segmentation', '"x" is not a range such as 1-5'],
  ...['"x" is not a day such as 2020-12-31', '"x" is neither true nor false'],
  ...['only the first counts, not "x"', '"x" is not a filter of Discover'],
  '"x" is unknown here, so it would narrow nothing',
  'Nothing was done, as a part of the address does not fit: x: unknown here, so it would narrow nothing.',
];

const everything = [...written.map(({ sentence }) => sentence), ...told, ...pieced];
const inDanish = translator(danish);

describe('sentences of the API in Danish', () => {
  it('are found where they are written', () => {
    expect(written.length).toBeGreaterThan(200);
    for (const [of, sentence] of [
      ['lib/users/constants.ts', 'Wrong email or password.'],
      ['lib/users/constants.ts', 'An account with email address 7 already exists.'],
      ['lib/http/wrappers.ts', 'Sign in to continue.'],
      ['lib/pictures/constants.ts', 'This picture is empty.'],
    ]) {
      expect(written).toContainEqual({ file: of, sentence });
    }
  });

  it('each has one', () => {
    expect(written.filter(({ sentence }) => inDanish(sentence) === sentence)).toEqual([]);
    expect([...told, ...pieced].filter((sentence) => inDanish(sentence) === sentence)).toEqual([]);
  });

  it('nothing English is left within them', () => {
    const english =
      /\b(the|and|of|your|you|plan|left|came|nothing|auditor|Active|Ceased|not|change|begun)\b/;
    expect([...told, ...pieced].map(inDanish).filter((text) => english.test(text))).toEqual([]);
  });

  it('none is kept that nothing says any more', () => {
    const unused = Object.keys(danish).filter((key) => {
      const { [key]: _, ...others }: Sentences = danish;
      const without = translator(others);
      return everything.every((sentence) => without(sentence) === inDanish(sentence));
    });
    expect(unused).toEqual([]);
  });
});

describe('a sentence in other words', () => {
  const say = translator({
    'Search saved.': 'Søgningen er gemt.',
    '{@change} and {#count} more': '{@change} og {#count} mere',
    'Name: {from} → {to}': 'Navn: {from} → {to}',
    'Status: {@from} → {@to}': 'Status: {@from} → {@to}',
    Active: 'Aktiv',
  });

  it.each([
    ['Search saved.', 'Søgningen er gemt.'],
    ['Name: Active → B (1+1) and 2 more', 'Navn: Active → B (1+1) og 2 mere'],
    ['Status: Active → Gone', 'Status: Aktiv → Gone'],
    ['Name: A and B more → $& and 12.345 more', 'Navn: A and B more → $& og 12.345 mere'],
    ['Something else.', 'Something else.'],
  ])('%s', (english, danish) => {
    expect(say(english)).toBe(danish);
  });
});
