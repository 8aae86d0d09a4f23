import { expect, test } from 'vitest';
import { parseQuery } from './parse-query';
import { withoutAsked } from './without-asked';

const places = ['odense', 'restauranter'];

function left(text: string, unfinished = false) {
  const query = parseQuery(text);
  if (query.kind !== 'words') throw new Error(text);
  const bare = withoutAsked(query, unfinished, (word) => places.includes(word));
  return bare && [bare.query.core, bare.asked];
}

test.each([
  ['novo nordisk telefon', 'novo nordisk', ['telefon']],
  ['lego regnskab 2023', 'lego', ['regnskab', '2023']],
  ['Mærsk direktør', 'maersk', ['direktor']],
  ['Mazigen IT cvr nummer', 'mazigen it', ['cvr', 'nummer']],
  ['lego ejer', 'lego', ['ejer']],
  ['Hvem ejer LEGO?', 'lego', ['hvem', 'ejer']],
  ['hvad er telefonnummeret for Lego', 'telefonnummeret for lego', ['hvad', 'er']],
  ['who owns lego', 'lego', ['who', 'owns']],
  ['virksomheden Lego A/S', 'lego', ['virksomheden']],
  ['konkurs lego', 'lego', ['konkurs']],
  ['"novo nordisk" omsætning', 'novo nordisk', ['omsaetning']],
])('%s: %s', (text, core, asked) => expect(left(text)).toEqual([core, asked]));

test.each([
  ...['novo nordisk', 'telefon', 'regnskab 2023', 'lego 2023', 'cvr nummer', 'telefon eller mobil'],
  ...['konkurs odense', 'konkurs restauranter odense', 'konkursramte byg'],
])('%s keeps all words', (text) => expect(left(text)).toBeNull());

test('the last word may still become one', () => {
  expect(left('lego tele', true)).toEqual(['lego', ['tele']]);
  expect(left('lego tele')).toBeNull();
  expect(left('lego tel', true)).toBeNull();
});
