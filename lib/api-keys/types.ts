import type { ApiKeyScope } from '@/prisma/client/enums';

export type KeyScope = ApiKeyScope;

/** A key as its owner sees it; moments in ISO 8601. */
export type KeyOnWire = {
  id: string;
  name: string;
  scopes: KeyScope[];
  /** How the key begins. */
  prefix: string;
  createdAt: string;
  /** To five minutes; null when it was never used. */
  lastUsedAt: string | null;
  revokedAt: string | null;
};
