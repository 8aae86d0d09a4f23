import { NOTES } from '@/lib/assistant/constants';
import { formatDay, formatNumber } from '@/lib/format';
import type { Language } from '@/lib/i18n/languages';
import type { Reply, Speak, Words } from './reply';

export const speaker =
  (language: Language): Speak =>
  (words) =>
    words[language];

/** Escapes register text and names for Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]()|#<>~!]/g, '\\$&').replace(/\s+/g, ' ');
}

/** A link to one of our pages; its label is escaped. */
export const link = (label: string, href: string) => `[${plain(label)}](${href})`;

/** Quotes what the user wrote, with the quotation marks of each language. */
export const quote = (text: string, say: Speak) =>
  say({ en: `“${plain(text)}”`, da: `”${plain(text)}”` });

/** A reply that is nothing but a text. */
export const replied = (say: Speak, words: Words): Reply => ({ text: say(words) });

/** The same of a text that may be missing. */
export const replyOf = (text: string | null): Reply | null => (text === null ? null : { text });

/** A note among the parts of an answer. */
export const noted = (say: Speak, words: Words): string[] => [say(words)];

/** "3 more" items of a list. */
export const moreText = (count: number, say: Speak) =>
  say({
    en: `${formatNumber(count)} more`,
    da: count === 1 ? '1 anden' : `${formatNumber(count)} flere`,
  });

/** "- [3 more](…)" below a list; nothing when all are listed. */
export const moreLine = (count: number, href: string, say: Speak): string[] =>
  count > 0 ? [`- ${link(moreText(count, say), href)}`] : [];

/** What of a question an answer leaves out; nothing where that is none. */
export function notTaken(texts: readonly string[], say: Speak): string[] {
  if (texts.length === 0) return [];
  const told = joined(
    texts.map((text) => quote(text, say)),
    say,
  );
  return noted(say, {
    en: `Not taken into account: ${told}.`,
    da: `Der er ikke taget hensyn til: ${told}.`,
  });
}

export const bold = (text: string) => `**${text}**`;

/** "a, b and c" */
export function joined(parts: string[], say: Speak): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${say({ en: 'and', da: 'og' })} ${last}`;
}

export const dayText = (iso: string) => formatDay(new Date(iso));

/** Questions that can be answered without a model. */
export const KINDS: Words = {
  en: [
    'I answer from the register. You can ask me:',
    '- how many companies fit filters: *How many IT companies in Aarhus have over 50 employees?* *Companies with a solvency ratio below 20 %*, *growth over 20 %*',
    '- which are the largest, oldest or have the highest revenue: *Which are the largest companies in Odense?*',
    '- how many there are by place, sector, industry or company type, averages and medians: *Which industries are most common in Odense?* *What is the median solvency ratio of restaurants?*',
    '- how a company does: *Is … solvent?* *Is … growing?* *How does … compare with its industry?*',
    '- about a company: its CEO, address, founding, employees, industry and sector, status, owners, board or auditor',
    '- a figure of a financial year: *What was the revenue of … in 2020?*',
    '- what its annual report says in words: *What does … expect?* *Has … pledged anything?* *What does the management of … say?*',
    '- what key figures, lines of accounts and words of the register mean: *What does solvency ratio mean?* *What is a P-number?*',
    '- which companies somebody is in, and with whom: *Which companies is … in?* *Which of …’s companies went bankrupt?*',
    '- who stands behind a company, over several others: *Who is behind …?*',
    '- how two companies or people are connected: *How are … and … connected?*',
    '- who is around a company or person: *Show the network of …* *Who is … connected with?*',
    '- how it was on a past day: *Was … active in 2015?* *Did … own … in 2015?*',
    '- about somebody in a company: *When did … become director of …?*',
    '- who holds most roles: *Who audits the most companies?* *Who sits on the most boards?*',
    '- which companies are near another one: *Which restaurants are near …?*',
    '- who else has the phone number, email, website or address of a company: *Who else has the same address as …?*',
    '- to compare two to four companies',
    '- for companies similar to one',
    '- what you have saved: *What is on my saved list?*',
    '- how to do something here: *How do I export a list?*',
  ].join('\n'),
  da: [
    'Jeg svarer ud fra registret. Du kan spørge mig:',
    '- hvor mange virksomheder der passer: *Hvor mange it-virksomheder i Aarhus har over 50 ansatte?* *Virksomheder med soliditet under 20 %*, *vækst over 20 %*',
    '- hvilke der er størst, ældst eller har højest omsætning: *Hvilke er de største virksomheder i Odense?*',
    '- hvor mange der er efter sted, sektor, branche eller virksomhedsform, gennemsnit og medianer: *Hvilke brancher er mest almindelige i Odense?* *Hvad er en typisk soliditetsgrad for restauranter?*',
    '- hvordan en virksomhed klarer sig: *Er … solvent?* *Vokser …?* *Hvordan klarer … sig i forhold til branchen?*',
    '- om en virksomhed: direktør, adresse, stiftelse, ansatte, branche og sektor, status, ejere, bestyrelse eller revisor',
    '- om et tal fra et regnskabsår: *Hvad var omsætningen i … i 2020?*',
    '- hvad dens årsrapport skriver med ord: *Hvad forventer …?* *Har … pantsat noget?* *Hvad siger ledelsen i …?*',
    '- hvad nøgletal, linjer i regnskabet og registrets ord betyder: *Hvad betyder soliditetsgrad?* *Hvad er et P-nummer?*',
    '- hvilke virksomheder nogen er i, og med hvem: *Hvilke virksomheder er … med i?* *Hvilke af …s selskaber er gået konkurs?*',
    '- hvem der står bag en virksomhed, over flere andre: *Hvem står bag …?*',
    '- hvordan to virksomheder eller personer er forbundet: *Hvordan er … og … forbundet?*',
    '- hvem der er omkring en virksomhed eller person: *Vis netværket omkring …* *Hvem er … forbundet med?*',
    '- hvordan det var på en tidligere dag: *Var … aktiv i 2015?* *Ejede … … i 2015?*',
    '- om nogen i en virksomhed: *Hvornår blev … direktør i …?*',
    '- hvem der har flest roller: *Hvem reviderer flest virksomheder?* *Hvem sidder i flest bestyrelser?*',
    '- hvilke virksomheder der ligger tæt på en anden: *Hvilke restauranter ligger tæt på …?*',
    '- hvem der ellers har en virksomheds telefonnummer, e-mail, hjemmeside eller adresse: *Hvem har samme adresse som …?*',
    '- om at sammenligne to til fire virksomheder',
    '- om virksomheder, der ligner en anden',
    '- hvad du har gemt: *Hvad står på min gemte liste?*',
    '- hvordan du gør noget her: *Hvordan eksporterer jeg en liste?*',
  ].join('\n'),
};

export const TEXTS = {
  cannot: {
    en: 'I cannot answer that kind of question.',
    da: 'Den slags spørgsmål kan jeg ikke svare på.',
  },
  greeting: { en: 'Hello!', da: 'Hej!' },
  welcome: { en: 'You are welcome.', da: 'Det var så lidt.' },
  whichCompany: {
    en: 'Which company do you mean? Write its name or CVR number, or open its page.',
    da: 'Hvilken virksomhed mener du? Skriv navnet eller CVR-nummeret, eller åbn dens side.',
  },
  noneBefore: {
    en: 'The previous search found no company, so there is none to tell that about.',
    da: 'Den forrige søgning fandt ingen virksomhed, så der er ingen at fortælle det om.',
  },
  noneCalled: {
    en: 'Not in the register: no company is called',
    da: 'Ikke i registret: Ingen virksomhed hedder',
  },
  whichPerson: {
    en: 'Whom do you mean? Ask with the name of the person.',
    da: 'Hvem mener du? Spørg med personens navn.',
  },
  noOrderByGrowth: {
    en: 'Companies are put in the order of growth in revenue, gross profit or employees, not of that in other figures.',
    da: 'Virksomheder sættes i rækkefølge efter vækst i omsætning, bruttofortjeneste eller ansatte, ikke efter vækst i andre tal.',
  },
  noStaffGrowth: {
    en: 'Of a few companies, only growth in revenue and gross profit is compared.',
    da: 'For enkelte virksomheder sammenlignes kun vækst i omsætning og bruttofortjeneste.',
  },
  whichFigure: {
    en: 'Which figure do you mean? Ask with its name: employees, revenue, gross profit, result or equity.',
    da: 'Hvilket tal mener du? Spørg med dets navn: ansatte, omsætning, bruttofortjeneste, resultat eller egenkapital.',
  },
  notInRegister: { en: 'Not in the register', da: 'Ikke i registret' },
  notReported: { en: 'not in the register', da: 'ikke i registret' },
  shareNotPublished: { en: 'share not published', da: 'andel ikke offentliggjort' },
  through: { en: 'through', da: 'gennem' },
  until: { en: 'until', da: 'indtil' },
  sideBySide: { en: 'Open side by side', da: 'Åbn ved siden af hinanden' },
  today: { en: 'today', da: 'i dag' },
  before: { en: 'formerly', da: 'tidligere' },
  noneToday: { en: 'none today; the last ones', da: 'ingen i dag; de sidste' },
  noneFits: {
    en: 'No company in the register fits.',
    da: 'Ingen virksomhed i registret passer.',
  },
  openPeople: NOTES.openPeople,
  openSearch: NOTES.openSearch,
  openBreakdown: NOTES.openBreakdown,
} satisfies Record<string, Words>;
