import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

describe('words of a name that a company has ask for nothing', () => {
  test.each([
    ['Who is the CEO of Skagen Capital?', 14, 'Heimdal Skagen'],
    ['Hvem er direktør i Skagen Capital?', 14, 'Heimdal Skagen'],
    ['How many employees does Skagen Capital have?', 14, '[31]'],
    ['skagen capital', 14, 'Heimdal Skagen'],
    ['Who runs Compare A/S?', 15, 'Heimdal Aagaard'],
    ['Compare A/S', 15, 'Heimdal Aagaard'],
    ['Who is behind Skagen Capital?', 18, '(in bankruptcy)'],
    ['Hvem står bag Skagen Capital?', 18, '(under konkurs)'],
    ['Hvor mange ansatte har Aarhus Industries?', 16, '[41]'],
    ['Who runs Engvej 1 ApS?', 21, 'Heimdal Enghave'],
  ])('%s', async (question, number, part) => {
    const text = await world.read(question);
    expect(text).toContain(`/detail/${keyOf(number)}`);
    expect(text).toContain(part);
  });

  test('nor where it is compared', async () => {
    const text = await world.read('Compare Skagen Capital and Aarhus Industries');
    for (const number of [14, 16]) expect(text).toContain(`/detail/${keyOf(number)}`);
  });
});

test('several of just that name, legal form and all, are no filters', async () => {
  const text = await world.read('Is Aarhus Bageri ApS active?');
  for (const number of [19, 20]) expect(text).toContain(`/detail/${keyOf(number)}`);
});

test.each(['What is tvilling?', 'Hvad er tvilling?'])(
  'a name in small letters that several begin with is theirs: %s',
  async (question) => {
    const text = await world.read(question);
    for (const number of [2, 3]) expect(text).toContain(`/detail/${keyOf(number)}`);
  },
);

test('and one that they only resemble belongs to nobody', async () => {
  const text = await world.read('What is tvillingg?');
  for (const number of [2, 3]) expect(text).not.toContain(`/detail/${keyOf(number)}`);
});

test('texts that are too long for a question about one company are not looked through', async () => {
  const { withKnownName } = await import('@/lib/assistant/reader/company/known-names');
  const question = 'Hvor mange ansatte har Aarhus Industries?';
  expect(await withKnownName(question)).toBe('Hvor mange ansatte har "Aarhus Industries"?');
  const long = `${'word '.repeat(40)}${question}`;
  expect(await withKnownName(long)).toBe(long);
});

describe('what asks still asks', () => {
  test.each([
    ['What is the capital of Skagen Capital?', 'Capital: '],
    ['Compare Ægir Kode and Tvilling Kode', `company=${keyOf(1)}&company=${keyOf(2)}`],
    // No one has this name: it is a question word.
    ['Ægir Kode Capital', 'Capital: '],
    ['Ægir Kode Industry', 'Computerprogrammering'],
    // A place is a filter, even though a company has that name.
    ['How many companies are there in Aarhus Kommune?', '/discover?municipality=Aarhus'],
    ['companies in Aarhus Kommune with a phone number', '/discover?municipality=Aarhus'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});
