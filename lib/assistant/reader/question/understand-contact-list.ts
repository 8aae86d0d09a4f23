import { foldText } from '@/lib/words/fold';
import { has } from '../words/match';
import { THE_MOST } from '../words/question-words';
import { words } from './groups';

/** A question for the contact details of several companies, whose text is read as a search. */
export type ContactList = {
  fields: ContactField[];
  companies: string;
};

export type ContactField = 'phone' | 'email' | 'website' | 'address' | 'ceo';

const ALL: ContactField[] = ['phone', 'email', 'website', 'address'];

const FIELDS: [ContactField[], string][] = [
  [
    ALL,
    'contact (?:details|information|infos?|data)|contacts|kontakt(?:oplysninger(?:ne)?|info(?:rmation(?:er)?)?|detaljer|data)',
  ],
  [
    ['phone'],
    '(?:tele)?phone(?: number)?s?|telefonn(?:ummer(?:et)?|umre(?:ne)?)|telefon|tlf\\.?(?: ?(?:nr\\.?|numre))?',
  ],
  [['email'], 'e-?mail(?: ?address(?:es)?)?s?|e-?mail(?:adresser?(?:ne)?)?|mailadresser?(?:ne)?'],
  [['website'], 'web ?(?:sites?|pages?)|home ?pages?|hjemmesider?(?:ne)?|websider?(?:ne)?'],
  [['address'], 'addresses|adresser(?:ne)?|adresselister?'],
];
const DETAIL = FIELDS.map(([, names]) => names).join('|');
const LEADERS = 'ceos|directors|direktører(?:ne)?';
const DETAILS = `(?:${DETAIL})(?:(?:,| and| og| &|, and|, og) (?:the |deres |their )?(?:${DETAIL}))*`;
const LEAD =
  '(?:(?:please|can you|could you|kan du|vil du|find|show|list|give|get|send|i need|i want|i would like|what are|which are|who are|hvad er|hvem er|vis|giv|hent|oplist|jeg (?:skal|vil) (?:gerne )?(?:bruge|have)|me|mig|us|os|the|all|alle|de|en liste (?:over|med)|a list of) )*';

/** "Contact details of the largest banks": what is asked for, then the companies. */
const BEFORE = new RegExp(
  `^${LEAD}(?:(?<of>${DETAILS}) (?:of|for|on|to|from|på|til|for|fra|hos|af)|(?<leaders>${LEADERS}) (?:of|for|in|at|i|hos|af)) (?<companies>.+)$`,
  'iu',
);
/** "The largest banks with contact details": the same behind them; "with a phone" is a filter. */
const BEHIND = new RegExp(
  `^(?<companies>.+?)(?:,? (?:and|og|plus) (?:their|deres|the|de) (?<of>${DETAILS})|,? (?:with|including|incl\\.?|med|inklusive|inkl\\.?) (?:their |deres |the |de )?(?<all>${FIELDS[0]?.[1]}))$`,
  'iu',
);

/** The contact details that a text names. */
export const contactFieldsIn = (text: string): ContactField[] => [
  ...new Set(FIELDS.flatMap(([fields, names]) => (words(names).test(text) ? fields : []))),
];

/** Matches the words for contact details. */
export const CONTACT_DETAILS = words(DETAIL).source;

/** Reads such a question; null for any other, and for one about the first company of a search. */
export function readContactList(question: string): ContactList | null {
  const asked = question.replace(/[\s?!.]+$/, '');
  const found = (BEFORE.exec(asked) ?? BEHIND.exec(asked))?.groups;
  if (!found?.companies || has(THE_MOST, foldText(found.companies))) return null;
  if (found.leaders) return { fields: ['ceo'], companies: found.companies };
  return { fields: contactFieldsIn(found.of ?? found.all ?? ''), companies: found.companies };
}
