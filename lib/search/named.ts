import 'server-only';
import { registerRows } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { type Address, addressIn } from './addresses';
import { phoneSpellings } from './identifiers';
import { ownVersion } from './own-version';
import type { Asked } from './parse-query';

const { sql, join } = Prisma;

type Named = { version: number; value: number[] };

/**
 * CVR numbers (as integers) of the companies identified by the number, email, host or address of a
 * query, with the version of the index they belong to. Null for a query that has none of these.
 */
export async function findNamed(query: Asked): Promise<Named | null> {
  const condition = namedCondition(query);
  if (condition === null) return null;
  const [row] = await registerRows<{ version: number; keys: number[] }>`
    select ${ownVersion} as version,
           array(select c.key::int from companies c where ${condition}) as keys`;
  return { version: row?.version ?? 0, value: row?.keys ?? [] };
}

/** The same as a condition on `companies c`. */
export function namedCondition(query: Asked): Prisma.Sql | null {
  switch (query.kind) {
    case 'number':
      return join(
        query.of.map((field) => numberCondition(query.digits, field)),
        ' or ',
      );
    case 'numbers':
      return sql`c.key = any(${query.cvr}::bpchar[] || array(
        select company_key from production_units where p_number = any(${query.units}::bpchar[])))`;
    case 'email':
      return sql`c.email is not null and lower(c.email) = ${query.address}`;
    case 'domain':
      return onHosts(query.hosts);
    case 'words': {
      const address = addressIn(query);
      return address && atAddress(address);
    }
    default:
      return null;
  }
}

function numberCondition(digits: string, field: 'cvr' | 'phone' | 'pNumber'): Prisma.Sql {
  if (field === 'cvr') return sql`c.key = ${digits}`;
  if (field === 'phone') return sql`c.phone = any(${phoneSpellings(digits)})`;
  return sql`c.key in (select company_key from production_units where p_number = ${digits})`;
}

/**
 * These expressions must equal those of three database indexes exactly, or the indexes go unused.
 */
const onHosts = (hosts: string[]) => sql`
  (c.email is not null and lower(split_part(c.email, '@', -1)) = any(${hosts}))
  or (c.website is not null and regexp_replace(lower(c.website),
    '^[a-z]+://(?:[^/?#]*@)?(?:www[.])?([^/?#:]*).*$', '\\1') = any(${hosts}))`;

/**
 * This expression must equal that of a database index exactly. The ranges below skip a following
 * digit, which would belong to a longer house number.
 */
const street = sql`regexp_replace(replace(replace(replace(replace(translate(lower(c.street
  COLLATE "da-x-icu"), 'éèêëäáàâöóòôüúùû', 'eeeeaaaaoooouuuu'), 'å', 'aa'), 'æ', 'ae'), 'ø', 'oe'),
  'oe', 'o'), '[^a-z0-9]+', ' ', 'g') COLLATE "C"`;
const beginsWith = (begins: string) => sql`(${street} >= ${begins} and ${street} < ${`${begins}0`})
    or (${street} >= ${`${begins}:`} and ${street} < ${`${begins}\uffff`})`;
const atAddress = ({ begins, indexed, others }: Address) => sql`
  c.street is not null and (${join([...new Set([begins, indexed, ...others])].map(beginsWith), ' or ')})`;
