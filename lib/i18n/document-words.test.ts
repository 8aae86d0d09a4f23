import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEY_FIGURE_NAMES } from '@/lib/financials/key-figure-names';
import { ONE_HOLDER } from '@/lib/reports/role-sections';
import danish from './danish-documents.json';
import { documentWords } from './document-words';
import { type Sentences, translator } from './sentences';

const LITERAL = String.raw`'((?:[^'\\\n]|\\.)*)'|\x60((?:[^\x60\\]|\\.)*)\x60`;

/** Every quoted text after `label:` or in `say(`; 7 replaces each placeholder. */
const written = ['lib/reports', 'lib/exports/file', 'lib/financials'].flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|sample-report/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const found = source.matchAll(new RegExp(`(?:say\\(|label: )\\s*(?:${LITERAL})`, 'g'));
      return [...found].map(([, plain, filled]) =>
        (plain ?? filled ?? '').replace(/\$\{[^}]*\}/g, '7'),
      );
    }),
);

const all = [
  ...written.filter((text) => text !== ''),
  ...Object.values(KEY_FIGURE_NAMES),
  ...Object.values(ONE_HOLDER),
  // Texts chosen from several variants, or composed.
  ...[
    'former',
    'secondary',
    'Month',
    '1 month',
    '9 months',
    'Quarter from',
    'Year from',
    'not known',
  ],
  ...['year ended 31/12/2021', 'year ended 31/12/2021, published 01/05/2022', '1 company'],
  ...['12 companies', '3 of 1 company', '1.000 of 2.000 companies', 'About this file', 'About'],
  ...[1, 20].flatMap((cells) =>
    ['1 company', '2 companies'].map(
      (of) =>
        `${cells} ${cells === 1 ? 'cell' : 'cells'} of ${of} left out: companies under advertising protection (reklamebeskyttelse) must not be contacted with unsolicited advertising.`,
    ),
  ),
  ...['Saved companies', 'Saved companies, some chosen', 'Saved companies, list Kunder: nye'],
  ...[
    'Companies by filter',
    'Search for "a: b"',
    'Search for 12 numbers',
    'Segmentation',
    'Comparison',
    'Without companies under advertising protection',
    ...['1 company', '12 companies'].map(
      (of) => `${of} under advertising protection (reklamebeskyttelse)`,
    ),
    'Search: murer',
    'Tag: varm',
  ],
  ...['Nothing is known.', 'Name', 'CVR', 'Industry', 'Municipality', 'All users'],
  ...[
    '1 user',
    '12 users',
    'Users found for "ida"',
    'Admin',
    'User',
    'Paid User',
    'Free User',
    'Companies',
  ],
];

describe('what stands in files and reports', () => {
  const say = documentWords('da');
  const isKnown = (text: string) => Object.hasOwn(danish, text) || say(text) !== text;

  it('is found where it is written', () => {
    expect(written.length).toBeGreaterThan(70);
    expect(written).toContain('Percentile');
    expect(written).toContain('7 older periods are not printed.');
  });

  it('is Danish for those who read Danish, and English for others', () => {
    expect(all.filter((text) => !isKnown(text))).toEqual([]);
    const english = /\b(the|and|of|company|companies|from|year|ended|Search|left|up to)\b/;
    expect(all.map(say).filter((text) => english.test(text))).toEqual([]);
    expect(all.map(documentWords('en'))).toEqual(all);
  });

  it.each([
    ['Saved companies, list Kunder: nye', 'Gemte virksomheder, listen Kunder: nye'],
    ['Region: Hovedstaden, Sjælland', 'Region: Hovedstaden, Sjælland'],
    ['3 of 1 company', '3 af 1 virksomhed'],
  ])('%s', (english, expected) => {
    expect(say(english)).toBe(expected);
  });

  it('has no word that no file says any more', () => {
    const unused = Object.keys(danish).filter((key) => {
      const { [key]: own, ...others }: Sentences = danish;
      if (own === key && !key.includes('{')) return !all.some((text) => text.includes(key));
      const without = translator(others);
      return all.every((text) => without(text) === say(text));
    });
    expect(unused).toEqual([]);
  });
});
