import 'server-only';
import { isValidCvr } from '@/lib/companies/cvr';
import { registerRows } from '@/lib/db';
import type { ListedNumbers } from './answers';
import type { NumberList } from './identifiers';
import type { Versioned } from './live-index';
import { countOf } from './number-list';
import { ownVersion } from './own-version';

/** Which numbers of a list are known, unknown or invalid, regardless of filters. */
export async function readListed(list: NumberList): Promise<Versioned<ListedNumbers>> {
  const [row] = await registerRows<{ version: number; known: string[] }>`
    select ${ownVersion} as version,
           array(select key from companies where key = any(${list.cvr}::bpchar[])
                 union all
                 select p_number from production_units
                 where p_number = any(${list.units}::bpchar[]))::text[] as known`;
  const known = new Set(row?.known);
  const missing = [...list.cvr, ...list.units].filter((number) => !known.has(number));
  const isInvalid = (number: string) => number.length === 8 && !isValidCvr(number);
  const value = {
    asked: countOf(list),
    notFound: missing.filter((number) => !isInvalid(number)),
    invalid: [...missing.filter(isInvalid), ...list.other],
  };
  return { version: row?.version ?? 0, value };
}

/** Maps P-numbers to the CVR number of their owner; unknown P-numbers are absent. */
export async function readUnitOwners(units: readonly string[]): Promise<Map<string, string>> {
  const rows = await registerRows<{ unit: string; key: string }>`
    select p_number as unit, company_key as key from production_units
    where p_number = any(${units}::bpchar[])`;
  return new Map(rows.map(({ unit, key }) => [unit, key]));
}
