import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import type { Fact } from '@/lib/assistant/tools/facts';
import { ALL_PERIODS, accountFigures } from '@/lib/assistant/tools/figures';
import { annualReports, type ReportFact } from '@/lib/assistant/tools/reports';
import { foldText } from '@/lib/words/fold';
import { yesOrNo } from '../figures/figure-claim';
import { markedNames } from '../question/subject';
import { type AboutReport, saidOfClass, saidOfYear } from '../question/understand-report';
import { companyLink, factLine } from '../text/company-line';
import type { Known, Reply } from '../text/reply';
import { bold, dayText, link, type Speak, TEXTS } from '../text/texts';
import { auditText } from './audit-text';
import { awaitedText } from './reports-answer';

/** The words of a question without the names in it. */
const wordsOf = (question: string) =>
  foldText(markedNames(question).reduce((left, name) => left.replace(name, ' '), question));

type Period = { startDate: string | null; endDate: string; href: string };

/** The periods of all accounts and of reports whose figures are not known, newest first. */
async function periodsOf({ caller, company }: Known, reports: ReportFact[]): Promise<Period[]> {
  const { key } = company;
  const figures = await accountFigures(caller, { key, periods: ALL_PERIODS });
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
  return year === null
    ? say({
        en: `- Newest annual report covers: ${shown}`,
        da: `- Seneste årsrapport dækker: ${shown}`,
      })
    : say({
        en: `- Annual report ${year} covers: ${shown}`,
        da: `- Årsrapport ${year} dækker: ${shown}`,
      });
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
  const { caller, company, say } = known;
  const [facts, periods] = await Promise.all([
    companyFacts(caller, company),
    periodsOf(known, reports),
  ]);
  const registered = facts?.facts.find(({ field }) => field === 'financialYear');
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
    return [
      say({
        en: `${name}${of}: not in the register. The annual report itself states it.`,
        da: `${name}${of}: ikke i registret. Den står i selve årsrapporten.`,
      }),
    ];
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
  const found = await annualReports(known.caller, { key: known.company.key });
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
