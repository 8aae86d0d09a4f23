import type { KeyScope } from '@/lib/auth/types';
import type { KeyOnWire } from './types';

export type KeyRow = {
  id: string;
  name: string;
  scopes: KeyScope[];
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

export function toKeyOnWire({ createdAt, lastUsedAt, revokedAt, ...key }: KeyRow): KeyOnWire {
  return {
    ...key,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
