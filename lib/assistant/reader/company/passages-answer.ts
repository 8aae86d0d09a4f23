import { beginningOf } from '@/lib/assistant/tools/beginning';
import { type PassageFacts, type WordedFact, wordedReports } from '@/lib/assistant/tools/passages';
import { annualReports } from '@/lib/assistant/tools/reports';
import type { PassageKind } from '@/lib/passages/kinds';
import { ofYear } from '@/lib/passages/of-year';
import type { PassagesAsked, PassageTopic } from '../question/understand-passages';
import { companyLink } from '../text/names';
import { ofPages } from '../text/of-pages';
import type { Known, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, link, noted, quote, TEXTS } from '../text/texts';
import { filedAnswer } from './reports-answer';

/** Letters of a passage that are quoted. */
const MOST_QUOTED = 600;

/** The passages that tell of each, in the order in which they are quoted. */
const KINDS_OF: Record<PassageTopic, readonly PassageKind[]> = {
  management: ['review', 'development', 'expectations', 'risks'],
  expectations: ['expectations'],
  risks: ['risks'],
  uncertainty: ['goingConcern', 'uncertainty'],
  unusual: ['unusual'],
  laterEvents: ['laterEvents'],
  contingentLiabilities: ['contingentLiabilities'],
  pledges: ['pledges'],
  relatedParties: ['relatedParties'],
};

/** What passages are about, as pages call them. */
const nameOf = (kind: PassageKind, say: Speak) =>
  say(ofPages(({ passages }) => passages.kinds[kind]));

/** "annual report 01/01/2024 – 31/12/2024" */
function reportLink({ startDate, endDate, href }: WordedFact, say: Speak): string {
  const end = dayText(endDate);
  const period = startDate ? `${dayText(startDate)} – ${end}` : end;
  return link(say({ en: `annual report ${period}`, da: `årsrapport ${period}` }), href);
}

const inSentence = (kind: PassageKind, say: Speak) => {
  const name = nameOf(kind, say);
  return `${name.charAt(0).toLocaleLowerCase('da')}${name.slice(1)}`;
};

const passageIn = (report: WordedFact, wanted: PassageKind) =>
  report.passages.find(({ kind }) => kind === wanted);

/** The beginning of each passage in quotes, below the report that it is from. */
function quotedText(report: WordedFact, kinds: readonly PassageKind[], say: Speak): string {
  const lines = kinds.flatMap((wanted) => {
    const passage = passageIn(report, wanted);
    if (!passage) return [];
    return [`- ${nameOf(wanted, say)}: ${quote(beginningOf(passage.text, MOST_QUOTED), say)}`];
  });
  const from = reportLink(report, say);
  const heading = say({
    en: `In the company’s own words, from its ${from}:`,
    da: `Med virksomhedens egne ord, fra dens ${from}:`,
  });
  return [heading, ...lines].join('\n');
}

/** That a report has no such passage, and where it may say it nevertheless. */
function lackingText(
  report: WordedFact,
  { topic, reports, say }: { topic: PassageTopic; reports: readonly WordedFact[]; say: Speak },
): string[] {
  const kinds = KINDS_OF[topic];
  const [last = 'review'] = kinds.slice(-1);
  const about = inSentence(topic === 'management' ? 'development' : last, say);
  const from = reportLink(report, say);
  const lacks = say({
    en: `Its ${from} has no passage on ${about} that can be read here; that does not say that there is nothing.`,
    da: `Dens ${from} har intet afsnit om ${about}, der kan læses her; det betyder ikke, at der ikke er noget.`,
  });
  const isWhole = passageIn(report, 'review') !== undefined;
  const earlier = reports.find(
    (other) =>
      other.endDate < report.endDate && kinds.some((kind) => passageIn(other, kind) !== undefined),
  );
  return [
    lacks,
    ...(isWhole ? noted(say, UNDIVIDED) : []),
    ...(earlier
      ? [
          say({
            en: `The last report that has one is its ${reportLink(earlier, say)}.`,
            da: `Det seneste afsnit om det står i dens ${reportLink(earlier, say)}.`,
          }),
        ]
      : []),
  ];
}

const UNDIVIDED: Words = {
  en: 'Its management’s review is not divided into parts, and may say so there.',
  da: 'Dens ledelsesberetning er ikke delt op i afsnit og kan nævne det.',
};

/** That no report, or none of a year, has words. */
function withoutWords({ reports, href }: PassageFacts, year: number | null, say: Speak): string {
  const listed = link(say({ en: 'annual reports', da: 'årsrapporter' }), href);
  const [newest] = reports;
  if (newest && year !== null) {
    const from = reportLink(newest, say);
    return say({
      en: `What an annual report of ${year} says in words is not in these data; the newest one whose words are is the ${from}.`,
      da: `Hvad en årsrapport for ${year} skriver med ord, står ikke i disse data; den nyeste, hvis ord gør, er dens ${from}.`,
    });
  }
  return say({
    en: `None of its ${listed} can be read here in words, only those that were filed as XBRL and say something.`,
    da: `Ingen af dens ${listed} kan læses her med ord; det kan kun de, der er indsendt som XBRL og skriver noget.`,
  });
}

const hasNoReport = async ({ company: { key } }: Known) =>
  (await annualReports({ key }))?.reports.length === 0;

/** What an annual report says in words, of a year or the newest one. */
export async function passagesAnswer(known: Known, asked: PassagesAsked): Promise<Reply> {
  const { company, say } = known;
  const found = await wordedReports({ key: company.key });
  if (!found) return { text: say(TEXTS.notInRegister) };
  const heading = bold(companyLink(found.company));
  const [report] = ofYear(found.reports, asked.year);
  if (found.reports.length === 0 && (await hasNoReport(known))) return filedAnswer(known, null);
  if (!report) return { text: [heading, withoutWords(found, asked.year, say)].join('\n\n') };
  const kinds = KINDS_OF[asked.topic];
  const isTold = kinds.some((kind) => passageIn(report, kind));
  const told = isTold
    ? [quotedText(report, kinds, say)]
    : [lackingText(report, { ...asked, reports: found.reports, say }).join(' ')];
  return { text: [heading, ...told].join('\n\n') };
}

/** What the newest report says that a company does; nothing where it does not. */
export async function activitiesText({ company, say }: Known): Promise<string[]> {
  const found = await wordedReports({ key: company.key });
  const [report] = found?.reports ?? [];
  if (!report || !passageIn(report, 'activities')) return [];
  return [quotedText(report, ['activities'], say)];
}
