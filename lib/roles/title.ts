import type { Held, RoleGroup } from './types';

/** For these the register gives only the name of its list (EJERREGISTER, STIFTERE, REVISION). */
const NAMED_BY_GROUP: ReadonlySet<RoleGroup> = new Set(['OWNER', 'FOUNDER', 'AUDITOR']);

/** Lists of fully liable participants and of branch managers, and the name of one of those in them. */
export const ONE_OF: ReadonlyMap<string, string> = new Map([
  ['INTERESSENTER', 'INTERESSENT'],
  ['INDEHAVERE', 'INDEHAVER'],
  ['KOMPLEMENTARER', 'KOMPLEMENTAR'],
  ['FULDT ANSVARLIGE DELTAGERE', 'FULDT ANSVARLIG DELTAGER'],
  ['FILIALBESTYRERE', 'FILIALBESTYRER'],
]);

/**
 * What a role of one holder is called.
 * @returns the register's Danish words; `group` where only the group's name says it; null if unknown
 */
export function titleOf({
  group,
  title,
  organ,
}: Pick<Held, 'group' | 'title' | 'organ'>): { words: string } | 'group' | null {
  if (NAMED_BY_GROUP.has(group)) return 'group';
  const words = title ?? organ;
  if (words === null) return group === 'PARTNER' ? 'group' : null;
  return { words: ONE_OF.get(words.toLocaleUpperCase('da')) ?? words };
}
