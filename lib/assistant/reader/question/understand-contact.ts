import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import {
  anyOf,
  type Entry,
  has,
  matchesOf,
  matchOf,
  meaningsOf,
  unfoldedPattern,
} from '../words/match';
import { COMPANIES, FACT_WORDS, ROLE_WORDS, SEVERAL, THE_MOST } from '../words/vocabulary';
import type { Asked, Subject } from './asked';

/** A question for the contact details of several companies, whose text is read as a search. */
export type ContactList = {
  fields: ContactField[];
  /** Asked instead of details is who holds this role in each of them. */
  role?: ListedRole;
  companies: string;
};

export type ListedRole = 'OWNER' | 'AUDITOR' | 'chair';

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
  [['email'], 'e-?mail(?: ?address(?:es)?)?s?|e-?mailadresser?(?:ne)?|mailadresser?(?:ne)?'],
  [['website'], 'web ?(?:sites?|pages?)|home ?pages?|hjemmesider?(?:ne)?|websider?(?:ne)?'],
  [['address'], 'addresses|adresser(?:ne)?|adresselister?'],
];
const DETAIL = anyOf(FIELDS);
const LEADERS = 'ceos|directors|direktører(?:ne)?';
const LEADER = 'ceo|managing director|director|(?:administrerende )?direktør(?:en)?';
const ROLES: Entry<ListedRole>[] = [
  ['OWNER', 'owners?|ejer(?:e|en|ne)?'],
  ['AUDITOR', 'auditors?|revisor(?:er|erne|en)?'],
  ['chair', 'chair(?:s|man|men|person|persons)?|(?:bestyrelses)?form(?:a|æ)nd(?:en|ene)?'],
];
const A_ROLE = anyOf(ROLES);
const VERBS: Entry<ListedRole>[] = [
  ['OWNER', 'owns?|ejer'],
  ['AUDITOR', 'audits?|reviderer'],
];
const A_VERB = anyOf(VERBS);
const DETAILS = `(?:${DETAIL})(?:(?:,| and| og| &|, and|, og) (?:the |deres |their )?(?:${DETAIL}))*`;
const LEAD =
  '(?:(?:please|can you|could you|kan du|vil du|find|show|list|give|get|send|i need|i want|i would like|what are|which are|who are|who is|hvad er|hvem er|vis|giv|hent|oplist|jeg (?:skal|vil) (?:gerne )?(?:bruge|have)|me|mig|us|os|the|all|alle|de|en liste (?:over|med)|a list of|list of|liste over) )*';

/** "Contact details of the largest banks": what is asked for, then the companies. */
const BEFORE = new RegExp(
  `^${LEAD}(?:(?<of>${DETAILS}) (?:of|for|on|to|from|på|til|for|fra|hos|af)|(?<leaders>${LEADERS}) (?:of|for|in|at|i|hos|af)) (?<companies>.+)$`,
  'iu',
);
/** "The five largest bakeries", "the largest companies"; "the largest bakery" is one. */
const MANY = `(?:the |de )?(?:top[ -]?)?(?:\\d{1,3}|${SEVERAL}) |(?:the |de )?(?:largest|biggest|smallest|oldest|newest|største|mindste|ældste|nyeste) (?:\\p{L}+ )?(?:[\\p{L}-]+)?(?:${COMPANIES})(?!\\p{L})`;
/** "Who owns the five largest companies in Vejle?", "the auditors of the largest banks" */
const WHO = new RegExp(
  `^(?:(?:who|hvem) (?<verb>${A_VERB}) (?=${MANY})|${LEAD}(?:(?<role>${A_ROLE})|(?<leader>${LEADER})) (?:of|for|in|at|i|hos|af|til) (?=${MANY}))(?<companies>.+)$`,
  'iu',
);

/** "The largest banks with contact details": the same behind them; "with a phone" is a filter. */
const BEHIND = new RegExp(
  `^(?<companies>.+?)(?:,? (?:and|og|plus) (?:their|deres|the|de) (?<of>${DETAILS})|,? (?:with|including|incl\\.?|med|inklusive|inkl\\.?) (?:their |deres |the |de )?(?<all>${FIELDS[0]?.[1]}))$`,
  'iu',
);

/** The contact details that a text names. */
export const contactFieldsIn = (text: string): ContactField[] => [
  ...new Set(
    FIELDS.flatMap(([fields, names]) => (unfoldedPattern(names).test(text) ? fields : [])),
  ),
];

/** Matches the words for contact details. */
export const CONTACT_DETAILS = unfoldedPattern(DETAIL).source;

const meantBy = (entries: readonly Entry<ListedRole>[], said: string | undefined) =>
  said && entries.find(([, names]) => unfoldedPattern(names).test(said))?.[0];

/** Reads a question for the holders of a role in each of several companies. */
function readOfEach(asked: string): ContactList | null {
  const found = WHO.exec(asked)?.groups;
  if (!found?.companies || has(THE_MOST, foldText(found.companies))) return null;
  const role = meantBy(VERBS, found.verb) ?? meantBy(ROLES, found.role);
  const { companies } = found;
  return role ? { fields: [], role, companies } : { fields: ['ceo'], companies };
}

/** Reads such a question; null for any other, and for one about the first company of a search. */
export function readContactList(question: string): ContactList | null {
  const asked = question.replace(/[\s?!.]+$/, '');
  const found = (BEFORE.exec(asked) ?? BEHIND.exec(asked))?.groups;
  if (!found?.companies || has(THE_MOST, foldText(found.companies))) return readOfEach(asked);
  if (found.leaders) return { fields: ['ceo'], companies: found.companies };
  return { fields: contactFieldsIn(found.of ?? found.all ?? ''), companies: found.companies };
}

/** How to contact a person in a role; the register only knows how to contact the company. */
export type ContactOfRole = {
  kind: 'contactOf';
  fields: string[];
  groups: RoleGroup[];
  subject: Subject;
};

const CONTACTS = FACT_WORDS.filter(([field]) =>
  ['phone', 'email', 'contact', 'address'].includes(field),
);
const [CONTACT, ROLE] = [anyOf(CONTACTS), anyOf(ROLE_WORDS)];
const THE = '(?:(?:the|its|their|an?|den|det|en) )*';
const OF_ROLE = `(?:${CONTACT}) (?:(?:of|for|to|til|paa|hos|with|med) )?${THE}(?:${ROLE})|(?:${ROLE})(?: s)? ${THE}(?:private |direct |private? |direkte )?(?:${CONTACT})`;

const TO_CALL =
  '(?:who|whom|hvem) (?:should|can|could|do|must|skal|kan|boer|maa) (?:i|we|you|jeg|vi|man) (?:call|phone|contact|ring(?:e)?|kontakte|skrive|speak|talk|write|tale|snakke|henvende mig)(?: (?:to|with|at|til|med|hos|i))*|(?:who|whom|hvem) (?:is|are|er) (?:(?:the|your|my|min|jeres|den) )?(?:(?:right )?(?:contact(?: person)?|person to (?:contact|call|talk to|speak to))|(?:rette )?kontakt(?:person(?:en)?)?)(?: (?:to|with|at|in|for|of|til|med|hos|i))*|kontaktperson(?:en)?(?: (?:hos|i|for|til))*';

/** "Whom should I call at Bech?" means its management. */
function readWhomToCall({ folded, subjectOf }: Asked): ContactOfRole | null {
  const asked = matchOf(TO_CALL, folded);
  if (asked.length === 0) return null;
  return {
    ...{ kind: 'contactOf', fields: ['phone', 'email'], groups: ['MANAGEMENT'] },
    subject: subjectOf(asked),
  };
}

/** "The email address of the CEO of Bech", "direktørens telefonnummer i Bech" */
export function readContactOfRole(asked: Asked): ContactOfRole | null {
  const { folded, subjectOf } = asked;
  if (!has(OF_ROLE, folded)) return readWhomToCall(asked);
  const [contacts, roles] = [matchesOf(CONTACTS, folded), matchesOf(ROLE_WORDS, folded)];
  if (contacts.length === 0 || roles.length === 0) return null;
  return {
    kind: 'contactOf',
    fields: contacts.map(({ means }) => means),
    groups: meaningsOf(roles),
    subject: subjectOf(contacts, roles),
  };
}
