import { keysOf } from '@/lib/entries';
import { bandText } from '@/lib/roles/band-text';
import { toBand } from '@/lib/roles/mapper';
import { titleOf } from '@/lib/roles/title';
import type { RoleGroup } from '@/prisma/client/enums';
import type { MembersField, Period, TimelineEvent } from './types';

/**
 * Role groups whose changes appear in a timeline, and the field they appear as. Partners lead a
 * company that has no management beside them.
 */
export const FIELDS = {
  MANAGEMENT: 'MANAGEMENT',
  BOARD: 'MANAGEMENT',
  PARTNER: 'MANAGEMENT',
  AUDITOR: 'AUDITOR',
  OWNER: 'OWNERS',
} as const satisfies Partial<Record<RoleGroup, MembersField>>;

type ToldGroup = keyof typeof FIELDS;
export const TOLD_GROUPS = keysOf(FIELDS);

/** A role of one of these groups, with the register's texts. */
export type HeldRow = Period & {
  group: RoleGroup;
  title: string | null;
  participantId: bigint;
  participant: { name: string };
  ownership: { toNumber(): number } | null;
};

export const isTold = (group: RoleGroup): group is ToldGroup => group in FIELDS;

const wordsOf = (title: ReturnType<typeof titleOf>) =>
  title === null || title === 'group' ? null : title.words;

/** The detail shown with a member: a title, or the band of a share; none for an auditor. */
function heldOf({ group, title, ownership }: HeldRow): string | null {
  if (group === 'AUDITOR') return null;
  if (group !== 'OWNER') return wordsOf(titleOf({ group, title, organ: null }));
  const band = toBand(ownership?.toNumber() ?? null);
  return band && bandText(band);
}

/** "Ida Holm (DIREKTØR)" or "Holm Holding ApS (50–66,66 %)". */
export function memberOf(role: HeldRow): string {
  const { name } = role.participant;
  const held = heldOf(role);
  return held ? `${name} (${held})` : name;
}

/** Loads record only the lower bound of a share's band: "50 %". */
export const asLoaded = (member: string) => member.replace(/(?:–[\d,]+)?\s%\)$/, ' %)');

const loadedShare = /\((\d+(?:,\d+)?) %\)(?=;|$)/g;

/**
 * The inverse for owners as recorded by loads: shows the whole band, which "50 %" alone does not.
 */
export const withBands = (owners: string): string =>
  owners.replace(loadedShare, (written, share: string) => {
    const band = toBand(Math.round(Number(share.replace(',', '.')) * 100) / 10_000);
    return band ? `(${bandText(band)})` : written;
  });

export const isOfMembers = (field: TimelineEvent['field']): field is MembersField =>
  (Object.values(FIELDS) as string[]).includes(field);

/**
 * Maps members, as recorded by loads, to participant ids; names shared by two participants are left
 * out.
 */
export function holdersOf(roles: readonly HeldRow[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string | null>();
  for (const role of roles) {
    const [member, id] = [asLoaded(memberOf(role)), String(role.participantId)];
    ids.set(member, !ids.has(member) || ids.get(member) === id ? id : null);
  }
  return new Map([...ids].flatMap(([member, id]) => (id === null ? [] : [[member, id]])));
}
