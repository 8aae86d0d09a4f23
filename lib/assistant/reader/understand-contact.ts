import type { RoleGroup } from '@/lib/roles/types';
import type { Asked, Subject } from './asked';
import { has, matchesOf } from './match';
import { FACT_WORDS, ROLE_WORDS } from './vocabulary';

/** How to reach somebody who has a role, of which the register tells only how to reach the company. */
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

/** "The email address of the CEO of Bech", "direktørens telefonnummer i Bech" */
export function readContactOfRole({ folded, subjectOf }: Asked): ContactOfRole | null {
  if (!has(OF_ROLE, folded)) return null;
  const [contacts, roles] = [matchesOf(CONTACTS, folded), matchesOf(ROLE_WORDS, folded)];
  if (contacts.length === 0 || roles.length === 0) return null;
  return {
    kind: 'contactOf',
    fields: contacts.map(({ means }) => means),
    groups: [...new Set(roles.map(({ means }) => means))],
    subject: subjectOf(contacts, roles),
  };
}
