import { ENDED_STATUSES } from '@/lib/companies/ending';

export const COMPANY_STATUSES = [
  'ACTIVE',
  'IN_LIQUIDATION',
  'IN_RECONSTRUCTION',
  'IN_BANKRUPTCY',
  'IN_COMPULSORY_DISSOLUTION',
  'CEASED',
  'UNKNOWN',
] as const;

/**
 * The values of the status filter. CEASED matches every ceased company; the values after it match
 * those that ended in that way. The order is that of their codes in the search index.
 */
export const STATUS_CHOICES = [...COMPANY_STATUSES, ...ENDED_STATUSES] as const;

/** The order is that of their bits in the search index. */
export const TRENDS = [
  'revenueUp',
  'revenueDown',
  'grossProfitUp',
  'grossProfitDown',
  'profitUp',
  'profitDown',
  'employeesUp',
  'employeesDown',
] as const;
