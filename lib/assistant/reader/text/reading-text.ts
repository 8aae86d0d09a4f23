import type { Reading, ReadPart } from '@/lib/ai-search/types';
import type { NamedCompany } from '@/lib/assistant/tools/search';
import { foldText } from '@/lib/words/fold';
import { isQuestionWord } from './language';
import { ofPages, withinOf } from './of-pages';
import type { Speak, Words } from './reply';
import { quote } from './texts';

/** Fields that the page of the AI search names otherwise. */
const FIELD_NAMES: Record<string, Words> = {
  locations: { en: 'production units', da: 'produktionsenheder' },
  profit: { en: 'profit', da: 'resultat' },
  hasPhone: { en: 'phone', da: 'telefon' },
  hasEmail: { en: 'email', da: 'e-mail' },
  goingConcern: {
    en: 'note on uncertainty about going concern',
    da: 'note om usikkerhed om fortsat drift',
  },
  hasPostalAddress: { en: 'address', da: 'adresse' },
};

export const fieldName = (field: ReadPart['field']): Words =>
  FIELD_NAMES[field] ?? withinOf(({ aiSearch }) => aiSearch.field[field]);

const readAs = (meant: string, say: Speak) =>
  `${say({ en: 'read as', da: 'læst som' })} ${quote(meant, say)}`;

const MUNICIPALITIES: Words = { en: 'municipalities', da: 'kommuner' };

/** "Sydfyn" stands for several municipalities and is none of them. */
function isOfSeveral({ field, text, meant = text }: ReadPart, { parts, filters }: Reading) {
  const places = filters.municipality ?? [];
  const named = parts.filter((part) => part.field === 'municipality');
  return (
    field === 'municipality' &&
    places.length > named.length &&
    !places.some((place) => foldText(place) === foldText(meant))
  );
}

function partText(part: ReadPart, reading: Reading, say: Speak): string {
  const { field, text, meant, as } = part;
  const how = [
    say(isOfSeveral(part, reading) ? MUNICIPALITIES : fieldName(field)),
    ...(meant ? [readAs(meant, say)] : []),
    ...(as ? [say(ofPages(({ aiSearch }) => aiSearch.as[as]))] : []),
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
  const read = reading.parts.map((part) => partText(part, reading, say));
  return read.length > 0 ? [`${say({ en: 'Read as', da: 'Læst som' })}: ${read.join(', ')}.`] : [];
}

/** The words of the question that became nothing, with the reason where it is known. */
export function unreadText(
  reading: Pick<Reading, 'notUnderstood' | 'hints'>,
  say: Speak,
): string[] {
  const whyOf = (words: string) => reading.hints?.find(({ text }) => text === words)?.why;
  const unread = unreadOf(reading).map((words) => {
    const why = whyOf(words);
    const told = why ? ` (${say(ofPages(({ aiSearch }) => aiSearch.why[why]))})` : '';
    return quote(words, say) + told;
  });
  return unread.length > 0
    ? [`${say({ en: 'Not understood', da: 'Ikke forstået' })}: ${unread.join(', ')}.`]
    : [];
}
