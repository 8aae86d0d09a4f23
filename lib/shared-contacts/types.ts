import type { CONTACT_KINDS } from './constants';

export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Something by which companies are reached, and the search for all that have it. */
export type ContactSearch = {
  kind: ContactKind;
  /** As the register has it; of a website or email its host, of an address the house. */
  value: string;
  search: string;
  /** Filter that belongs to the search; only of an address. */
  postalCode: string | null;
};

export type SharedContact = ContactSearch & {
  /** Other companies that have the same; at most MOST_COUNTED. */
  others: number;
  /** Those of them that are active; null where there are more than could be counted. */
  active: number | null;
};
