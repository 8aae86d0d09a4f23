import type { ChangeField, NewsTopic } from '@/prisma/client/enums';
import { type Change, isGraveStatus } from './change-text';

const TOPICS: Record<Exclude<ChangeField, 'STATUS'> | 'GONE' | 'BACK', NewsTopic> = {
  GONE: 'DISTRESS',
  BACK: 'STATUS',
  MANAGEMENT: 'PEOPLE',
  OWNERS: 'PEOPLE',
  SIGNING_RULE: 'PEOPLE',
  AUDITOR: 'AUDIT',
  AUDIT_WAIVED: 'AUDIT',
  ACCOUNTS: 'ACCOUNTS',
  NAME: 'CONTACT',
  ADDRESS: 'CONTACT',
  PROTECTION: 'CONTACT',
  CAPITAL: 'CAPITAL',
  CAPITAL_PARTLY_PAID: 'CAPITAL',
  FORM: 'CAPITAL',
  ARTICLES: 'CAPITAL',
  INDUSTRY: 'ACTIVITY',
  EMPLOYEES: 'ACTIVITY',
};

/** What a change is about, for those who are not told of everything. */
export function topicOf({ field, after }: Change): NewsTopic {
  if (field !== 'STATUS') return TOPICS[field];
  return isGraveStatus(after) ? 'DISTRESS' : 'STATUS';
}

export const isGraveChange = (change: Change): boolean => topicOf(change) === 'DISTRESS';
