import type { CompanyDetail } from '@/lib/companies/types';
import type { NoAccountsText } from '@/lib/financials/no-accounts';
import type { FinancialPeriod, Financials, KeyFigureHistory, Scope } from '@/lib/financials/types';
import type { Language } from '@/lib/i18n/languages';
import type { Overview } from '@/lib/overview/types';
import type { ShownWords } from '@/lib/passages/types';
import type { PeerComparison } from '@/lib/peers/types';
import type { Recommendation } from '@/lib/recommendations/types';
import type { Ownership } from '@/lib/roles/chain';
import type { Holdings, RolesPage } from '@/lib/roles/types';
import type { Signals } from '@/lib/signals/types';

/** All data of a company's page, read at one time. */
export type CompanyReport = {
  company: CompanyDetail;
  overview: Overview;
  financials: Financials;
  /** Told where `financials` has no periods. */
  noAccounts: NoAccountsText;
  keyFigures: KeyFigureHistory;
  /** What its newest annual report with words says; null where none has any. */
  ownWords: ShownWords | null;
  peers: PeerComparison | null;
  roles: RolesPage;
  formerRoles: RolesPage;
  holdings: Holdings | null;
  ownership: Ownership;
  recommendations: Recommendation[];
  /** Null for a company that has ended. */
  signals: Signals | null;
  /** The date of the loaded register; null when unknown. */
  registerDay: Date | null;
  madeAt: Date;
};

/** The invented annual report of a sample company. */
export type SampleReport = {
  company: CompanyDetail;
  signingRule: string | null;
  /** The year of the report, followed by the previous one if any. */
  periods: Record<Scope, FinancialPeriod[]>;
  keyFigures: KeyFigureHistory;
  management: { name: string; title: string | null }[];
};

/** A list of accounts, for administrators. */
export type UsersReport = {
  /** The search text; empty for all. */
  search: string;
  /** The first entries of the list. */
  users: {
    id: string;
    name: string;
    email: string;
    role: 'USER' | 'ADMIN';
    isSubscriber: boolean;
  }[];
  /** Total length of the list. */
  total: number;
  madeAt: Date;
};

/** The job of a worker thread: one PDF to render. */
export type ReportJob =
  /** Without a language the default is used. */
  | { kind: 'users'; data: UsersReport; language?: Language }
  | { kind: 'company'; data: CompanyReport; language?: Language }
  | { kind: 'sample'; data: SampleReport };

/** A column of a printed table; widths are shares of the page. */
export type PrintedColumn = { label: string; width: number; align?: 'right' };

export type PrintedRow = {
  cells: string[];
  strong?: boolean;
  /** Already contained in a row above, so its first cell is indented. */
  part?: boolean;
};

export type PrintedSection = {
  heading: string;
  /** Labels and values; null values are left out. */
  facts?: [label: string, value: string | null][];
  text?: string | null;
  table?: { columns: PrintedColumn[]; rows: PrintedRow[] };
  note?: string | null;
};

/** A document's content, independent of layout. */
export type PrintedDocument = {
  title: string;
  subtitle: string;
  /** Printed at the top and on every page, for example that all data is invented. */
  warning: string | null;
  sections: PrintedSection[];
  footer: string;
};
