import type { CompanyDetail } from '@/lib/companies/types';
import type { FinancialPeriod, Financials, KeyFigureHistory, Scope } from '@/lib/financials/types';
import type { Language } from '@/lib/i18n/languages';
import type { Overview } from '@/lib/overview/types';
import type { PeerComparison } from '@/lib/peers/types';
import type { Recommendation } from '@/lib/recommendations/types';
import type { Ownership } from '@/lib/roles/chain';
import type { Holdings, RolesPage } from '@/lib/roles/types';
import type { Signals } from '@/lib/signals/types';

/** Everything that the page of a company shows, read at one moment. */
export type CompanyReport = {
  company: CompanyDetail;
  overview: Overview;
  financials: Financials;
  keyFigures: KeyFigureHistory;
  peers: PeerComparison | null;
  roles: RolesPage;
  formerRoles: RolesPage;
  holdings: Holdings | null;
  ownership: Ownership;
  recommendations: Recommendation[];
  /** Null of a company that ended. */
  signals: Signals | null;
  /** The day of the loaded register; null when it is not known. */
  registerDay: Date | null;
  madeAt: Date;
};

/** The invented annual report of a company of the sample. */
export type SampleReport = {
  company: CompanyDetail;
  signingRule: string | null;
  /** The year of the report, then the one before where there is one. */
  periods: Record<Scope, FinancialPeriod[]>;
  keyFigures: KeyFigureHistory;
  management: { name: string; title: string | null }[];
};

/** A list of accounts, for administrators. */
export type UsersReport = {
  /** What was searched for; empty for all. */
  search: string;
  /** The first ones of the list. */
  users: {
    id: string;
    name: string;
    email: string;
    role: 'USER' | 'ADMIN';
    isSubscriber: boolean;
  }[];
  /** How many the whole list has. */
  total: number;
  madeAt: Date;
};

/** What a worker thread makes a PDF of. */
export type ReportJob =
  /** Without a language it is the default one. */
  | { kind: 'users'; data: UsersReport; language?: Language }
  | { kind: 'company'; data: CompanyReport; language?: Language }
  | { kind: 'sample'; data: SampleReport };

/** A column of a printed table; widths are shares of the page. */
export type PrintedColumn = { label: string; width: number; align?: 'right' };

export type PrintedRow = { cells: string[]; strong?: boolean };

export type PrintedSection = {
  heading: string;
  /** Labels and values; what is missing is left out. */
  facts?: [label: string, value: string | null][];
  text?: string | null;
  table?: { columns: PrintedColumn[]; rows: PrintedRow[] };
  note?: string | null;
};

/** A document in words: what is printed, not how. */
export type PrintedDocument = {
  title: string;
  subtitle: string;
  /** Said on top and on every page, such as that all of it is invented. */
  warning: string | null;
  sections: PrintedSection[];
  footer: string;
};
