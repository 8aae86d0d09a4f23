import { NextIntlClientProvider } from 'next-intl';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { AddressSection } from './address-section';
import { Contacts } from './contacts';
import { Registration } from './registration';
import { UnitItem } from './unit-item';

function markup<Props extends object>(
  part: ComponentType<Props>,
  props: object,
  locale: Language = 'en',
): string {
  const children = createElement(part, props as Props);
  const provider = { locale, messages: messages[locale], timeZone: 'UTC', children };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}

const place = { careOf: null, street: null, town: null, postalCode: null, postalDistrict: null };
const address = { ...place, addressText: null, countryCode: 'DK', locationPrecision: null };
const unit = { pNumber: '1012345678', industry: null, phone: null, email: null, name: 'Lager' };

test('an address is copied where there is one', () => {
  const home = { ...address, street: 'Møllevej 7', postalCode: '9300', postalDistrict: 'Sæby' };
  const labelled = (company: object, locale: Language) =>
    markup(AddressSection, { company }, locale).match(/<button[^>]* aria-label="([^"]*)"/)?.[1];
  expect(labelled(home, 'en')).toBe('Copy the address');
  expect(labelled(home, 'da')).toBe('Kopiér adressen');
  expect(labelled(address, 'en')).toBeUndefined();
});

test('a phone number is copied where there is one', () => {
  const company = { website: null, email: null, phone: '86112233' };
  expect(markup(Contacts, { company })).toContain('aria-label="Copy the phone number"');
  expect(markup(Contacts, { company: { ...company, phone: null } })).not.toContain('<button');
});

test('each production unit has its own number to copy', () => {
  const bare = { unit: { ...unit, employees: { exact: null, min: null, max: null } } };
  expect(markup(UnitItem, bare)).toContain('aria-label="Copy the P-number 1012345678"');
  expect(markup(UnitItem, bare, 'da')).toContain('aria-label="Kopiér P-nummeret 1012345678"');
});

test('a company of the register leads to its entry there, one of the sample does not', () => {
  const articles = { purpose: null, capital: null };
  const record = { articles, firstAccounts: null, parent: null };
  const entry = (isSample: boolean) =>
    markup(Registration, { record, company: { key: '12345678', isSample }, personHref: String });
  expect(entry(false)).toContain('href="https://datacvr.virk.dk/enhed/virksomhed/12345678"');
  expect(entry(false)).toMatch(/target="_blank" rel="noopener noreferrer".*opens in a new tab/);
  expect(entry(true)).not.toContain('datacvr');
});
