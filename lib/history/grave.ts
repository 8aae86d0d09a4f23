import { endedInDistress, isInDistress } from '@/lib/companies/distress';
import type { TimelineEvent } from './types';

/** Whether a company went into distress, or ended by it; other ends are no warning. */
export const isGraveEvent = ({ field, after }: Pick<TimelineEvent, 'field' | 'after'>): boolean =>
  (field === 'STATUS' && isInDistress(after)) || (field === 'ENDED' && endedInDistress(after));
