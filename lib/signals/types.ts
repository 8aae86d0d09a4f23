import type { CompanySummary } from '@/lib/companies/types';
import type { Band, Participant } from '@/lib/roles/types';
import type { AuditOpinion } from '@/prisma/client/enums';

/** `on`: when the bankruptcy began, or the company ended by it; null where not known. */
export type BankruptCompany = Pick<CompanySummary, 'key' | 'name'> & { on: Date | null };

/** Somebody of today who led or owned other companies that went bankrupt. */
export type InBankruptcies = Pick<Participant, 'id' | 'name'> & {
  /** How many companies, of which the last ones are named. */
  companies: number;
  named: BankruptCompany[];
};

/** A company that owns a part of another today, and how it is; `statusSince` of an ended one: its last day. */
export type InsolventOwner = Pick<
  CompanySummary,
  'key' | 'name' | 'status' | 'ending' | 'statusSince'
> & { ownership: Band | null };

/** Of the newest accounts; amounts in whole units of `currency` (ISO 4217). */
type OfAccounts = { endDate: Date; currency: string };

/** A fact that a creditor looks at; whether it weighs is for the reader to say. */
export type Signal =
  | (OfAccounts & { kind: 'negativeEquity'; equity: number })
  /** Less than half of the registered capital is left (the Danish Companies Act, section 119). */
  | (OfAccounts & { kind: 'capitalLost'; equity: number; capital: number })
  /** Losses in so many years in a row, the newest the last of them. */
  | (OfAccounts & { kind: 'losses'; years: number; loss: number })
  /** In percent against the year before, below zero; null where a profit became a loss. */
  | { kind: 'grossFall'; endDate: Date; percent: number | null }
  | { kind: 'noNewAccounts'; endDate: Date }
  /** What the auditor concluded on the newest annual report; `endDate` is that report's. */
  | { kind: 'modifiedOpinion'; endDate: Date; opinion: AuditOpinion }
  | { kind: 'noAccounts'; foundedOn: Date }
  | { kind: 'auditorChanged' | 'auditorLeft' | 'leaderLeft'; on: Date }
  | { kind: 'insolventOwners'; owners: InsolventOwner[]; total: number }
  | { kind: 'bankruptcies'; people: InBankruptcies[]; total: number };

export type Signals = {
  found: Signal[];
  /** Whether there were annual accounts to look at. */
  hasAccounts: boolean;
};
