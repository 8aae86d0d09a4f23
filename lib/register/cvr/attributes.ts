import 'server-only';
import type { ArticlesRecord, Day } from '../record';
import { currentItem } from './periods';
import { dayOf, decimalOf, type Json, listAt, textAt } from './values';

const monthDay = /^--(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const truth: Record<string, boolean> = { true: true, false: false };

function matching(values: Map<string, string>, type: string, pattern: RegExp): string | null {
  const value = values.get(type) ?? '';
  return pattern.test(value) ? value : null;
}

/** Null unless both days are known and in order. */
function firstPeriod(values: Map<string, string>) {
  const start = dayOf(values.get('FØRSTE_REGNSKABSPERIODE_START'));
  const end = dayOf(values.get('FØRSTE_REGNSKABSPERIODE_SLUT'));
  const known = start !== null && end !== null && start <= end;
  return { firstPeriodStart: known ? start : null, firstPeriodEnd: known ? end : null };
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
  const flag = (type: string) => truth[values.get(type) ?? ''] ?? null;
  return {
    purpose: values.get('FORMÅL') ?? null,
    capital: decimalOf(values.get('KAPITAL'), 1e15),
    capitalCurrency: matching(values, 'KAPITALVALUTA', /^[A-Z]{3}$/),
    signingRule: values.get('TEGNINGSREGEL') ?? null,
    financialYearStart: matching(values, 'REGNSKABSÅR_START', monthDay),
    financialYearEnd: matching(values, 'REGNSKABSÅR_SLUT', monthDay),
    auditWaived: flag('REVISION_FRAVALGT'),
    listed: flag('BØRSNOTERET'),
    capitalPartlyPaid: flag('KAPITAL_DELVIST'),
    // Documents have the plural, the register's catalogue the singular.
    shareClasses: flag('KAPITALKLASSER') ?? flag('KAPITALKLASSE'),
    articlesOn: dayOf(values.get('VEDTÆGT_SENESTE')),
    ...firstPeriod(values),
  };
}
