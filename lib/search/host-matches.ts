import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import type { ParsedQuery } from './parse-query';

const { sql, join } = Prisma;

/**
 * Keys of the companies whose website is on one of the hosts of a query, or whose
 * e-mail is. Asked once, as neither is indexed by host.
 */
export async function findOnHosts(query: ParsedQuery | { kind: 'all' }): Promise<string[]> {
  if (query.kind !== 'domain') return [];
  // Hosts have no character that means something in a pattern. Taking an address
  // apart is slow, so only those that contain a host are.
  const matches = query.hosts.map(
    (host) => sql`lower(email) like ${`%@${host}`} or (lower(website) like ${`%${host}%`}
      and regexp_replace(lower(website),
        '^[a-z]+://(?:[^/?#]*@)?(?:www[.])?([^/?#:]*).*$', '\\1') = ${host})`,
  );
  const rows = await db.$queryRaw<{ key: string }[]>`
    select key from companies where ${join(matches, ' or ')}`;
  return rows.map(({ key }) => key);
}
