import type { CompanyDetail } from '@/lib/companies/types';
import type { Language } from '@/lib/i18n/languages';
import { searchAtAddress } from '@/lib/search/at-address';
import { type Asked, parseQuery } from '@/lib/search/parse-query';
import { isPublicHost } from './public-hosts';
import type { ContactSearch } from './types';

export type Contacts = Pick<CompanyDetail, 'phone' | 'email' | 'website' | 'street' | 'postalCode'>;

type Told = ContactSearch & { query: Asked };

/** "12 34 56 78" and "0045 12345678" as +45 12345678, which a search takes for no CVR number. */
function phoneSearch(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const [, danish] = /^(?:\+?45)?(\d{8})$/.exec(digits) ?? [];
  if (danish !== undefined) return `+45 ${danish}`;
  return digits.startsWith('+') ? digits : null;
}

function ofPhone({ phone }: Contacts): Told | null {
  const search = phone && phoneSearch(phone);
  const query = parseQuery(search ?? '');
  const isPhone = query.kind === 'number' && query.of.every((field) => field === 'phone');
  return phone && search && isPhone
    ? { kind: 'phone', value: phone, search, postalCode: null, query }
    : null;
}

function ofEmail({ email }: Contacts): Told | null {
  const query = parseQuery(email ?? '');
  const isSame = query.kind === 'email' && query.address === email?.toLowerCase();
  return email && isSame
    ? { kind: 'email', value: email, search: email, postalCode: null, query }
    : null;
}

/** The host of the website, or else of the email. */
export function ownHost({ website, email }: Pick<Contacts, 'website' | 'email'>): string | null {
  const host =
    website === null
      ? email?.toLowerCase().split('@').at(-1)
      : URL.canParse(website) && new URL(website).hostname.replace(/^www\./, '');
  return host && !isPublicHost(host) ? host : null;
}

function ofDomain(contacts: Contacts): Told | null {
  const value = ownHost(contacts);
  if (value === null) return null;
  const search = `${contacts.website === null ? '@' : 'www.'}${value}`;
  const query = parseQuery(search);
  const isHost = query.kind === 'domain' && query.words === null && query.hosts.includes(value);
  return isHost ? { kind: 'domain', value, search, postalCode: null, query } : null;
}

function ofAddress(contacts: Contacts, language: Language): Told | null {
  const found = searchAtAddress(contacts, language);
  if (found === null) return null;
  const { house: value, search, postalCode } = found;
  return { kind: 'address', value, search, postalCode, query: parseQuery(search) };
}

/** The searches for all companies with the contacts of one, as far as a search is exactly that. */
export const contactSearches = (contacts: Contacts, language: Language): Told[] =>
  [ofPhone(contacts), ofEmail(contacts), ofDomain(contacts), ofAddress(contacts, language)].filter(
    (told) => told !== null,
  );
