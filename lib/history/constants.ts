import type { TimelineEvent } from './types';

/** Events shown in a timeline; the rest is only counted. */
export const TIMELINE_SHOWN = 100;

const YES_OR_NO: TimelineEvent['field'][] = ['PROTECTION', 'AUDIT_WAIVED'];

/** The message key for the value of a yes-or-no field; null for all other fields. */
export const yesOrNoOf = (field: TimelineEvent['field'], text: string): 'yes' | 'no' | null =>
  YES_OR_NO.includes(field) && (text === 'yes' || text === 'no') ? text : null;
