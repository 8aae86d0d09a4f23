import 'server-only';
import { annualReports } from '../tools/reports';
import { companyLink } from './company-answers';
import type { Words } from './language';
import type { Known, Reply } from './reply';
import { bold, dayText, link, TEXTS } from './texts';
import type { NotKept } from './understand-past';

/** Reports that are listed. */
const MOST_REPORTS = 3;

/** When annual reports were published: that of a year, or the newest ones. */
export async function filedAnswer(known: Known, year: number | null): Promise<Reply> {
  const { caller, company, say } = known;
  const found = await annualReports(caller, { key: company.key });
  if (!found) return { text: say(TEXTS.notInRegister) };
  const of = found.reports.filter(({ endDate }) => year === null || endDate.startsWith(`${year}`));
  const heading = bold(companyLink(found.company));
  if (of.length === 0) {
    const asked = year === null ? '' : ` ${year}`;
    const none = say({ en: `Annual report${asked}`, da: `Årsrapport${asked}` });
    return { text: `${heading}\n\n${none}: ${say(TEXTS.notReported)}` };
  }
  const lines = of.slice(0, MOST_REPORTS).map(({ endDate, publishedAt, amended }) => {
    const on = publishedAt ? link(dayText(publishedAt), found.href) : say(TEXTS.notReported);
    const again = amended ? say({ en: ', amended', da: ', ændret' }) : '';
    const end = dayText(endDate);
    return say({
      en: `- Annual report until ${end}${again}: published ${on}`,
      da: `- Årsrapport til ${end}${again}: offentliggjort ${on}`,
    });
  });
  return { text: [heading, '', ...lines].join('\n') };
}

const NOT_KEPT: Record<NotKept, Words> = {
  opinion: {
    en: 'What the auditor wrote, with reservations, is not in this data. It stands in the annual report itself',
    da: 'Hvad revisor skrev, også forbehold, er ikke i disse data. Det står i selve årsrapporten',
  },
  quarantine: {
    en: 'Who is in bankruptcy quarantine is not in this data.',
    da: 'Hvem der er i konkurskarantæne, er ikke i disse data.',
  },
};

export const quarantineText = NOT_KEPT.quarantine;

export async function opinionAnswer({ caller, company, say }: Known): Promise<Reply> {
  const found = await annualReports(caller, { key: company.key });
  const where = found
    ? `: ${link(say({ en: 'annual reports', da: 'årsrapporter' }), found.href)}`
    : '';
  return { text: `${bold(companyLink(company))}\n\n${say(NOT_KEPT.opinion)}${where}.` };
}
