import type { CompanyStatus } from './types';

type State = { status: CompanyStatus; statusSince?: Date | null };

/**
 * The day on which a company that is registered ahead of time will begin; null once it has begun.
 * The register counts it as active until then, and calls its status "Fremtid".
 */
export const beginsOn = ({ status, statusSince }: State, now = new Date()): Date | null =>
  status === 'ACTIVE' && statusSince && statusSince > now ? statusSince : null;
