import { describe, expect, it } from 'vitest';
import { askedOfOne } from './asked';
import { readShared } from './understand-shared';

const read = (question: string) => {
  const found = readShared(askedOfOne(question));
  return found && [found.kinds.join(' '), found.subject.name];
};

describe('who else has the same', () => {
  it.each([
    ['Who else has the same phone number as Bech?', 'phone', 'Bech'],
    ['Who else has the phone number of Bech A/S?', 'phone', 'Bech A/S'],
    ['Which other companies use this number?', 'phone', null],
    ['Companies with the same e-mail as Bech', 'email', 'Bech'],
    ['Which companies share an email address with Bech?', 'email', 'Bech'],
    ['Who uses the same web site as Bech?', 'domain', 'Bech'],
    ['Who else is at the same address as Bech?', 'address', 'Bech'],
    ['Who is in the same building as Bech?', 'address', 'Bech'],
    ['Who else has the same phone number or email as Bech?', 'phone email', 'Bech'],
    ['Who shares contact details with Bech?', 'phone email domain address', 'Bech'],
    ['Hvem har samme telefonnummer som Bech?', 'phone', 'Bech'],
    ['Hvem deler e-mail med Bech?', 'email', 'Bech'],
    ['Hvem har adresse sammen med Bech?', 'address', 'Bech'],
    ['Hvem har ellers denne hjemmeside?', 'domain', null],
    ['Hvilke andre virksomheder har det telefonnummer som Bech har?', 'phone', 'Bech'],
    ['Hvem har fælles adresse med Bech?', 'address', 'Bech'],
  ])('%s', (question, kinds, name) => {
    expect(read(question)).toEqual([kinds, name]);
  });

  it.each([
    'What is the phone number of Bech?',
    'Which companies have the same number of employees as Bech?',
    'Which companies are in the same building industry as Bech?',
    'Who else has this number 12 34 56 78?',
    'Hvilke andre virksomheder har en hjemmeside?',
    'Virksomheder der har e-mail med over 50 ansatte',
    'Which other companies have a website?',
    'Hvem har telefonnummer 12345678?',
  ])('is not asked by "%s"', (question) => {
    expect(read(question)).toBeNull();
  });
});
