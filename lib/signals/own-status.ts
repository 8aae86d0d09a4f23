import { isInDistress } from '@/lib/companies/distress';
import type { CompanyDetail } from '@/lib/companies/types';
import type { Signal } from './types';

/** The company's own bankruptcy, reconstruction, compulsory dissolution or liquidation. */
export function ownStatus({
  status,
  statusSince,
}: Pick<CompanyDetail, 'status' | 'statusSince'>): Signal[] {
  return isInDistress(status) ? [{ kind: 'status', status, since: statusSince }] : [];
}
