import { expect, it } from 'vitest';
import { rankIn } from './first-found';

it.each([
  ['vis nummer to', 2],
  ['Show me number two', 2],
  ['og nr. 3?', 3],
  ['hvem er den anden?', 2],
  ['the third', 3],
  ['den næststørste', null],
  ['hvad er nummer to på listens omsætning', null],
  ['hvem er direktør?', null],
])('%s: place %s', (question, place) => {
  expect(rankIn(question)).toBe(place);
});
