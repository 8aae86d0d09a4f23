import 'server-only';
import type { Point } from '@/lib/search/area';
import type { FlagFilter } from '@/lib/search/filter-kinds';
import type { NumberRange, OpinionChoice } from '@/lib/search/types';
import type { AmountField } from './words/fields';

/** The code tables that sentences are read with. */
export type Tables = {
  industries: { code: string; version: 'DB07' | 'DB25'; danish: string; english: string | null }[];
  forms: { code: number; name: string }[];
  /** Danish municipalities, with the name of their region; `center`: null if unknown. */
  municipalities: { name: string; region: string | null; center: Point | null }[];
  districts: { postalCode: string; name: string; center: Point | null }[];
  /** Industries that companies have; null: unknown, so all of them count. */
  usedIndustries: ReadonlySet<string> | null;
  /** Sectors and divisions that companies have; null: all. */
  usedSectors: ReadonlySet<string> | null;
  /** The date of the register, YYYY-MM-DD: "the last five years" end here. */
  today: string;
};

/** A property that a company has or lacks. */
type Contact = FlagFilter;

/** Industries; `sectors`: the names of sectors and divisions that are exactly these. */
export type Trade = { values: string[]; sectors?: string[] };

/** A possible meaning of a word or a phrase. */
export type Meaning =
  | ({ is: 'industry' } & Trade)
  | { is: 'companyType'; values: string[] }
  | { is: 'status'; values: string[] }
  /** Names of municipalities. */
  | { is: 'place'; values: string[] }
  /** A municipality that a landscape is in. */
  | { is: 'landscape'; values: string[] }
  /** A postal district, by its postal codes and ranges of them. */
  | { is: 'district'; codes: string[] }
  | { is: 'field'; field: AmountField }
  | { is: 'contact'; contact: Contact }
  /** Any of these modified opinions of auditors. */
  | { is: 'opinion'; opinions: OpinionChoice[] }
  | { is: 'sign'; positive: boolean }
  | { is: 'trend'; up: boolean; of?: AmountField }
  | { is: 'compare'; how: Comparison }
  | { is: 'ending'; how: Comparison }
  | { is: 'extreme'; most: boolean; age?: boolean }
  /** A range of employees; `alone`: it needs no word for companies after it. */
  | { is: 'size'; employees: NumberRange; alone: boolean }
  /** A range of years since founding. */
  | { is: 'years'; least?: number; most?: number; alone: boolean }
  /** Goods, with the industries that trade in them wholesale. */
  | { is: 'goods'; values: string[] }
  | { is: 'word'; word: string };

export type Comparison = 'over' | 'min' | 'under' | 'max' | 'about' | 'exactly';
export type Kind = Meaning['is'];
