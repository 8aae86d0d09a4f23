import 'server-only';
import { Prisma } from '@/prisma/client/client';

/** The embedded database has the C locale, which does not lower-case Æ, Ø and Å by itself. */
const lower = (text: Prisma.Sql) => Prisma.sql`(lower(${text} COLLATE "da-x-icu") COLLATE "C")`;

/** The searched text; must match the expression of the trigram index. */
const searched = lower(Prisma.sql`(u.first_name || ' ' || u.last_name || ' ' || u.email)`);

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** One or two letters occur in almost every row, and a trigram index cannot narrow them down. */
const TRIGRAM = 3;
const beginsWith = (pattern: string) => Prisma.sql`(u.email LIKE ${pattern}
  OR ${lower(Prisma.sql`u.first_name`)} LIKE ${pattern}
  OR ${lower(Prisma.sql`u.last_name`)} LIKE ${pattern})`;

function testOf(word: string): Prisma.Sql {
  if (word.length < TRIGRAM) return beginsWith(`${escaped(word)}%`);
  const inText = Prisma.sql`${searched} LIKE ${`%${escaped(word)}%`}`;
  if (!/^[\da-f-]{8,36}$/.test(word)) return inText;
  return Prisma.sql`(${inText} OR u.id::text LIKE ${`${word}%`})`;
}

/**
 * SQL condition on accounts `u`: each word must occur in the name or the email address, or be a
 * prefix of the id. A word of one or two letters must be a prefix of a name or the address. An
 * empty search matches every account.
 */
export function nameOrAddress(search: string): Prisma.Sql {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? Prisma.sql`true` : Prisma.join(words.map(testOf), ' AND ');
}
