import type { Reading } from '@/lib/ai-search/types';
import { isQuestionWord, type Words } from './language';
import { quote, type Speak } from './texts';

const FIELD_NAMES: Record<string, Words> = {
  industry: { en: 'industry', da: 'branche' },
  companyType: { en: 'company type', da: 'selskabsform' },
  region: { en: 'region', da: 'region' },
  municipality: { en: 'municipality', da: 'kommune' },
  postalCode: { en: 'postal code', da: 'postnummer' },
  status: { en: 'status', da: 'status' },
  employees: { en: 'employees', da: 'ansatte' },
  locations: { en: 'locations', da: 'lokationer' },
  revenue: { en: 'revenue', da: 'omsætning' },
  grossProfit: { en: 'gross profit', da: 'bruttofortjeneste' },
  profit: { en: 'profit', da: 'resultat' },
  equity: { en: 'equity', da: 'egenkapital' },
  trends: { en: 'growth', da: 'udvikling' },
  not: { en: 'left out', da: 'udeladt' },
  founded: { en: 'founded', da: 'stiftet' },
  statusSince: { en: 'status since', da: 'status siden' },
  advertisingProtected: { en: 'advertising protection', da: 'reklamebeskyttelse' },
  hasPhone: { en: 'phone', da: 'telefon' },
  hasEmail: { en: 'e-mail', da: 'e-mail' },
  hasPostalAddress: { en: 'address', da: 'adresse' },
  listed: { en: 'stock exchange', da: 'børs' },
  auditWaived: { en: 'audit', da: 'revision' },
  area: { en: 'area', da: 'område' },
  search: { en: 'words', da: 'ord' },
  sort: { en: 'order', da: 'rækkefølge' },
};

type Named = { field: string; words: string };

const readAs = ({ parts }: Reading): Named[] =>
  parts.map(({ field, text }) => ({ field, words: text }));

/** Words of a question that became nothing, but for those that any question may hold. */
export const unreadOf = ({ notUnderstood }: Reading) =>
  notUnderstood.filter((words) => !isQuestionWord(words));

/** What of the question became which filter. */
export function readText(reading: Reading, say: Speak): string[] {
  const read = readAs(reading).map(
    ({ field, words }) =>
      `${quote(words, say)} (${say(FIELD_NAMES[field] ?? { en: field, da: field })})`,
  );
  return read.length > 0 ? [`${say({ en: 'Read as', da: 'Læst som' })}: ${read.join(', ')}.`] : [];
}

/** What of the question became nothing. */
export function unreadText(reading: Reading, say: Speak): string[] {
  const unread = unreadOf(reading).map((words) => quote(words, say));
  return unread.length > 0
    ? [`${say({ en: 'Not understood', da: 'Ikke forstået' })}: ${unread.join(', ')}.`]
    : [];
}
