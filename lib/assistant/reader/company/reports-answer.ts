import { companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import { annualReports } from '@/lib/assistant/tools/reports';
import { companySignals } from '@/lib/assistant/tools/signals';
import { noAccountsReason } from '../figures/no-accounts';
import type { NotKept } from '../question/understand-report';
import { companyLink, factLine } from '../text/names';
import type { Known, Reply, Words } from '../text/reply';
import { bold, dayText, link, noted, quote, TEXTS } from '../text/texts';

/** Maximum reports that are listed. */
const MOST_REPORTS = 3;

/** The days that the first annual report will cover, while it is awaited. */
export async function awaitedText({ company, say }: Known): Promise<string[]> {
  const known = await companyFacts(company);
  const first = knownFactIn(known, 'firstAccounts');
  return known && first ? [factLine(first, known, say)] : [];
}

/** When annual reports were published: the one of a year, or the newest ones. */
export async function filedAnswer(known: Known, year: number | null): Promise<Reply> {
  const { company, say } = known;
  const found = await annualReports({ key: company.key });
  if (!found) return { text: say(TEXTS.notInRegister) };
  const of = found.reports.filter(({ endDate }) => year === null || endDate.startsWith(`${year}`));
  const heading = bold(companyLink(found.company));
  if (of.length === 0) {
    const asked = year === null ? '' : ` ${year}`;
    const none = say({ en: `Annual report${asked}`, da: `Årsrapport${asked}` });
    const isNone = found.reports.length === 0;
    const why = isNone ? [...(await awaitedText(known)), ...(await noAccountsReason(known))] : [];
    return {
      text: [heading, `${none}: ${say(TEXTS.notReported)}`, ...why].join('\n\n'),
    };
  }
  const lines = of.slice(0, MOST_REPORTS).map(({ endDate, publishedAt, amended }) => {
    const on = publishedAt ? link(dayText(publishedAt), found.href) : say(TEXTS.notReported);
    const again = amended ? say({ en: ', corrected', da: ', berigtiget' }) : '';
    const end = dayText(endDate);
    return say({
      en: `- Annual report until ${end}${again}: published ${on}`,
      da: `- Årsrapport til ${end}${again}: offentliggjort ${on}`,
    });
  });
  return { text: [heading, '', ...lines].join('\n') };
}

const NOT_KEPT: Record<Exclude<NotKept, 'goingConcern'>, Words> = {
  opinion: {
    en: 'What the auditor wrote, with reservations, is not in these data. It stands in the annual report itself',
    da: 'Hvad revisor skrev, også forbehold, står ikke i disse data, men i selve årsrapporten',
  },
  quarantine: {
    en: 'Who is in bankruptcy quarantine is not in these data.',
    da: 'Hvem der er i konkurskarantæne, står ikke i disse data.',
  },
};

export const quarantineText = NOT_KEPT.quarantine;

/** Reports whether the newest report read is marked with a modified opinion; its text is unknown. */
export async function markText({ company, say }: Known): Promise<string[]> {
  const told = await companySignals({ key: company.key });
  if (!told?.signals || !told.hasAccounts) return [];
  const mark = told.signals.find(({ kind }) => kind === 'modifiedOpinion');
  const signals = link(say({ en: 'signals', da: 'opmærksomhedspunkter' }), told.href);
  if (!mark) {
    return noted(say, {
      en: 'No mark of a modified opinion was found in the newest annual report that could be read; that does not say that it has none.',
      da: 'Der er ikke fundet nogen markering af en modificeret revisorkonklusion i den nyeste årsrapport, der kunne læses; det betyder ikke, at den er uden forbehold.',
    });
  }
  const { day, unread } = mark.shown ?? {};
  return [
    unread
      ? say({
          en: `The annual report to ${day} is marked as having a modified opinion of the auditor; the one to ${unread} could not be read: ${signals}.`,
          da: `Årsrapporten til ${day} er markeret med en modificeret revisorkonklusion; den til ${unread} kunne ikke læses: ${signals}.`,
        })
      : say({
          en: `The newest annual report is marked as having a modified opinion of the auditor: ${signals}.`,
          da: `Den nyeste årsrapport er markeret med en modificeret revisorkonklusion: ${signals}.`,
        }),
  ];
}

export async function opinionAnswer(known: Known): Promise<Reply> {
  const { company, say } = known;
  const found = await annualReports({ key: company.key });
  const where = found
    ? `: ${link(say({ en: 'annual reports', da: 'årsrapporter' }), found.href)}`
    : '';
  const texts = [bold(companyLink(company)), ...(await markText(known))];
  return { text: [...texts, `${say(NOT_KEPT.opinion)}${where}.`].join('\n\n') };
}

const NO_NOTE = {
  en: 'No note on uncertainty about going concern is tagged in the newest annual report that could be read; that does not say that it has none.',
  da: 'Der er ikke mærket nogen note om usikkerhed om fortsat drift i den nyeste årsrapport, der kunne læses; det betyder ikke, at den er uden.',
};

/** The note on uncertainty about going concern in the newest report read, in its own words. */
export async function goingConcernAnswer({ company, say }: Known): Promise<Reply> {
  const told = await companySignals({ key: company.key });
  const heading = bold(companyLink(company));
  if (!told?.signals || !told.hasAccounts) {
    const report = say({ en: 'Annual report', da: 'Årsrapport' });
    return { text: [heading, `${report}: ${say(TEXTS.notReported)}`].join('\n\n') };
  }
  const { shown } = told.signals.find(({ kind }) => kind === 'goingConcern') ?? {};
  const signals = link(say({ en: 'signals', da: 'opmærksomhedspunkter' }), told.href);
  if (!shown) return { text: [heading, ...noted(say, NO_NOTE)].join('\n\n') };
  const { day, unread, note } = shown;
  const text = say({
    en: `The annual report to ${day} has a note on uncertainty about going concern: ${quote(`${note}`, say)} (${signals}).`,
    da: `Årsrapporten til ${day} har en note om usikkerhed om fortsat drift: ${quote(`${note}`, say)} (${signals}).`,
  });
  const later = {
    en: `The annual report to ${unread} could not be read.`,
    da: `Årsrapporten til ${unread} kunne ikke læses.`,
  };
  return { text: [heading, text, ...(unread ? [say(later)] : [])].join('\n\n') };
}
