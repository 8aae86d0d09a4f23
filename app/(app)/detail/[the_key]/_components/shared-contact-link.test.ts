import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import type { ContactKind, SharedContact } from '@/lib/shared-contacts/types';
import { Contacts } from './contacts';
import { SharedContactLink } from './shared-contact-link';

const contact = (kind: ContactKind, change: Partial<SharedContact> = {}): SharedContact => ({
  ...{ kind, value: 'Engvej 1', search: 'x', postalCode: null, others: 3, active: 2 },
  ...change,
});

function markup(locale: Language, element: Parameters<typeof renderToStaticMarkup>[0]): string {
  const provider = { locale, messages: messages[locale], timeZone: 'UTC', children: element };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}
const told = (locale: Language, shared: SharedContact) =>
  markup(locale, createElement(SharedContactLink, { shared })).replace(/<[^>]*>/g, '');

it('says how many others there are, and how many of them are active', () => {
  expect(told('en', contact('phone'))).toBe('3 others with this number, 2 active');
  expect(told('da', contact('phone'))).toBe('3 andre med dette nummer, 2 aktive');
  const one = contact('email', { others: 1, active: 0 });
  expect(told('en', one)).toBe('1 other with this email, none active');
  expect(told('da', one)).toBe('1 anden med denne e-mail, ingen aktive');
  const house = contact('address', { postalCode: '9000', active: 1 });
  expect(told('en', house)).toBe('3 others at Engvej 1, 9000, 1 active');
  expect(told('da', house)).toBe('3 andre på Engvej 1, 9000, 1 aktiv');
});

it('says that there are more than were counted', () => {
  const many = contact('domain', { others: 1_000, active: null });
  expect(told('en', many)).toBe('1.000+ others with this domain');
  expect(told('da', many)).toBe('1.000+ andre med dette domæne');
});

it('leads to the search, with the postal code of an address', () => {
  const search = { search: 'Address: Engvej 1', postalCode: '9000' };
  const link = createElement(SharedContactLink, { shared: contact('address', search) });
  expect(markup('en', link)).toContain(
    'href="/discover?search=Address%3A+Engvej+1&amp;postalCode=9000"',
  );
});

it('stands beside the website, or else beside the email whose host it is', () => {
  const company = { website: null, email: 'post@birke.example', phone: null };
  const shared = [contact('domain')];
  const contacts = (change: object) =>
    markup('en', createElement(Contacts, { company: { ...company, ...change }, shared } as never));
  const items = (html: string) => html.split('<li').slice(1);
  expect(items(contacts({})).map((item) => item.includes('this domain'))).toEqual([
    ...[false, true, false],
  ]);
  const website = 'https://www.birke.example';
  expect(items(contacts({ website })).map((item) => item.includes('this domain'))).toEqual([
    ...[true, false, false],
  ]);
});
