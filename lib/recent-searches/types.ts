import type { SearchKind } from '@/prisma/client/enums';

export type { SearchKind };

/** What somebody searched for. */
export type RecentSearch = { query: string; kind: SearchKind; searchedAt: Date };
