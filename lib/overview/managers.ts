import 'server-only';
import { registerDb } from '@/lib/db';

/** The managers of several companies: present, former and those entered ahead of time. */
export const listManagers = (keys: readonly string[]) =>
  registerDb.role.findMany({
    where: { companyKey: { in: [...keys] }, group: 'MANAGEMENT' },
    select: {
      companyKey: true,
      group: true,
      validFrom: true,
      validTo: true,
      participant: { select: { id: true, kind: true, name: true } },
    },
  });
