import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { formatNumber } from '@/lib/format';
import type { Language } from '@/lib/i18n/languages';
import { paths } from '@/lib/paths';
import { findSharedContacts } from '@/lib/shared-contacts/queries';
import { contactSearches } from '@/lib/shared-contacts/searches';
import type { ContactSearch, SharedContact } from '@/lib/shared-contacts/types';
import { type ChosenRef, companyRef } from './facts';

export type ContactFact = Pick<ContactSearch, 'kind' | 'value'> & {
  /** How many other companies have the same: "1.000+" where these are too many to count. */
  others: number;
  shown: string;
  /** Those of them that are active; null where they were not counted. */
  active: string | null;
  /** The search that finds all of them, and the company itself. */
  search: Pick<ContactSearch, 'search' | 'postalCode'>;
  href: string;
};

export type SharedContacts = { company: ChosenRef; contacts: ContactFact[] };

function toFact(
  { kind, value, search, postalCode }: ContactSearch,
  shared: SharedContact | undefined,
): ContactFact {
  const { others = 0, active = 0 } = shared ?? {};
  return {
    kind,
    value,
    others,
    shown: `${formatNumber(others)}${active === null ? '+' : ''}`,
    active: active === null ? null : formatNumber(active),
    search: { search, postalCode },
    href: paths.discover({ search, postalCode: postalCode ?? undefined }),
  };
}

/**
 * How many other companies have the contacts of one, each that can be searched for; null when the
 * register lacks the company.
 */
export async function sharedContacts({
  key,
  language = 'en',
}: {
  key: string;
  language?: Language;
}): Promise<SharedContacts | null> {
  const [company] = await listCompaniesByKey([key]);
  if (!company) return null;
  const shared = await findSharedContacts(company, language);
  const { advertisingProtected } = company;
  return {
    company: { ...companyRef(company), advertisingProtected },
    contacts: contactSearches(company, language).map((contact) =>
      toFact(
        contact,
        shared.find(({ kind }) => kind === contact.kind),
      ),
    ),
  };
}
