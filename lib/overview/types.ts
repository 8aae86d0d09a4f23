import type { EmploymentSeries, OtherName, Timeline } from '@/lib/history/types';
import type { UnitsPage } from '@/lib/units/types';

/** What a company has registered about itself; null where the register does not tell. */
export type Articles = {
  purpose: string | null;
  capital: number | null;
  /** ISO 4217. */
  capitalCurrency: string | null;
  signingRule: string | null;
  /** Month and day as `--MM-DD`. */
  financialYearStart: string | null;
  financialYearEnd: string | null;
  auditWaived: boolean | null;
  listed: boolean | null;
};

/** What a company has registered, is called, employed and went through. */
export type OwnRecord = {
  articles: Articles;
  /** Newest first. */
  otherNames: OtherName[];
  /** Null when nothing is published. */
  employment: EmploymentSeries | null;
  timeline: Timeline;
};

/** All that the Overview tab shows beyond the company itself. */
export type Overview = OwnRecord & {
  /** The first page. */
  units: UnitsPage;
};
