import type { RoleGroup } from '@/lib/roles/types';
import { has, matchesOf, matchOf } from '../words/match';
import { FACT_WORDS, ROLE_WORDS } from '../words/vocabulary';
import type { Asked, Subject } from './asked';

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
const wordsOf = (entries: readonly [unknown, string][]) =>
  entries.map(([, words]) => words).join('|');
const [CONTACT, ROLE] = [wordsOf(CONTACTS), wordsOf(ROLE_WORDS)];
const THE = '(?:(?:the|its|their|an?|den|det|en) )*';
const OF_ROLE = `(?:${CONTACT}) (?:(?:of|for|to|til|paa|hos|with|med) )?${THE}(?:${ROLE})|(?:${ROLE})(?: s)? ${THE}(?:private |direct |private? |direkte )?(?:${CONTACT})`;

const TO_CALL =
  '(?:who|whom|hvem) (?:should|can|could|do|must|skal|kan|boer|maa) (?:i|we|you|jeg|vi|man) (?:call|phone|contact|ring(?:e)?|kontakte|skrive|speak|talk|write|tale|snakke|henvende mig)(?: (?:to|with|at|til|med|hos|i))*';

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
    groups: [...new Set(roles.map(({ means }) => means))],
    subject: subjectOf(contacts, roles),
  };
}
