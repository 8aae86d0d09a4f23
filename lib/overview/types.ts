import type { EmploymentSeries, OtherName, Timeline } from '@/lib/history/types';
import type { ArticlesRecord } from '@/lib/register/record';
import type { UnitsPage } from '@/lib/units/types';

/** What a company has registered about itself; null where the register does not tell. */
export type Articles = ArticlesRecord;

/** What a company has registered, is called, employed and went through. */
export type OwnRecord = {
  /** Whose page is that of the CEO; null where the roles do not say exactly who it is. */
  ceoId: string | null;
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
