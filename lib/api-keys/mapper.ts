import type { KeyScope } from '@/lib/auth/types';
import type { KeyOnWire } from './types';

export type KeyRow = {
  id: string;
  name: string;
  scopes: KeyScope[];
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

export function toKeyOnWire(row: KeyRow): KeyOnWire {
  const { createdAt, lastUsedAt, expiresAt, revokedAt, ...key } = row;
  return {
    ...key,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
