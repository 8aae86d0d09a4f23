import 'server-only';
import { parentInName } from '@/lib/companies/branch';
import { registerDb } from '@/lib/db';
import { goesOn } from './goes-on';

/** The foreign company that a branch belongs to. */
export type Parent = {
  name: string;
  /** Its participant id; null where only the branch's name tells it. */
  id: string | null;
};

const isNamed = { contains: 'hovedselskab', mode: 'insensitive' } as const;

/** The company of a branch: as registered, otherwise as the branch is named. */
export async function findParent(companyKey: string, name: string | null): Promise<Parent | null> {
  const roles = await registerDb.role.findMany({
    where: { companyKey, group: 'OTHER', OR: [{ organ: isNamed }, { title: isNamed }] },
    orderBy: [{ validTo: { sort: 'desc', nulls: 'first' } }, { position: 'asc' }],
    select: { validFrom: true, validTo: true, participant: { select: { id: true, name: true } } },
  });
  const role = roles.find((one) => goesOn(one)) ?? roles[0];
  if (role) return { id: String(role.participant.id), name: role.participant.name };
  const told = parentInName(name);
  return told === null ? null : { id: null, name: told };
}
