import 'server-only';
import { cache } from 'react';
import { LOADED, registerDaySql } from '@/lib/companies/register-day-sql';
import { registerDb } from '@/lib/db';
import { Prisma } from '@/prisma/client/client';
import type { RegisterStatus } from './types';

type StatusRow = Omit<RegisterStatus, 'companies'> & { companies: number | null };

const registerDay = Prisma.raw(registerDaySql(LOADED));

/**
 * Cached per request and done in one statement, because every page needs it. The number of
 * companies is taken from the last load: counting millions of rows would take a second.
 */
export const findRegisterStatus = cache(async (): Promise<RegisterStatus> => {
  const [row] = await registerDb.$queryRaw<StatusRow[]>`
    SELECT ${registerDay} AS "updatedOn",
      (SELECT snapshot_date FROM register_loads
        WHERE status = 'DONE' AND kind = 'FULL' AND snapshot_date IS NOT NULL
        ORDER BY id DESC LIMIT 1) AS "snapshotDate",
      (SELECT companies FROM register_loads WHERE status = 'DONE' AND companies > 0
        ORDER BY id DESC LIMIT 1) AS companies,
      EXISTS (SELECT FROM companies WHERE is_sample) AS "hasSample",
      EXISTS (SELECT FROM companies WHERE NOT is_sample) AS "hasReal"`;
  if (!row) throw new Error('A statement without tables always has a row.');
  return { ...row, companies: row.companies ?? (await registerDb.company.count()) };
});
