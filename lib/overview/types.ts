import type { FirstAccounts } from '@/lib/financials/first-accounts';
import type { EmploymentSeries, OtherName, Timeline } from '@/lib/history/types';
import type { ArticlesRecord } from '@/lib/register/record';
import type { Parent } from '@/lib/roles/parent';
import type { UnitsPage } from '@/lib/units/types';

/** A company's registered articles; null where the register has no value. */
export type Articles = Omit<
  ArticlesRecord,
  'articlesOn' | 'firstPeriodStart' | 'firstPeriodEnd'
> & { articlesOn: Date | null };

/** A company's articles, names, employment and history. */
export type OwnRecord = {
  /** Participant id of the CEO; null when the roles do not identify exactly one person. */
  ceoId: string | null;
  articles: Articles;
  /** The foreign company of a branch; null for others, and where none is known. */
  parent: Parent | null;
  /** The first financial period while its annual report is awaited; null otherwise. */
  firstAccounts: FirstAccounts | null;
  /** Newest first. */
  otherNames: OtherName[];
  /** Null when no figures are published. */
  employment: EmploymentSeries | null;
  timeline: Timeline;
};

/** Everything that the Overview tab shows in addition to the company itself. */
export type Overview = OwnRecord & {
  /** The first page. */
  units: UnitsPage;
};
