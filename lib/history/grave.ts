import type { EndedStatus } from '@/lib/companies/ending';
import type { CompanyStatus } from '@/prisma/client/enums';
import type { TimelineEvent } from './types';

const GRAVE: readonly (CompanyStatus | EndedStatus)[] = [
  ...(['IN_BANKRUPTCY', 'IN_COMPULSORY_DISSOLUTION', 'IN_LIQUIDATION'] as const),
  ...(['IN_RECONSTRUCTION', 'CEASED_BANKRUPTCY', 'CEASED_COMPULSORY_DISSOLUTION'] as const),
];

/** Whether a company went into distress, or ended by it; other ends are no warning. */
export const isGraveEvent = ({ field, after }: Pick<TimelineEvent, 'field' | 'after'>): boolean =>
  (field === 'STATUS' || field === 'ENDED') && GRAVE.some((status) => status === after);
