import { companyFacts, factIn } from '@/lib/assistant/tools/company';
import type { Fact } from '@/lib/assistant/tools/facts';
import { ALL_PERIODS, accountFigures } from '@/lib/assistant/tools/figures';
import { companyRoles } from '@/lib/assistant/tools/people';
import { annualReports, type ReportFact } from '@/lib/assistant/tools/reports';
import { foldText } from '@/lib/words/fold';
import { yesOrNo } from '../figures/size';
import { markedNames } from '../question/subject';
import { type AboutReport, saidOfClass, saidOfYear } from '../question/understand-report';
import { opensYesOrNo } from '../question/yes-or-no';
import { companyLink, factLine } from '../text/names';
import { ofPages } from '../text/of-pages';
import type { Known, Reply, Speak } from '../text/reply';
import { bold, dayText, joined, link, noted, plain, TEXTS } from '../text/texts';
import { has } from '../words/match';
import { awaitedText, markText } from './reports-answer';

/** What the auditor did, in the words of our pages, else in those of the report. */
function assistanceText({ assurance, auditAssistance }: ReportFact, say: Speak): string | null {
  if (assurance === null) return auditAssistance && plain(auditAssistance);
  return say(ofPages(({ financial }) => financial.assistance[assurance]));
}

/** An extended review, a review and a compilation are no audit; free text may be anything. */
function verdict({ question, say }: Known, report: ReportFact | undefined): string[] {
  const folded = foldText(question);
  const asks = opensYesOrNo(folded) && has('audited|revideret|revideres', folded);
  if (!asks || !report?.assurance) return [];
  return [yesOrNo(report.assurance === 'audited', say)];
}

const NOT_STATED = {
  en: 'What the auditor did (audit, extended review, review or only a compilation) is not in these data. It stands in the annual report itself.',
  da: 'Hvad revisor har gjort (revision, udvidet gennemgang, review eller kun opstilling), står ikke i disse data, men i selve årsrapporten.',
};

const AUDIT_FIRM = { en: 'Audit firm in the report', da: 'Revisionsfirma i årsrapporten' };

function reportLines(report: ReportFact | undefined, say: Speak): string[] {
  const done = report && assistanceText(report, say);
  if (!report || !done) return [];
  const day = dayText(report.endDate);
  const shown = link(done, report.href);
  const { auditFirm: firm, auditOpinion } = report;
  const opinion = auditOpinion && ofPages(({ financial }) => financial.opinion[auditOpinion]);
  return [
    say({ en: `- Annual report until ${day}: ${shown}`, da: `- Årsrapport til ${day}: ${shown}` }),
    ...(firm ? [`- ${say(AUDIT_FIRM)}: ${plain(firm)}`] : []),
    ...(opinion ? [`- ${say({ en: 'Opinion', da: 'Konklusion' })}: ${say(opinion)}`] : []),
  ];
}

async function registerLines({ company, say }: Known): Promise<string[]> {
  const [facts, roles] = await Promise.all([
    companyFacts(company),
    companyRoles({ key: company.key, groups: ['AUDITOR'] }),
  ]);
  const waived = factIn(facts, 'auditWaived');
  const auditors = (roles?.roles ?? []).map(({ name, href }) => link(name, href));
  const named = auditors.length > 0 ? joined(auditors, say) : say(TEXTS.notReported);
  const today = say({ en: 'Registered auditor today', da: 'Registreret revisor i dag' });
  return [
    `- ${today}: ${named}`,
    ...(facts && waived ? [`- ${factLine(waived, facts, say)}`] : []),
  ];
}

/**
 * What is known of the audit of an annual report: what the auditor did, who, whether the company
 * opted out, and reservations.
 */
async function auditText(
  known: Known,
  { year, reports: [newest] }: { year: number | null; reports: ReportFact[] },
): Promise<string[]> {
  const { say } = known;
  const none = say({
    en: `Annual report${year === null ? '' : ` ${year}`}: not in the register.`,
    da: `Årsrapport${year === null ? '' : ` ${year}`}: ikke i registret.`,
  });
  const stated = reportLines(newest, say);
  const unknown = newest ? say(NOT_STATED) : none;
  const lines = [...stated, ...(await registerLines(known))].join('\n');
  const isOfNewest = year === null && !newest?.auditOpinion;
  return [
    ...verdict(known, newest),
    ...(stated.length > 0 ? [] : [unknown]),
    lines,
    ...(isOfNewest ? await markText(known) : []),
  ];
}

/** The words of a question without the names in it. */
const wordsOf = (question: string) =>
  foldText(markedNames(question).reduce((left, name) => left.replace(name, ' '), question));

type Period = { startDate: string | null; endDate: string; href: string };

/** The periods of all accounts and of reports whose figures are not known, newest first. */
async function periodsOf({ company }: Known, reports: ReportFact[]): Promise<Period[]> {
  const { key } = company;
  const figures = await accountFigures({ key, periods: ALL_PERIODS });
  const told = (figures?.periods ?? []).map(({ startDate, endDate, figures: [first] }) => ({
    startDate,
    endDate,
    href: first?.href ?? company.href,
  }));
  const unread = reports.filter(({ endDate }) => told.every((one) => one.endDate !== endDate));
  return [...told, ...unread].toSorted((a, b) => (a.endDate < b.endDate ? 1 : -1));
}

function periodLine({ startDate, endDate, href }: Period, year: number | null, say: Speak) {
  const shown = startDate
    ? link(`${dayText(startDate)} – ${dayText(endDate)}`, href)
    : link(say({ en: `until ${dayText(endDate)}`, da: `til ${dayText(endDate)}` }), href);
  const newest = { en: 'Newest annual report', da: 'Nyeste årsrapport' };
  const of = say(
    year === null ? newest : { en: `Annual report ${year}`, da: `Årsrapport ${year}` },
  );
  return `- ${of} ${say({ en: 'covers', da: 'dækker' })}: ${shown}`;
}

/** Whether a financial year ends with the calendar year; null where its end is not known. */
function isCalendar(registered: Fact | undefined, newest: Period | undefined): boolean | null {
  if (registered?.value) return /31\/12$/.test(String(registered.value));
  return newest ? newest.endDate.endsWith('-12-31') : null;
}

function verdictOfYear(known: Known, isOfCalendar: boolean | null): string[] {
  const said = saidOfYear(wordsOf(known.question));
  if (said === null || isOfCalendar === null) return [];
  return [yesOrNo((said === 'calendar') === isOfCalendar, known.say)];
}

async function yearText(known: Known, year: number | null, reports: ReportFact[]) {
  const { company, say } = known;
  const [facts, periods] = await Promise.all([companyFacts(company), periodsOf(known, reports)]);
  const registered = factIn(facts, 'financialYear');
  const [newest] = periods.filter(({ endDate }) => year === null || endDate.startsWith(`${year}`));
  const none = year === null ? '' : ` ${year}`;
  const covered = newest
    ? periodLine(newest, year, say)
    : say({
        en: `- Annual report${none}: not in the register`,
        da: `- Årsrapport${none}: ikke i registret`,
      });
  const lines = facts && registered ? [`- ${factLine(registered, facts, say)}`] : [];
  const awaited = periods.length === 0 ? await awaitedText(known) : [];
  return [
    ...verdictOfYear(known, isCalendar(registered, newest)),
    [covered, ...lines, ...awaited.map((line) => `- ${line}`)].join('\n'),
  ];
}

/** "Regnskabsklasse C, mellemstor virksomhed", "Reporting class B", "C" */
const classIn = (text: string) =>
  /(?:klasse|class)\s+([A-D])(?![a-z])/i.exec(text)?.[1]?.toUpperCase() ??
  /^\s*([A-D])(?![a-z])/.exec(text)?.[1] ??
  null;

function classText({ question, say }: Known, { year, reports }: OfReports): string[] {
  const name = say({ en: 'Reporting class', da: 'Regnskabsklasse' });
  const stated = reports.find(({ reportingClass }) => reportingClass !== null);
  if (!stated?.reportingClass) {
    const of = year === null ? '' : ` ${year}`;
    return noted(say, {
      en: `${name}${of}: not in the register. The annual report itself states it.`,
      da: `${name}${of}: ikke i registret. Den står i selve årsrapporten.`,
    });
  }
  const said = saidOfClass(wordsOf(question));
  const is = classIn(stated.reportingClass);
  const day = dayText(stated.endDate);
  const shown = link(stated.reportingClass, stated.href);
  return [
    ...(said && is ? [yesOrNo(said === is, say)] : []),
    say({
      en: `- ${name}: ${shown}, by the annual report until ${day}`,
      da: `- ${name}: ${shown}, efter årsrapporten til ${day}`,
    }),
  ];
}

type OfReports = { year: number | null; reports: ReportFact[] };

/** What an annual report says of itself: the days that it covers, its audit or its class. */
export async function reportAnswer(
  known: Known,
  { topic, year }: Pick<AboutReport, 'topic' | 'year'>,
): Promise<Reply> {
  const found = await annualReports({ key: known.company.key });
  if (!found) return { text: known.say(TEXTS.notInRegister) };
  const reports = found.reports.filter(
    ({ endDate }) => year === null || endDate.startsWith(`${year}`),
  );
  const of = { year, reports };
  const told =
    topic === 'year'
      ? await yearText(known, year, found.reports)
      : topic === 'class'
        ? classText(known, of)
        : await auditText(known, of);
  return { text: [bold(companyLink(found.company)), ...told].join('\n\n') };
}
