import 'server-only';
import { AppError } from '@/lib/errors';
import { companyKeySchema } from './schemas';

export const unknownCompany = () =>
  new AppError('not_found', 'There is no company with this CVR number.');

/**
 * Call before querying the database: a malformed key is reported like an unknown one.
 * @throws AppError not_found
 */
export function requireKeyForm(key: string): void {
  if (!companyKeySchema.safeParse(key).success) throw unknownCompany();
}
