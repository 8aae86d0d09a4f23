import type { Employees } from '@/lib/companies/types';
import type { ChangeField } from '@/prisma/client/enums';

export type { ChangeField };

export type Period = { validFrom: Date | null; validTo: Date | null };

/** A name that is not the one of today: former ones, and secondary ones still in use. */
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

/** Oldest first, with the finest division that is published: `months` is 1, 3 or 12. */
export type EmploymentSeries = { months: 1 | 3 | 12; points: EmploymentPoint[] };

/** Fields of which `before` are those who left, and `after` those who came. */
export type MembersField = Extract<ChangeField, 'MANAGEMENT' | 'OWNERS' | 'AUDITOR'>;

/**
 * Something that happened to a company. STARTED and ENDED are the periods it
 * lived in, the others what the register wrote. `before` and `after` are texts of the register, and
 *   STATUS      a CompanyStatus; only `after` where the register tells when today's began
 *   ENDED       `after` is how, of the last end and where the register tells it
 *   PROTECTION, AUDIT_WAIVED  yes or no
 *   EMPLOYEES   a band such as 5–9 (without "employees")
 *   ACCOUNTS    the last day of the newest year, yyyy-mm-dd
 *   MANAGEMENT, OWNERS  names separated by "; ", each with title or share in parentheses
 *   AUDITOR             names separated by "; "
 *   CAPITAL     an amount with its currency, written as Danes do
 */
export type TimelineEvent = {
  /** Unique within the company. */
  id: string;
  /** The day it took effect where the register tells, else the day it was seen. */
  on: Date;
  field: ChangeField | 'STARTED' | 'ENDED';
  before: string | null;
  after: string | null;
};

export type Timeline = {
  /** Newest first. */
  events: TimelineEvent[];
  total: number;
  /** Who members are: the participant's id by the name with title or share, as loads write it. */
  holders: ReadonlyMap<string, string>;
};
