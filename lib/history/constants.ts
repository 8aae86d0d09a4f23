import type { TimelineEvent } from './types';

/** Events of a timeline at once; the rest is told as a number. */
export const TIMELINE_SHOWN = 100;

const YES_OR_NO: TimelineEvent['field'][] = ['PROTECTION', 'AUDIT_WAIVED'];

/** The word of the page for what such fields were and are. */
export const yesOrNoOf = (field: TimelineEvent['field'], text: string): 'yes' | 'no' | null =>
  YES_OR_NO.includes(field) && (text === 'yes' || text === 'no') ? text : null;
