import 'server-only';
import type { ArticlesRecord, Day } from '../record';
import { currentItem } from './periods';
import { decimalOf, type Json, listAt, textAt } from './values';

const monthDay = /^--(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const truth: Record<string, boolean> = { true: true, false: false };

function matching(values: Map<string, string>, type: string, pattern: RegExp): string | null {
  const value = values.get(type) ?? '';
  return pattern.test(value) ? value : null;
}

/** The attributes of a company that are valid on a day, read by the register's type names. */
export function attributesOf(document: Json, at: Day): ArticlesRecord {
  const values = new Map<string, string>();
  for (const attribute of listAt(document, 'attributter')) {
    const item = currentItem(listAt(attribute, 'vaerdier'), at);
    const type = textAt(attribute, 'type');
    const value = item && textAt(item, 'vaerdi');
    if (type && value) values.set(type, value);
  }
  return {
    purpose: values.get('FORMÅL') ?? null,
    capital: decimalOf(values.get('KAPITAL'), 1e15),
    capitalCurrency: matching(values, 'KAPITALVALUTA', /^[A-Z]{3}$/),
    signingRule: values.get('TEGNINGSREGEL') ?? null,
    financialYearStart: matching(values, 'REGNSKABSÅR_START', monthDay),
    financialYearEnd: matching(values, 'REGNSKABSÅR_SLUT', monthDay),
    auditWaived: truth[values.get('REVISION_FRAVALGT') ?? ''] ?? null,
    listed: truth[values.get('BØRSNOTERET') ?? ''] ?? null,
  };
}
