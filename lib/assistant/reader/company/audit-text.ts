import 'server-only';
import { companyFacts } from '@/lib/assistant/tools/company';
import { companyRoles } from '@/lib/assistant/tools/people';
import type { ReportFact } from '@/lib/assistant/tools/reports';
import { foldText } from '@/lib/words/fold';
import danish from '@/messages/da.json';
import messages from '@/messages/en.json';
import { yesOrNo } from '../figures/figure-claim';
import { opensYesOrNo } from '../question/yes-or-no';
import { factLine } from '../text/company-line';
import type { Known } from '../text/reply';
import { dayText, joined, link, plain, type Speak, TEXTS } from '../text/texts';
import { has } from '../words/match';
import { markText } from './reports-answer';

/** What the auditor did, in the words of our pages, else in those of the report. */
function assistanceText({ assurance, auditAssistance }: ReportFact, say: Speak): string | null {
  if (assurance === null) return auditAssistance && plain(auditAssistance);
  const { financial } = messages;
  return say({
    en: financial.assistance[assurance],
    da: danish.financial.assistance[assurance],
  });
}

/** An extended review, a review and a compilation are no audit; free text may be anything. */
function verdict({ question, say }: Known, report: ReportFact | undefined): string[] {
  const folded = foldText(question);
  const asks = opensYesOrNo(folded) && has('audited|revideret|revideres', folded);
  if (!asks || !report?.assurance) return [];
  return [yesOrNo(report.assurance === 'audited', say)];
}

const NOT_STATED = {
  en: 'What the auditor did (audit, extended review, review or only a compilation) is not in the register’s data. It stands in the annual report itself.',
  da: 'Hvad revisor har gjort (revision, udvidet gennemgang, review eller kun opstilling), er ikke i registrets data. Det står i selve årsrapporten.',
};

function reportLines(report: ReportFact | undefined, say: Speak): string[] {
  const done = report && assistanceText(report, say);
  if (!report || !done) return [];
  const day = dayText(report.endDate);
  const shown = link(done, report.href);
  const { auditFirm: firm, auditOpinion } = report;
  const opinion = auditOpinion && {
    en: messages.financial.opinion[auditOpinion],
    da: danish.financial.opinion[auditOpinion],
  };
  return [
    say({ en: `- Annual report until ${day}: ${shown}`, da: `- Årsrapport til ${day}: ${shown}` }),
    ...(firm
      ? [
          say({
            en: `- Audit firm in the report: ${plain(firm)}`,
            da: `- Revisionsfirma i rapporten: ${plain(firm)}`,
          }),
        ]
      : []),
    ...(opinion ? [`- ${say({ en: 'Opinion', da: 'Konklusion' })}: ${say(opinion)}`] : []),
  ];
}

async function registerLines({ caller, company, say }: Known): Promise<string[]> {
  const [facts, roles] = await Promise.all([
    companyFacts(caller, company),
    companyRoles(caller, { key: company.key, groups: ['AUDITOR'] }),
  ]);
  const waived = facts?.facts.find(({ field }) => field === 'auditWaived');
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
export async function auditText(
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
