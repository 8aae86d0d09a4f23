import type { Passages } from './kinds';

/** An annual report that says something in words. */
export type WordedReport = {
  startDate: Date | null;
  endDate: Date;
  publishedAt: Date | null;
  /** Its document for readers; null without a link. */
  url: string | null;
  passages: Passages;
};
