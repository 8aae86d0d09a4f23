import 'server-only';
import { endingOf } from '@/lib/companies/ending';
import type { CompanyStatus } from '@/lib/companies/types';
import { registerRows } from '@/lib/db';
import { readName, type WrittenName } from './written-name';
import type { Placed } from './written-place';

/** What is compared of a company, and shown. */
export type Company = Placed & {
  key: string;
  name: string;
  status: CompanyStatus;
  ending: ReturnType<typeof endingOf>;
  isLiving: boolean;
  own: WrittenName;
  /** Former and secondary names. */
  others: WrittenName[];
};

type Row = Placed & {
  key: string;
  name: string | null;
  status: CompanyStatus;
  statusText: string | null;
  names: string[];
};

/** Keys per statement: comparing their names must not delay other requests. */
const BATCH = 250;

function toCompany({ name, statusText, names, ...row }: Row): Company {
  return {
    ...row,
    name: name ?? row.key,
    ending: endingOf(row.status, statusText),
    isLiving: row.status !== 'CEASED',
    own: readName(name ?? ''),
    others: names.filter((other) => other !== name).map(readName),
  };
}

const read = (keys: readonly string[]) =>
  registerRows<Row>`
    SELECT c.key, c.name, c.status, c.status_text AS "statusText", c.postal_code AS "postalCode",
      c.postal_district AS "postalDistrict", c.town, m.name AS municipality,
      ARRAY(SELECT n.name FROM company_names n WHERE n.company_key = c.key) AS names
    FROM companies c LEFT JOIN municipalities m ON m.code = c.municipality_code
    WHERE c.key = ANY (${[...keys]}::bpchar[])`;

/** The companies with these keys; those that the register lacks are absent. */
export async function readCompanies(keys: Iterable<string>): Promise<Map<string, Company>> {
  const wanted = [...new Set(keys)];
  const companies = new Map<string, Company>();
  for (let at = 0; at < wanted.length; at += BATCH) {
    const rows = await read(wanted.slice(at, at + BATCH));
    for (const row of rows) companies.set(row.key, toCompany(row));
  }
  return companies;
}
