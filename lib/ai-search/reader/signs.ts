import 'server-only';
import { signOf } from '@/lib/search/signs';
import type { Effect } from './fragment';

/** A condition on the sign alone as the filter for it. */
export function asSign(effect: Effect): Effect {
  const sign = effect.put === 'range' ? signOf(effect.field, effect.ranges) : null;
  return sign ? { put: 'trend', trends: [sign] } : effect;
}
