import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading } from '@/lib/ai-search/types';
import { foldText } from '@/lib/words/fold';
import { isPlace } from '../lists/former-place';
import { askedOfOne, asWritten } from '../question/asked';
import { besideRoles } from '../question/understand-people';
import { unreadOf } from '../text/reading-text';
import type { Speak } from '../text/texts';
import { quote } from '../text/texts';
import type { Only } from './person-answer';

/** The legal form behind a name that is set in quotes without it. */
const FORM = /(?<=["“”„«»])\s+(?:A\/S|ApS|I\/S|K\/S|P\/S|IVS)(?!\p{L})/giu;

/** What a question for the companies of somebody says beside the name and the roles. */
async function readRest(question: string, name: string): Promise<Reading | null> {
  const { folded } = askedOfOne(question.replace(FORM, ''));
  const rest = besideRoles(folded.replace(foldText(name), ' '))
    .replace(/ +/g, ' ')
    .trim();
  return rest === '' ? null : readWithReader(rest);
}

/** Places are certain; other filters only where every word was read as it is spelt. */
function isCertain(reading: Reading): boolean {
  const isRead = reading.search === null && unreadOf(reading).length === 0;
  return isRead && reading.parts.every(({ meant }) => meant === undefined);
}

/** "In Aarhus", in a question for the companies of somebody; null where nothing narrows them. */
export async function onlyThose(question: string, name: string): Promise<Only | null> {
  const reading = await readRest(question, name);
  if (!reading) return null;
  const isWhole = isCertain(reading);
  const parts = reading.parts.filter((part) => isWhole || isPlace(part));
  if (parts.length === 0) return null;
  const texts = parts.map(({ text }) => text);
  const { filters } = isWhole ? reading : await readWithReader(`in ${texts.join(' ')}`);
  return { text: texts.map((text) => asWritten(question, text)).join(', '), filters };
}

const SOMEWHERE = /(?<!\p{L})(?:in|i|på|near|around|omkring) (?<where>\p{Lu}[\p{L}-]+)/gu;

/** Says that the companies are not narrowed to a place which is not known: "in Blåvandby". */
export async function unknownPlace(question: string, name: string, say: Speak): Promise<string> {
  const places = [...question.replace(name, ' ').matchAll(SOMEWHERE)];
  const [where] = places.map(({ groups }) => groups?.where ?? '');
  const reading = where === undefined ? null : await readWithReader(`in ${where}`);
  if (where === undefined || reading?.parts.some(isPlace)) return '';
  return say({
    en: `I do not know the place ${quote(where, say)}; these are the companies everywhere.`,
    da: `Stedet ${quote(where, say)} kender jeg ikke; det her er virksomhederne overalt.`,
  });
}
