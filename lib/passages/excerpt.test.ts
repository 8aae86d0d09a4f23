import { expect, test } from 'vitest';
import { excerptOf, MARKS } from './excerpt';

const marked = (text: string) => text.replaceAll('[', MARKS.start).replaceAll(']', MARKS.stop);
const shown = (passage: string, headline: string) =>
  excerptOf(passage, marked(headline))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

const passage = 'Vi bygger Solcelleparker.\nÅret gik godt for SOLCELLER og vind.';

test.each([
  ['[solcelleparker]', 'Vi bygger [Solcelleparker].'],
  ['godt for [solceller] og vind.', '…godt for [SOLCELLER] og vind.'],
  ['året gik godt for [solceller]', 'Året gik godt for [SOLCELLER]…'],
  ['.\nåret gik godt for [solceller] og', 'Året gik godt for [SOLCELLER] og…'],
  [
    '[solcelleparker].\nåret gik godt for [solceller]',
    'Vi bygger [Solcelleparker]. Året gik godt for [SOLCELLER]…',
  ],
  ['a text that is [elsewhere]', 'a text that is [elsewhere]'],
])('%s', (headline, expected) => {
  expect(shown(passage, headline)).toBe(expected);
});

test('letters that change their number in small letters leave the text as it came', () => {
  expect(shown('İstanbul Import', 'i̇stanbul [import]')).toBe('i̇stanbul [import]');
});
