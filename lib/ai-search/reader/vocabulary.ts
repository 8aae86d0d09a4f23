import 'server-only';
import type { NumberRange } from '@/lib/search/types';
import type { FlagField } from './fragment';
import type { AmountField } from './words/fields';

/** The code tables a sentence is read by. */
export type Tables = {
  industries: { code: string; version: 'DB07' | 'DB25'; danish: string; english: string | null }[];
  forms: { code: number; name: string }[];
  /** Those of Denmark, with the name of their region. */
  municipalities: { name: string; region: string | null }[];
  districts: { postalCode: string; name: string }[];
  /** Industries that companies have; null: not known, all of them count. */
  usedIndustries: ReadonlySet<string> | null;
  /** The day of the register, YYYY-MM-DD: "the last five years" end here. */
  today: string;
};

/** What a company has or is, or not. */
export type Contact = FlagField;

/** What a word or a phrase may mean. */
export type Meaning =
  | { is: 'industry'; values: string[] }
  | { is: 'companyType'; values: string[] }
  | { is: 'status'; values: string[] }
  /** Names of municipalities. */
  | { is: 'place'; values: string[] }
  /** A postal district, by its postal codes and ranges of them. */
  | { is: 'district'; codes: string[] }
  | { is: 'field'; field: AmountField }
  | { is: 'contact'; contact: Contact }
  | { is: 'sign'; positive: boolean }
  | { is: 'trend'; up: boolean; of?: AmountField }
  | { is: 'compare'; how: Comparison }
  | { is: 'ending'; how: Comparison }
  | { is: 'extreme'; most: boolean; age?: boolean }
  /** So many employees; `alone`: it needs no word for companies behind it. */
  | { is: 'size'; employees: NumberRange; alone: boolean }
  /** So many years since founding. */
  | { is: 'years'; least?: number; most?: number; alone: boolean }
  | { is: 'word'; word: string };

export type Comparison = 'over' | 'min' | 'under' | 'max' | 'about' | 'exactly';
export type Kind = Meaning['is'];
