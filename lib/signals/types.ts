import type { Distress } from '@/lib/companies/distress';
import type { CompanySummary } from '@/lib/companies/types';
import type { Scope } from '@/lib/financials/types';
import type { Band, Participant } from '@/lib/roles/types';
import type { AuditOpinion } from '@/prisma/client/enums';

/**
 * `on`: when the bankruptcy began or, if the company ended by it, its last day; null if unknown.
 */
export type BankruptCompany = Pick<CompanySummary, 'key' | 'name'> & { on: Date | null };

/** A person who leads or owns the company today and led or owned others that went bankrupt. */
export type InBankruptcies = Pick<Participant, 'id' | 'name'> & {
  /** Number of these companies; `named` lists the most recent ones. */
  companies: number;
  named: BankruptCompany[];
};

/**
 * A company that owns a share of another today or is liable for its debts, and its state;
 * `statusSince` of a ceased one is its last day.
 */
export type InsolventCompany = Pick<
  CompanySummary,
  'key' | 'name' | 'status' | 'ending' | 'statusSince'
> & { ownership: Band | null };

/**
 * Based on the newest accounts; amounts in whole units of `currency` (ISO 4217). `scope`: whether they
 * are the company's own or its group's, whose equity no creditor of the company can claim.
 */
type OfAccounts = { endDate: Date; currency: string; scope: Scope };

/** A fact that matters to a creditor; weighing it is left to the reader. */
export type Signal =
  /** The company's own; `since` is the first day of the status, null if unknown. */
  | { kind: 'status'; status: Distress; since: Date | null }
  | (OfAccounts & { kind: 'negativeEquity'; equity: number })
  /** Less than half of the registered capital is left (the Danish Companies Act, section 119). */
  | (OfAccounts & { kind: 'capitalLost'; equity: number; capital: number })
  /** Losses in this many consecutive years up to the newest. */
  | (OfAccounts & { kind: 'losses'; years: number; loss: number })
  /** In percent compared with the previous year, negative; null if a profit became a loss. */
  | (Omit<OfAccounts, 'currency'> & { kind: 'grossFall'; percent: number | null })
  | { kind: 'noNewAccounts'; endDate: Date }
  /**
   * The auditor's conclusion in the newest annual report that could be read; `endDate` is that
   * report's, `unreadEnd` the newest report's if that is a later one, whose conclusion is not known.
   */
  | { kind: 'modifiedOpinion'; endDate: Date; unreadEnd: Date | null; opinion: AuditOpinion }
  /** Of the same report: the beginning of its note on uncertainty about going concern. */
  | { kind: 'goingConcern'; endDate: Date; unreadEnd: Date | null; note: string }
  | { kind: 'noAccounts'; foundedOn: Date }
  | { kind: 'auditorChanged' | 'auditorLeft' | 'leaderLeft'; on: Date }
  | { kind: 'insolventOwners'; companies: InsolventCompany[]; total: number }
  /** Companies that are liable for all its debts. */
  | { kind: 'insolventPartners'; companies: InsolventCompany[]; total: number }
  | { kind: 'bankruptcies'; people: InBankruptcies[]; total: number };

export type Signals = {
  found: Signal[];
  /** Whether there were annual accounts to examine. */
  hasAccounts: boolean;
};
