import { describe, expect, it } from 'vitest';
import { isPublicHost } from './public-hosts';
import { type Contacts, contactSearches } from './searches';

const NONE: Contacts = { phone: null, email: null, website: null, street: null, postalCode: null };

const searched = (contacts: Partial<Contacts>) =>
  contactSearches({ ...NONE, ...contacts }, 'da').map(({ kind, search }) => [kind, search]);

describe('contactSearches', () => {
  it.each([
    ['86112233', '+45 86112233'],
    ['86 11 22 33', '+45 86112233'],
    ['+45 86 11 22 33', '+45 86112233'],
    ['0045 86112233', '+45 86112233'],
    ['4586112233', '+45 86112233'],
    ['+46 8 123 456', '+468123456'],
    ['0046812345', '+46812345'],
  ])('of the phone number %s', (phone, search) => {
    expect(searched({ phone })).toEqual([['phone', search]]);
  });

  it('of no number that a search would not take for one', () => {
    for (const phone of ['-', '112', '86112233 / 86112244', '70 20 30']) {
      expect(searched({ phone })).toEqual([]);
    }
  });

  it('of an email, and of its host where there is no website', () => {
    expect(searched({ email: 'Post@Birke.example' })).toEqual([
      ['email', 'Post@Birke.example'],
      ['domain', '@birke.example'],
    ]);
    const website = 'https://www.ege.example/om?a=1';
    expect(searched({ email: 'post@birke.example', website })).toEqual([
      ['email', 'post@birke.example'],
      ['domain', 'www.ege.example'],
    ]);
    expect(searched({ email: 'ingen' })).toEqual([]);
  });

  it('of no host that anybody may use', () => {
    expect(searched({ email: 'birke.byg@gmail.com' })).toEqual([['email', 'birke.byg@gmail.com']]);
    expect(searched({ website: 'https://da-dk.facebook.com/birke' })).toEqual([]);
    expect(searched({ website: 'https://10.0.0.1/' })).toEqual([]);
  });

  it('of the house, which needs its postal code', () => {
    const place = { street: 'Engvej 1, 2. th', postalCode: '9000' };
    expect(contactSearches({ ...NONE, ...place }, 'en')).toMatchObject([
      { kind: 'address', value: 'Engvej 1', search: 'Address: Engvej 1', postalCode: '9000' },
    ]);
    expect(searched({ ...place, postalCode: null })).toEqual([]);
  });
});

it.each([
  ['gmail.com', true],
  ['live.dk', true],
  ['m.facebook.com', true],
  ['facebook.com.example', false],
  ['bigmail.com', false],
  ['birke.example', false],
])('%s is of everybody: %s', (host, isPublic) => {
  expect(isPublicHost(host)).toBe(isPublic);
});
