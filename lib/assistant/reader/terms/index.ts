import { entriesOf } from '@/lib/entries';
import type { Entry } from '../words/match';
import { LEGAL_FORMS } from './legal-forms';
import { REGISTER_TERMS } from './register-terms';
import { REPORT_TERMS } from './report-terms';
import { STATUSES } from './statuses';

/** Terms of the register and of annual reports whose meaning can be asked for. */
export const TERMS = { ...STATUSES, ...REGISTER_TERMS, ...REPORT_TERMS, ...LEGAL_FORMS };
export type TermId = keyof typeof TERMS;

export const TERM_WORDS = entriesOf(TERMS).map(([id, { words }]): Entry<TermId> => [id, words]);

/** Abbreviations that fold to ordinary words: as they are written, and as they fold. */
export const SHORT_FORMS: [TermId, RegExp, string][] = [
  ['as', /(?<!\p{L})A\/S(?!\p{L})/iu, 'as'],
  ['is', /(?<!\p{L})I\/S(?!\p{L})/iu, 'is'],
  ['ks', /(?<!\p{L})K\/S(?!\p{L})/iu, 'ks'],
  ['ps', /(?<!\p{L})P\/S(?!\p{L})/iu, 'ps'],
];
