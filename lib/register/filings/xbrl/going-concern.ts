import 'server-only';
import { cutText } from '@/lib/cut-text';
import { decodeReferences } from './character-references';

/**
 * Elements of the taxonomy for the note on uncertainty about going concern. Those on the accounting
 * policies, which name going concern too, are in every report.
 */
export const isGoingConcernNote = (local: string) =>
  /^(?:DisclosureOf|InformationOn)UncertaintiesRelatingToGoingConcern$/.test(local);

/** Letters that are kept of a note. */
const MOST = 500;

const UNCERTAIN = '(?:usikkerhed|tvivl|uncertaint|doubt)';
/** "Ingen", "N/A", and sentences that begin by saying that there is no uncertainty. */
const NONE = new RegExp(
  `^(?:(?:nej|ingen|intet|ikke relevant|none|nil|no|not applicable|n/?a|-+)[.!]?$` +
    `|(?:der (?:er|findes|foreligger|vurderes(?: at være)?) (?:ingen|ikke)|ingen|there (?:is|are) no|no)` +
    `(?: \\p{L}+){0,3} ${UNCERTAIN})`,
  'iu',
);

/** Notes are often written as HTML: without its tags and character references, on one line. */
const plain = (text: string) =>
  decodeReferences(text.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The note on uncertainty about going concern among texts; null without one, or if it denies any. */
export function goingConcernOf(texts: readonly string[]): string | null {
  const note = texts.map(plain).find((text) => text !== '' && !NONE.test(text));
  if (note === undefined) return null;
  return note.length > MOST ? `${cutText(note, MOST - 1)}…` : note;
}
