import type { PassageKind, Passages } from './kinds';

/** An annual report that says something in words. */
export type WordedReport = {
  startDate: Date | null;
  endDate: Date;
  publishedAt: Date | null;
  /** Its document for readers; null without a link. */
  url: string | null;
  passages: Passages;
};

/** Where a report mentions what was searched for. */
export type Mention = {
  kind: PassageKind;
  /** The year in which its period ends. */
  year: number;
  /** The text around it, in pieces. */
  parts: { text: string; isMatch: boolean }[];
};
