import { bandText } from '@/lib/roles/band-text';
import { toBand } from '@/lib/roles/mapper';
import type { RoleGroup } from '@/prisma/client/enums';
import type { MembersField, Period, TimelineEvent } from './types';

/** Whose coming and going a timeline tells, and as what. */
export const FIELDS = {
  MANAGEMENT: 'MANAGEMENT',
  BOARD: 'MANAGEMENT',
  AUDITOR: 'AUDITOR',
  OWNER: 'OWNERS',
} as const satisfies Partial<Record<RoleGroup, MembersField>>;

export type ToldGroup = keyof typeof FIELDS;
export const TOLD_GROUPS = Object.keys(FIELDS) as ToldGroup[];

/** A role of one of these groups, in the register's words. */
export type HeldRow = Period & {
  group: RoleGroup;
  title: string | null;
  participantId: bigint;
  participant: { name: string };
  ownership: { toNumber(): number } | null;
};

export const isTold = (group: RoleGroup): group is ToldGroup => group in FIELDS;

/** What is said of a member: a title, or the band of a share; of an auditor nothing. */
function heldOf({ group, title, ownership }: HeldRow): string | null {
  if (group === 'AUDITOR') return null;
  if (group !== 'OWNER') return title;
  const band = toBand(ownership?.toNumber() ?? null);
  return band && bandText(band);
}

/** Ida Holm (DIREKTØR), or Holm Holding ApS (50–66,66 %). */
export function memberOf(role: HeldRow): string {
  const { name } = role.participant;
  const held = heldOf(role);
  return held ? `${name} (${held})` : name;
}

/** Loads write of a share where its band begins: 50 % */
export const asLoaded = (member: string) => member.replace(/(?:–[\d,]+)?\s%\)$/, ' %)');

const loadedShare = /\((\d+(?:,\d+)?) %\)(?=;|$)/g;

/** The other way: of owners as loads write them the whole band, which "50 %" alone is not. */
export const withBands = (owners: string): string =>
  owners.replace(loadedShare, (written, share: string) => {
    const band = toBand(Math.round(Number(share.replace(',', '.')) * 100) / 10_000);
    return band ? `(${bandText(band)})` : written;
  });

export const isOfMembers = (field: TimelineEvent['field']): field is MembersField =>
  (Object.values(FIELDS) as string[]).includes(field);

/** Of members as loads write them the participant's id; not of those whom two are called. */
export function holdersOf(roles: readonly HeldRow[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string | null>();
  for (const role of roles) {
    const [member, id] = [asLoaded(memberOf(role)), String(role.participantId)];
    ids.set(member, !ids.has(member) || ids.get(member) === id ? id : null);
  }
  return new Map([...ids].flatMap(([member, id]) => (id === null ? [] : [[member, id]])));
}
