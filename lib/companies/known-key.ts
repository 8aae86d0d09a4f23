import 'server-only';
import { AppError } from '@/lib/errors';
import { companyKeySchema } from './schemas';

export const unknownCompany = () => new AppError('not_found', 'There is no company with this key.');

/**
 * To be asked before the database is: a key that cannot exist is as unknown as others.
 * @throws AppError not_found
 */
export function requireKeyForm(key: string): void {
  if (!companyKeySchema.safeParse(key).success) throw unknownCompany();
}
