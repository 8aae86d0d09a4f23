import 'server-only';
import { ownVersionSql } from '@/lib/search-index/own-version';
import { Prisma } from '@/prisma/client/client';

/** SQL for the index version, to be selected by statements that read rows. */
export const ownVersion = Prisma.raw(ownVersionSql);
