import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import { hasEnded } from './has-ended';
import type { Held } from './types';

/**
 * Whether a role has begun. The register enters some roles ahead of time; these count for nothing
 * yet.
 */
export const hasBegun = ({ validFrom }: Pick<Held, 'validFrom'>, today = danishDay()): boolean =>
  validFrom === null || isoDay(validFrom) <= today;

/** Whether a role has begun and not ended; `goesOn` of held-today.ts is the same in SQL. */
export const goesOn = (role: Pick<Held, 'validFrom' | 'validTo'>, today = danishDay()): boolean =>
  hasBegun(role, today) && !hasEnded(role, today);
