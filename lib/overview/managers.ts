import 'server-only';
import { registerDb } from '@/lib/db';

/** The managers of several companies, present and former. */
export const listManagers = (keys: readonly string[]) =>
  registerDb.role.findMany({
    where: { companyKey: { in: [...keys] }, group: 'MANAGEMENT' },
    select: {
      companyKey: true,
      group: true,
      validTo: true,
      participant: { select: { id: true, kind: true, name: true } },
    },
  });
