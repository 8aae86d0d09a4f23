import { RESTRUCTURING_FIELDS, type RestructuringField, type TimelineEvent } from './types';

/** Events shown in a timeline; the rest is only counted. */
export const TIMELINE_SHOWN = 100;

const YES_OR_NO: TimelineEvent['field'][] = ['PROTECTION', 'AUDIT_WAIVED', 'CAPITAL_PARTLY_PAID'];
const DAYS: readonly string[] = ['ACCOUNTS', 'ARTICLES'];

/** The message key for the value of a yes-or-no field; null for all other fields. */
export const yesOrNoOf = (field: TimelineEvent['field'], text: string): 'yes' | 'no' | null =>
  YES_OR_NO.includes(field) && (text === 'yes' || text === 'no') ? text : null;

/** The value of a field that is a day; null for all other fields. */
export const dayOf = (field: string, text: string): Date | null =>
  DAYS.includes(field) && !Number.isNaN(Date.parse(text)) ? new Date(text) : null;

export const isRestructuring = (field: TimelineEvent['field']): field is RestructuringField =>
  (RESTRUCTURING_FIELDS as readonly string[]).includes(field);
