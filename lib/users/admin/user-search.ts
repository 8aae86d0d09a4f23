import 'server-only';
import { Prisma } from '@/prisma/client/client';

/** A database in the C locale, as the embedded one is, leaves Æ, Ø and Å as they are by itself. */
const lower = (text: Prisma.Sql) => Prisma.sql`(lower(${text} COLLATE "da-x-icu") COLLATE "C")`;

/** What is searched; an index of trigrams has the same text. */
const searched = lower(Prisma.sql`(u.first_name || ' ' || u.last_name || ' ' || u.email)`);

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Nearly everybody has any letter somewhere, and no index knows of so few. */
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
 * Tests accounts `u`: each word must be part of the name or the address, or begin the id; one of
 * one or two letters must begin a name or the address. Without a word all of them pass.
 */
export function nameOrAddress(search: string): Prisma.Sql {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? Prisma.sql`true` : Prisma.join(words.map(testOf), ' AND ');
}
