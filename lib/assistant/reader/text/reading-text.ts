import type { Reading, ReadPart } from '@/lib/ai-search/types';
import type { NamedCompany } from '@/lib/assistant/tools/find-company';
import { isQuestionWord, type Words } from './language';
import { quote, type Speak } from './texts';

const FIELD_NAMES: Record<string, Words> = {
  industry: { en: 'industry', da: 'branche' },
  companyType: { en: 'company type', da: 'virksomhedsform' },
  region: { en: 'region', da: 'region' },
  municipality: { en: 'municipality', da: 'kommune' },
  postalCode: { en: 'postal code', da: 'postnummer' },
  status: { en: 'status', da: 'status' },
  employees: { en: 'employees', da: 'ansatte' },
  locations: { en: 'locations', da: 'produktionsenheder' },
  revenue: { en: 'revenue', da: 'omsætning' },
  grossProfit: { en: 'gross profit', da: 'bruttofortjeneste' },
  profit: { en: 'profit', da: 'resultat' },
  equity: { en: 'equity', da: 'egenkapital' },
  revenueGrowth: { en: 'growth of revenue', da: 'vækst i omsætning' },
  grossProfitGrowth: { en: 'growth of gross profit', da: 'vækst i bruttofortjeneste' },
  employeesGrowth: { en: 'growth of employees', da: 'vækst i ansatte' },
  solvencyRatio: { en: 'solvency ratio', da: 'soliditetsgrad' },
  liquidityRatio: { en: 'liquidity ratio', da: 'likviditetsgrad' },
  coverageRatio: { en: 'coverage ratio', da: 'dækningsgrad' },
  profitMargin: { en: 'profit margin', da: 'overskudsgrad' },
  roe: { en: 'return on equity', da: 'egenkapitalens forrentning' },
  roi: { en: 'return on investment', da: 'afkastningsgrad' },
  trends: { en: 'growth', da: 'udvikling' },
  not: { en: 'left out', da: 'udeladt' },
  founded: { en: 'founded', da: 'stiftet' },
  statusSince: { en: 'status since', da: 'status siden' },
  advertisingProtected: { en: 'advertising protection', da: 'reklamebeskyttelse' },
  hasPhone: { en: 'phone', da: 'telefon' },
  hasEmail: { en: 'email', da: 'e-mail' },
  hasWebsite: { en: 'website', da: 'hjemmeside' },
  hasPostalAddress: { en: 'address', da: 'adresse' },
  listed: { en: 'stock exchange', da: 'børs' },
  auditWaived: { en: 'audit', da: 'revision' },
  area: { en: 'area', da: 'område' },
  search: { en: 'words', da: 'ord' },
  sort: { en: 'order', da: 'rækkefølge' },
};

export const fieldName = (field: string): Words => FIELD_NAMES[field] ?? { en: field, da: field };

/** How ambiguous words were read, as the page of the AI search words it. */
const AS: Record<NonNullable<ReadPart['as']>, Words> = {
  revenue: { en: 'of the revenue', da: 'af omsætningen' },
  about: { en: 'give or take 10 %', da: 'plus/minus 10 %' },
  near: { en: 'within 10 km of its centre', da: 'inden for 10 km af centrum' },
};

const readAs = (meant: string, say: Speak) =>
  `${say({ en: 'read as', da: 'læst som' })} ${quote(meant, say)}`;

function partText({ field, text, meant, as }: ReadPart, say: Speak): string {
  const how = [
    say(fieldName(field)),
    ...(meant ? [readAs(meant, say)] : []),
    ...(as ? [say(AS[as])] : []),
  ];
  return `${quote(text, say)} (${how.join(', ')})`;
}

/** Prefixes a reply with the words of a company's name that were read as other ones. */
export function withRespelling<T extends { text: string }>(
  found: NamedCompany | readonly NamedCompany[],
  reply: T,
  say: Speak,
): T {
  const changes = [found].flat().flatMap((one) => (one.kind === 'one' && one.respelled) || []);
  if (changes.length === 0) return reply;
  const told = changes.map(({ typed, meant }) => `${quote(typed, say)} ${readAs(meant, say)}`);
  return { ...reply, text: `${told.join(', ')}.\n\n${reply.text}` };
}

/** Words of a question that became nothing, except those that any question may contain. */
export const unreadOf = ({ notUnderstood }: Pick<Reading, 'notUnderstood'>) =>
  notUnderstood.filter((words) => !isQuestionWord(words));

/** Which words of the question became which filter. */
export function readText(reading: Reading, say: Speak): string[] {
  const read = reading.parts.map((part) => partText(part, say));
  return read.length > 0 ? [`${say({ en: 'Read as', da: 'Læst som' })}: ${read.join(', ')}.`] : [];
}

/** The words of the question that became nothing. */
export function unreadText(reading: Pick<Reading, 'notUnderstood'>, say: Speak): string[] {
  const unread = unreadOf(reading).map((words) => quote(words, say));
  return unread.length > 0
    ? [`${say({ en: 'Not understood', da: 'Ikke forstået' })}: ${unread.join(', ')}.`]
    : [];
}
