import { expect, it } from 'vitest';
import { savedIn } from './saved-words';

const ALL = ['*'];

it.each([
  ['restauranter i Odense, som jeg ikke har gemt', 'restauranter i Odense'],
  ['restauranter i Odense som jeg endnu ikke har gemt', 'restauranter i Odense'],
  ['Restauranter jeg ikke har gemt i Odense', 'Restauranter i Odense'],
  ['murere i Aarhus, der ikke er gemt endnu', 'murere i Aarhus'],
  ['ikke gemte restauranter i Odense', 'restauranter i Odense'],
  ['restaurants in Odense that I have not saved yet', 'restaurants in Odense'],
  ["restaurants in Odense I haven't saved", 'restaurants in Odense'],
  ['restaurants in Odense but not saved', 'restaurants in Odense'],
  ['unsaved restaurants in Odense', 'restaurants in Odense'],
])('leaves out what is saved: %s', (sentence, rest) => {
  const found = savedIn(sentence);
  expect(found).toMatchObject({ saved: { out: ALL }, rest });
  for (const text of found?.texts ?? []) expect(sentence).toContain(text);
});

it.each([
  ['restauranter, som jeg har gemt', 'restauranter'],
  ['restauranter, som jeg allerede har gemt, med overskud', 'restauranter med overskud'],
  ['mine gemte virksomheder med over 10 ansatte', 'virksomheder med over 10 ansatte'],
  ['gemte virksomheder på Fyn', 'virksomheder på Fyn'],
  ['my saved companies in Aarhus', 'companies in Aarhus'],
  ['restaurants I’ve saved', 'restaurants'],
  ['jeg har gemt', ''],
])('takes only what is saved: %s', (sentence, rest) => {
  expect(savedIn(sentence)).toMatchObject({ saved: { in: ALL }, rest });
});

it.each([
  ...['restauranter i Odense', 'Gemte Skatte ApS', 'Unsavedly ApS', 'savedata', 'virksomheder'],
  ...['companies that saved energy', 'Bogemte', 'selskaber, som jeg gerne vil kontakte'],
])('finds nothing of it in: %s', (sentence) => {
  expect(savedIn(sentence)).toBeNull();
});

const LISTS = ['Leads', 'Leads Q4', 'Fyn (nord)', 'A|B', 'R$&D'];

it.each([
  ['murere på listen Leads', ['Leads'], 'murere'],
  ['murere på min liste Leads Q4 med overskud', ['Leads Q4'], 'murere med overskud'],
  ['murere, som er på listen ”fyn (nord)”', ['Fyn (nord)'], 'murere'],
  ['virksomheder på min leads-liste', ['Leads'], 'virksomheder'],
  ['listen A|B i Odense', ['A/B'], 'i Odense'],
  ['murere på min R$&D liste', ['R$&D'], 'murere'],
  ['bricklayers in my list "Leads"', ['Leads'], 'bricklayers'],
  ['bricklayers on the Leads Q4 list with a profit', ['Leads Q4'], 'bricklayers with a profit'],
  ['companies that are in my Leads list', ['Leads'], 'companies'],
])('takes only what is on a list: %s', (sentence, lists, rest) => {
  expect(savedIn(sentence, LISTS)).toMatchObject({ saved: { in: lists }, rest });
});

it.each([
  ['murere, som ikke er på listen Leads', ['Leads'], 'murere'],
  ['murere i Odense uden dem på min liste Leads Q4', ['Leads Q4'], 'murere i Odense'],
  ['murere undtagen listen Leads', ['Leads'], 'murere'],
  ['murere der ikke står på min Leads-liste', ['Leads'], 'murere'],
  ['bricklayers not in my list Leads', ['Leads'], 'bricklayers'],
  ["bricklayers that aren't on the Leads list", ['Leads'], 'bricklayers'],
  ['bricklayers except those in list Leads', ['Leads'], 'bricklayers'],
])('leaves out what is on a list: %s', (sentence, lists, rest) => {
  expect(savedIn(sentence, LISTS)).toMatchObject({ saved: { out: lists }, rest });
});

it('reads several parts of one sentence', () => {
  const found = savedIn('murere på listen Leads, som ikke er på listen Leads Q4', LISTS);
  expect(found).toEqual({
    texts: ['som ikke er på listen Leads Q4', 'på listen Leads'],
    saved: { in: ['Leads'], out: ['Leads Q4'] },
    rest: 'murere',
  });
});

it.each([
  ...['murere på listen Ukendt', 'Listeners ApS', 'Leads ApS', 'journalister i Odense'],
  'specialister Leads',
])('knows no list in: %s', (sentence) => {
  expect(savedIn(sentence, LISTS)).toBeNull();
});
