import 'server-only';
import { cache } from 'react';
import { registerDb } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import { employeesSinceSql } from './employees-since-sql';
import { unknownCompany } from './known-key';
import { toCompany } from './mapper';
import { companyKeySchema } from './schemas';
import { companySelect } from './select';
import type { CompanyDetail } from './types';

const employeesSince = Prisma.raw(employeesSinceSql);

/** Queried once per request. */
const findEmployeesSince = cache(async () => {
  const [row] = await registerDb.$queryRaw<{ since: Date | null }[]>`
    SELECT ${employeesSince} AS since`;
  return row?.since ?? null;
});

/** Null when the key is malformed (without a query) or unknown. */
export async function findCompany(key: string): Promise<CompanyDetail | null> {
  if (!companyKeySchema.safeParse(key).success) return null;
  const [row, since] = await Promise.all([
    registerDb.company.findUnique({ where: { key }, select: companySelect }),
    findEmployeesSince(),
  ]);
  return row && toCompany(row, since);
}

/** @throws AppError not_found */
export async function getCompany(key: string): Promise<CompanyDetail> {
  const company = await findCompany(key);
  if (!company) throw unknownCompany();
  return company;
}

/** The companies with the given keys, in the same order; unknown keys are left out. */
export async function listCompaniesByKey(keys: string[]): Promise<CompanyDetail[]> {
  const [rows, since] = await Promise.all([
    registerDb.company.findMany({ where: { key: { in: keys } }, select: companySelect }),
    findEmployeesSince(),
  ]);
  const byKey = new Map(rows.map((row) => [row.key, toCompany(row, since)]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
