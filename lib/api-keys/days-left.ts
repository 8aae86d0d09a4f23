import { DAY_MS } from '@/lib/milliseconds';

/** Whole days that a key still works; negative once it has expired, null if it never does. */
export const daysLeft = (expiresAt: string | null, now = Date.now()): number | null =>
  expiresAt === null ? null : Math.floor((Date.parse(expiresAt) - now) / DAY_MS);
