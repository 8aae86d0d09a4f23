import 'server-only';
import { registerDb } from '@/lib/db';
import { unknownCompany } from './known-key';
import { toCompany } from './mapper';
import { companyKeySchema } from './schemas';
import { companySelect } from './select';
import type { CompanyDetail } from './types';

/** Null when the key is malformed (asked without a query) or unknown. */
export async function findCompany(key: string): Promise<CompanyDetail | null> {
  if (!companyKeySchema.safeParse(key).success) return null;
  const row = await registerDb.company.findUnique({ where: { key }, select: companySelect });
  return row && toCompany(row);
}

/** @throws AppError not_found */
export async function getCompany(key: string): Promise<CompanyDetail> {
  const company = await findCompany(key);
  if (!company) throw unknownCompany();
  return company;
}

/** The companies of some keys, in the order of the keys. */
export async function listCompaniesByKey(keys: string[]): Promise<CompanyDetail[]> {
  const rows = await registerDb.company.findMany({
    where: { key: { in: keys } },
    select: companySelect,
  });
  const byKey = new Map(rows.map((row) => [row.key, toCompany(row)]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
