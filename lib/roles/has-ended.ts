import { danishDay } from '@/lib/danish-day';
import { isoDay } from '@/lib/format';
import type { Held } from './types';

/** Whether a role is over. One with an end date in the future is held until then. */
export const hasEnded = ({ validTo }: Pick<Held, 'validTo'>, today = danishDay()): boolean =>
  validTo !== null && isoDay(validTo) <= today;
