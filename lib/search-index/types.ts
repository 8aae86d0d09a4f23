import { CHANGE_FILTERS } from './change-filters';
import { PERCENT_FILTERS } from './percent-filters';
import type { WordList } from './word-list';

/** One code per company, in the narrowest array type that holds them. */
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
  'assets',
  ...PERCENT_FILTERS,
  ...CHANGE_FILTERS,
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/**
 * A text shared by many companies. Code 0 is none; code n is `values[n - 1]`, the texts of that
 * value. The first text is its name. Industries have the Danish name, the same preceded by its code
 * and by codes of other versions, and the English name; legal forms the name and the short form;
 * places the name, and postal districts also the name preceded by its code.
 */
export type TextColumn = { values: string[][]; codes: Codes };

/** Code 0 is missing; code n is `values[n - 1]`. The values are distinct and ascending. */
export type NumberColumn = { values: Float64Array; codes: Codes };

/** The bits of `SearchIndex.flags`. */
export const FLAGS = {
  advertisingProtected: 1,
  hasPhone: 2,
  hasEmail: 4,
  hasPostalAddress: 8,
  listed: 16,
  auditWaived: 32,
  /** The audit is not waived; for many companies neither is known. */
  audited: 64,
  hasWebsite: 128,
};

/** `SearchIndex.remarks`: of the newest annual report that could be read, and the newest accounts. */
export const REMARKS = {
  /** The bit for a note on uncertainty about going concern. */
  goingConcern: 1,
  /**
   * The bits under `mask`, from `shift` on, for its auditor's opinion: its place in AUDIT_OPINIONS from
   * 1 on; 0 if it is not known to be modified.
   */
  opinion: { shift: 1, mask: 3 },
  /** The bit for equity below half of the capital, see capital-lost.ts. */
  capitalLost: 8,
};

/** The number of bits for two opposite runs in `SearchIndex.trends`. */
export const RUN_BITS = 5;

/** Places beyond this one in a company's names are clamped to it. */
export const PLACE_BITS = 10;
export const LAST_PLACE = 2 ** PLACE_BITS - 1;
/** The number of docs that fit beside a place into 32 bits. */
export const MAX_DOCS = 2 ** (32 - PLACE_BITS);

/**
 * Everything needed to find, count and order companies, for one state of the register. Companies
 * are numbered from 0 in their ranking among equal matches: most prominent first, then by CVR
 * number. Such a number is called a doc.
 */
export type SearchIndex = {
  /** Increases with every change of searched, filtered or ordered data. */
  version: number;
  docs: number;
  /** CVR numbers. */
  keys: Uint32Array;
  /** Every distinct folded word of names, and where its postings are. */
  words: WordList;
  /**
   * `doc << PLACE_BITS | place`, ascending within a word. Places count the words of the current
   * name from 0 to `nameLengths - 1`; other names follow, each after a gap of one (the first one
   * too when there is no current name), so that words of two names are never adjacent.
   */
  postings: Uint32Array;
  /** Number of words of the current folded name, at most 255; 0 without a name. */
  nameLengths: Uint8Array;
  /**
   * Number of words of the legal form at the start of the current name (high four bits) and at its
   * end (low four bits), see legal-suffixes.ts; 0 without one.
   */
  legalForms: Uint8Array;
  /**
   * Rank of the current name in Danish order from 1, the same for equal names; 0 without a name.
   */
  nameRanks: Codes;
  /** Index in STATUS_CHOICES; for a ceased company that of its ending. */
  statuses: Uint8Array;
  flags: Uint8Array;
  /** See REMARKS. */
  remarks: Uint8Array;
  /**
   * For how many of the newest years in a row something is so: RUN_BITS for the first two of RUNS,
   * the next ones for the following two, and so on. The highest of them says that it is the second of
   * the two, the others are the number of years.
   */
  trends: Uint32Array;
  texts: Record<TextField, TextColumn>;
  /**
   * Employees as an exact number or a lower bound, amounts in DKK, `founded`, `statusSince` and the
   * newest changes as days since 1970-01-01, growth of the newest year over the one before, and its key figures, in
   * per cent with one decimal.
   */
  numbers: Record<NumberField, NumberColumn>;
  /** Web Mercator, the world as 2^32 by 2^32; 0 and 0 without a position. */
  x: Uint32Array;
  y: Uint32Array;
};

/** The input of the index for one company, in the units and codes of SearchIndex. */
export type IndexRow = {
  /** CVR number. */
  key: number;
  /** See prominenceOf: companies with a higher one come first. */
  prominence: number;
  name: string | null;
  /** Former and secondary names that differ from the current one. */
  otherNames: string[];
  status: number;
  flags: number;
  remarks: number;
  trends: number;
  /** The texts of a value as in TextColumn, its name first. */
  texts: Record<TextField, string[] | null>;
  numbers: Record<NumberField, number | null>;
  /** In degrees; both null without a position. */
  latitude: number | null;
  longitude: number | null;
  /** Rank of the name in Danish order from 1, the same for equal names; 0 without a name. */
  nameRank: number;
};
