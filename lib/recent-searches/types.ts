import type { SearchKind } from '@/prisma/client/enums';

export type { SearchKind };

/** A recent search of a user. */
export type RecentSearch = { query: string; kind: SearchKind; searchedAt: Date };
