import type { WordList } from './word-list';

/** A code for each company, in the narrowest array that holds them. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

export const TEXT_FIELDS = [
  'industry',
  'companyType',
  'region',
  'municipality',
  'postalDistrict',
  'town',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export const NUMBER_FIELDS = [
  'employees',
  'locations',
  'founded',
  'statusSince',
  'revenue',
  'grossProfit',
  'profit',
  'equity',
  'growth',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/**
 * A text that many companies share. Code 0 is none; code n is `values[n - 1]`,
 * the texts of that value, the first of which it is called by: of an industry the
 * Danish one, the same behind its code and the English one, of a legal form its
 * name and its short form, of a place its name, and of a postal district also the
 * name behind its code.
 */
export type TextColumn = { values: string[][]; codes: Codes };

/** Code 0 is missing; code n is `values[n - 1]`, which rise and are distinct. */
export type NumberColumn = { values: Float64Array; codes: Codes };

/** The bits of `SearchIndex.flags`. */
export const FLAGS = {
  advertisingProtected: 1,
  hasPhone: 2,
  hasEmail: 4,
  hasPostalAddress: 8,
  listed: 16,
  auditWaived: 32,
  /** The audit is not waived; of many companies neither is known. */
  audited: 64,
};

/** Places beyond this one in a company's names are not told apart. */
export const PLACE_BITS = 10;
export const LAST_PLACE = 2 ** PLACE_BITS - 1;
/** As many companies as have room beside a place in 32 bits. */
export const MAX_DOCS = 2 ** (32 - PLACE_BITS);

/**
 * All that finds, counts and orders companies, of one state of the register.
 * Companies are numbered from 0 in their order among equal matches: the most
 * prominent first, then by CVR number. Such a number is called a doc.
 */
export type SearchIndex = {
  /** Rises with every change of what is searched, found or ordered by. */
  version: number;
  docs: number;
  /** CVR numbers. */
  keys: Uint32Array;
  /** Every distinct folded word of names, and where its postings are. */
  words: WordList;
  /**
   * `doc << PLACE_BITS | place`, rising within a word. Places count the words of
   * today's name from 0 to `nameLengths - 1`; other names follow, each after a
   * gap of one (the first one too when there is no name of today), so that words
   * of two names are never neighbours.
   */
  postings: Uint32Array;
  /** Words of today's folded name, 255 at most; 0 without a name. */
  nameLengths: Uint8Array;
  /**
   * Words of the legal form that today's name begins with (high four bits) and
   * ends with (low four bits), see legal-suffixes.ts; 0 where it has none.
   */
  legalForms: Uint8Array;
  /** Place of today's name in Danish order from 1, equal names alike; 0 without. */
  nameRanks: Codes;
  /** Place in STATUS_CHOICES; of a ceased company that of how it ended. */
  statuses: Uint8Array;
  flags: Uint8Array;
  /** Bit n is place n in TRENDS. */
  trends: Uint8Array;
  texts: Record<TextField, TextColumn>;
  /**
   * Employees as exact number or lower bound, amounts in DKK, `founded` and
   * `statusSince` as days since 1970-01-01, `growth` of the revenue in whole per cent.
   */
  numbers: Record<NumberField, NumberColumn>;
  /** Web Mercator, the world as 2^32 by 2^32; 0 and 0 without a position. */
  x: Uint32Array;
  y: Uint32Array;
};

/** A company as the index is made of it. */
export type IndexRow = {
  key: number;
  prominence: number;
  name: string | null;
  /** Former and secondary names that differ from today's. */
  otherNames: string[];
  status: number;
  flags: number;
  trends: number;
  texts: Record<TextField, string[] | null>;
  numbers: Record<NumberField, number | null>;
  latitude: number | null;
  longitude: number | null;
  /** Place of the name in Danish order, equal names alike, from 1; 0 without. */
  nameRank: number;
};
