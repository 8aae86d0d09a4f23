import type { Language } from '@/lib/i18n/languages';
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
  /** That of the passage; empty where it is not known. */
  language: Language | '';
  /** The text around it, in pieces. */
  parts: { text: string; isMatch: boolean }[];
};

/** The annual report whose words are shown. */
export type ShownWords = {
  /** That of its filing. */
  id: string;
  startDate: Date | null;
  endDate: Date;
  publishedAt: Date | null;
  passages: Passages;
  /** The last days of all years whose reports have words, newest first. */
  years: Date[];
};

/** What a company states as its primary activities. */
export type Activities = {
  /** The last day of the year of its report. */
  endDate: Date;
  text: string;
};
