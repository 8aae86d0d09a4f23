import type { CompanyStatus } from './types';

/** Statuses of a company that still goes on, and may soon end. */
export const DISTRESS = [
  'IN_BANKRUPTCY',
  'IN_RECONSTRUCTION',
  'IN_COMPULSORY_DISSOLUTION',
  'IN_LIQUIDATION',
] as const satisfies CompanyStatus[];
export type Distress = (typeof DISTRESS)[number];

export const isInDistress = (status: string | null | undefined): status is Distress =>
  DISTRESS.some((one) => one === status);

/** Whether a company ended with debts that may not have been paid, or against its owners' will. */
export const endedInDistress = (ending: string | null | undefined): boolean =>
  ending === 'CEASED_BANKRUPTCY' || ending === 'CEASED_COMPULSORY_DISSOLUTION';
