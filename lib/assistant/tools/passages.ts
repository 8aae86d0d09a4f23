import 'server-only';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import type { PassageKind } from '@/lib/passages/kinds';
import { listedPassages } from '@/lib/passages/listed';
import { ofYear } from '@/lib/passages/of-year';
import { findWordedReports } from '@/lib/passages/queries';
import type { WordedReport } from '@/lib/passages/types';
import { beginningOf } from './beginning';
import { type CompanyRef, companyRef, orNull, placeOf } from './facts';

/** Letters of each passage that a model is given. */
const MOST_FOR_MODEL = 1_500;

export type WordedFact = {
  startDate: string | null;
  endDate: string;
  publishedAt: string | null;
  /** In the words of the company, by kind and in the order of reports. */
  passages: { kind: PassageKind; text: string }[];
  /** The page that shows all of its words, with a link to the report itself. */
  href: string;
};

/** Without a day, where the page shows the words of the newest report. */
const wordsOf = (key: string, words?: string) =>
  placeOf(key, { tab: 'financial', words }, 'own-words');

const toFact = (key: string, report: WordedReport, place: number): WordedFact => ({
  startDate: isoDay(report.startDate),
  endDate: isoDay(report.endDate),
  publishedAt: report.publishedAt && danishDay(report.publishedAt),
  passages: listedPassages(report.passages),
  href: wordsOf(key, place === 0 ? undefined : isoDay(report.endDate)),
});

export type PassageFacts = {
  company: CompanyRef;
  /** Those that say something in words, newest first. */
  reports: WordedFact[];
  href: string;
};

/** What the annual reports of a company say in words; null when it is unknown. */
export async function wordedReports({ key }: { key: string }): Promise<PassageFacts | null> {
  const [[company], reports] = await Promise.all([
    listCompaniesByKey([key]),
    orNull(findWordedReports(key)),
  ]);
  if (!company || !reports) return null;
  const href = placeOf(key, { tab: 'financial' }, 'annual-reports');
  const facts = reports.map((report, place) => toFact(key, report, place));
  return { company: companyRef(company), reports: facts, href };
}

/** The same of one year, or of the newest report, for a model: the beginning of each passage. */
export async function reportPassages(asked: { key: string; year?: number; kinds?: PassageKind[] }) {
  const found = await wordedReports(asked);
  if (!found) return null;
  const { reports, ...others } = found;
  const isWanted = (kind: PassageKind) => asked.kinds?.includes(kind) ?? true;
  return {
    ...others,
    reports: ofYear(reports, asked.year ?? null).map((report) => ({
      ...report,
      passages: report.passages
        .filter(({ kind }) => isWanted(kind))
        .map(({ kind, text }) => ({ kind, text: beginningOf(text, MOST_FOR_MODEL) })),
    })),
    allEndDates: reports.map(({ endDate }) => endDate),
  };
}
