import { companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import { annualReports, type ReportFact } from '@/lib/assistant/tools/reports';
import { dueOn } from '@/lib/financials/first-accounts';
import { isoDay } from '@/lib/format';
import { noAccountsReason } from '../figures/no-accounts';
import { companyLink } from '../text/names';
import type { Known, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, link, TEXTS } from '../text/texts';

/** Maximum reports that are listed. */
const MOST_REPORTS = 3;

const RULE: Words = {
  en: 'Due days are six months after the end of the year. That is the general rule: listed companies have less time, and deadlines have been extended at times, so a later day need not be too late.',
  da: 'Fristerne er seks måneder efter årets slutning. Det er hovedreglen: Børsnoterede virksomheder har kortere tid, og frister er til tider blevet forlænget, så en senere dag behøver ikke at være for sent.',
};

/** "- Annual report until 31/12/2020: due by 30/06/2021, published 06/07/2021, 187 days after …" */
function reportLine(report: ReportFact, say: Speak): string {
  const { publishedAt, publishedAfter: days, href } = report;
  const [end, due] = [dayText(report.endDate), dayText(report.dueOn)];
  const on = publishedAt ? link(dayText(publishedAt), href) : say(TEXTS.notReported);
  const after: Words =
    days === null
      ? { en: '', da: '' }
      : {
          en: `, ${days} ${days === 1 ? 'day' : 'days'} after the end of the year`,
          da: `, ${days} ${days === 1 ? 'dag' : 'dage'} efter årets slutning`,
        };
  return say({
    en: `- Annual report until ${end}: due by ${due}, published ${on}${after.en}`,
    da: `- Årsrapport til ${end}: frist ${due}, offentliggjort ${on}${after.da}`,
  });
}

/** When the report of the year after the newest one is due, of a company that is active. */
async function nextLine({ company, say }: Known, newest: ReportFact): Promise<string[]> {
  const facts = await companyFacts(company);
  if (!facts || knownFactIn(facts, 'status')?.value !== 'ACTIVE') return [];
  const end = new Date(newest.endDate);
  // The last day of the same month, in a leap year too.
  const next = new Date(Date.UTC(end.getUTCFullYear() + 1, end.getUTCMonth() + 1, 0));
  const [until, due] = [next, dueOn({ end: next })].map((day) => dayText(isoDay(day)));
  return [
    say({
      en: `- The next one, until ${until} if the financial year stays the same: due by ${due}`,
      da: `- Den næste, til ${until}, hvis regnskabsåret er det samme: frist ${due}`,
    }),
  ];
}

/** When annual reports are due, and when they were published: the one of a year, or the newest. */
export async function dueAnswer(known: Known, year: number | null): Promise<Reply> {
  const { company, say } = known;
  const found = await annualReports({ key: company.key });
  if (!found) return { text: say(TEXTS.notInRegister) };
  const of = found.reports.filter(({ endDate }) => year === null || endDate.startsWith(`${year}`));
  const heading = bold(companyLink(found.company));
  const [newest] = of;
  if (!newest) {
    const asked = year === null ? '' : ` ${year}`;
    const none = say({ en: `Annual report${asked}`, da: `Årsrapport${asked}` });
    const why = found.reports.length === 0 ? await noAccountsReason(known) : [];
    return { text: [heading, `${none}: ${say(TEXTS.notReported)}`, ...why].join('\n\n') };
  }
  const next = year === null ? await nextLine(known, newest) : [];
  const lines = of.slice(0, MOST_REPORTS).map((report) => reportLine(report, say));
  return { text: [heading, [...next, ...lines].join('\n'), say(RULE)].join('\n\n') };
}
