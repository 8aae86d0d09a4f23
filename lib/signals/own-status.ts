import type { CompanyDetail, CompanyStatus } from '@/lib/companies/types';
import { TOLD_STATUSES } from './constants';
import type { Signal, ToldStatus } from './types';

const isTold = (status: CompanyStatus): status is ToldStatus =>
  TOLD_STATUSES.some((told) => told === status);

/** The company's own bankruptcy, reconstruction, compulsory dissolution or liquidation. */
export function ownStatus({
  status,
  statusSince,
}: Pick<CompanyDetail, 'status' | 'statusSince'>): Signal[] {
  return isTold(status) ? [{ kind: 'status', status, since: statusSince }] : [];
}
