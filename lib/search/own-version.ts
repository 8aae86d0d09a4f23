import 'server-only';
import { ownVersionSql } from '@/lib/search-index/own-version';
import { Prisma } from '@/prisma/client/client';

/** For the statements that read rows: of the index that they belong to. */
export const ownVersion = Prisma.raw(ownVersionSql);
