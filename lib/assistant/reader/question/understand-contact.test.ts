import { expect, it } from 'vitest';
import { readContactList } from './understand-contact';
import { readPlainContact } from './understand-listed';

it.each([
  ['Hvem ejer de 5 største virksomheder i Vejle?', 'OWNER', 'de 5 største virksomheder i Vejle'],
  ['Who owns the five largest bakeries in Aarhus?', 'OWNER', 'the five largest bakeries in Aarhus'],
  ['Who are the owners of the largest banks and firms?', undefined, undefined],
  ['Hvem ejer de største it-firmaer i Ry?', 'OWNER', 'de største it-firmaer i Ry'],
  ['Who owns the largest companies in Vejle?', 'OWNER', 'the largest companies in Vejle'],
  ['Hvem er revisor for de 5 største banker?', 'AUDITOR', 'de 5 største banker'],
  ['The auditors of the ten oldest companies', 'AUDITOR', 'the ten oldest companies'],
  ['Hvem er formand i de 3 største selskaber i Ry?', 'chair', 'de 3 største selskaber i Ry'],
  ['Who is the chairman of the 3 largest firms in Ry?', 'chair', 'the 3 largest firms in Ry'],
])('who holds a role in each of several companies: %s', (question, role, companies) => {
  const read = readContactList(question);
  expect([read?.role, read?.companies]).toEqual([role, companies]);
});

it('the director in charge is a detail of a company', () => {
  expect(readContactList('Hvem er direktør for de 5 største banker?')).toEqual({
    fields: ['ceo'],
    companies: 'de 5 største banker',
  });
});

it.each([
  'Who owns the largest company in Vejle?',
  'Hvem ejer flest virksomheder i Vejle?',
  'Who owns the largest bakery in Vejle?',
  'Hvem ejer Bech ApS?',
  'Who is the auditor of Bech?',
])('is about one company, or somebody: %s', (question) => {
  expect(readContactList(question)).toBeNull();
});

/** Patterns that match a text in many ways try them all before they fail. */
it('what could be read in many ways is read at once', () => {
  const began = performance.now();
  const emails = `email${', email'.repeat(22)}`;
  expect(readContactList(`${emails} x`)).toBeNull();
  expect(readContactList(`banks and their ${emails} x`)).toBeNull();
  expect(readPlainContact(`phone numbers ${'.'.repeat(22)} x`)).toBeNull();
  expect(readPlainContact(`phone numbers ${'please '.repeat(22)}..`)?.kind).toBe('contact');
  expect(performance.now() - began).toBeLessThan(1_000);
});
