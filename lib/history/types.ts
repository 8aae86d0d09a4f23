import type { Employees } from '@/lib/companies/types';
import type { ChangeField } from '@/prisma/client/enums';

export type { ChangeField };

export type Period = { validFrom: Date | null; validTo: Date | null };

/** A name other than today's: a former one, or a secondary one. */
export type OtherName = {
  name: string;
  kind: 'former' | 'secondary';
  validFrom: Date | null;
  /** Null: still in use. */
  validTo: Date | null;
};

/** Employees of a month, a quarter or a year. */
export type EmploymentPoint = {
  /** First day of the period. */
  startsOn: Date;
  employees: Employees;
  /** Full-time equivalents; null when not published. */
  fullTime: number | null;
};

/** Oldest first, at the finest published granularity: `months` is 1, 3 or 12. */
export type EmploymentSeries = { months: 1 | 3 | 12; points: EmploymentPoint[] };

/** Fields whose `before` lists the members who left and whose `after` lists those who joined. */
export type MembersField = Extract<ChangeField, 'MANAGEMENT' | 'OWNERS' | 'AUDITOR'>;

/** A merger or demerger, from one side: those on the other have the opposite one. */
export const RESTRUCTURING_FIELDS = [
  'MERGED_INTO',
  'TOOK_OVER',
  'SPLIT_INTO',
  'SPLIT_FROM',
] as const;
export type RestructuringField = (typeof RESTRUCTURING_FIELDS)[number];

export type NamedCompany = { key: string; name: string | null };

/**
 * Something that happened to a company. STARTED and ENDED are the bounds of the periods it existed
 * in; the others are mergers, demergers and registered changes. `before` and `after` are texts of the register, and
 *   STATUS      a CompanyStatus; only `after` if just the start of today's status is known
 *   ENDED       `after` is how, for the last end and if the register has it
 *   PROTECTION, AUDIT_WAIVED, CAPITAL_PARTLY_PAID  yes or no
 *   EMPLOYEES   a band such as 5–9 (without "employees")
 *   ACCOUNTS    the last day of the newest year, yyyy-mm-dd
 *   ARTICLES    the date of the articles, yyyy-mm-dd
 *   MANAGEMENT, OWNERS  names separated by "; ", each with title or share in parentheses
 *   AUDITOR             names separated by "; "
 *   CAPITAL     an amount with its currency, in Danish format
 *   MERGED_INTO, SPLIT_INTO  `after` names the companies that received it or parts of it
 *   TOOK_OVER, SPLIT_FROM    `before` names those that it received
 */
export type TimelineEvent = {
  /** Unique within the company. */
  id: string;
  /** The day it took effect if the register has it, else the day a load saw it. */
  on: Date;
  field: ChangeField | 'STARTED' | 'ENDED' | RestructuringField;
  before: string | null;
  after: string | null;
  /** The companies that a merger or demerger names, as far as they are in the register. */
  companies?: readonly NamedCompany[];
};

export type Timeline = {
  /** Newest first. */
  events: TimelineEvent[];
  total: number;
  /** Participant ids of members, by their name with title or share as recorded by loads. */
  holders: ReadonlyMap<string, string>;
};
