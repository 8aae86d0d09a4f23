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
  expect(sentence).toContain(found?.text);
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
