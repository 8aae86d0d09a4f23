import type { HeldFact, personFacts } from '@/lib/assistant/tools/person';
import type { RoleGroup } from '@/lib/roles/types';
import { shareRange, shareText } from '../company/share-text';
import type { OnlyIn, PersonAsked } from '../question/understand-people';
import { ROLE_NAMES } from '../text/names';
import type { Speak, Words } from '../text/reply';
import { joined, quote } from '../text/texts';

/** Filters that the companies must pass, as they are written, or just their statuses. */
export type Only = { text: string } & Pick<
  Parameters<typeof personFacts>[0],
  'filters' | 'statuses'
>;

export type OfHolder = Pick<PersonAsked, 'groups' | 'former' | 'bankrupt' | 'ever'> &
  OnlyIn & {
    only?: Only | null;
  };

/** What the roles must be, for the query; undefined: nothing but of the groups. */
export function narrowedTo({ time, each, without, share }: OfHolder) {
  if (!time && !each && !without && !share) return undefined;
  return { during: time, each, without, share: share && shareRange(share) };
}

export const groupName = (group: RoleGroup, say: Speak) =>
  say(ROLE_NAMES[group]).toLocaleLowerCase('da');

const WITHIN: Partial<Record<RoleGroup, Words>> = {
  MANAGEMENT: { en: 'In the management', da: 'I direktionen' },
  BOARD: { en: 'On the board', da: 'I bestyrelsen' },
};

/** "In the management", "as owner or founder", "as both owner and founder" */
function inRoles(groups: readonly RoleGroup[], isEach: boolean, say: Speak): string {
  const [only] = groups;
  const within = groups.length === 1 && only ? WITHIN[only] : undefined;
  if (within) return say(within);
  const named = groups.map((group) => groupName(group, say));
  const names = isEach ? joined(named, say) : oneOf(named, say);
  const both = isEach ? say({ en: 'both ', da: 'både ' }) : '';
  return say({ en: `As ${both}${names}`, da: `Som ${both}${names}` });
}

/** "a, b or c" */
function oneOf(parts: string[], say: Speak): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${say({ en: 'or', da: 'eller' })} ${last}`;
}

/** The roles of a heading; a fully liable owner is one of few, and named only where there is one. */
function rolesNamed(groups: readonly RoleGroup[], held: readonly HeldFact[]): readonly RoleGroup[] {
  const isPartner = held.some(({ roles }) => roles.some(({ group }) => group === 'PARTNER'));
  const others = groups.filter((group) => group !== 'PARTNER');
  return isPartner || others.length === 0 ? groups : others;
}

export const onlyText = ({ text }: Only, say: Speak) =>
  say({ en: `only ${quote(text, say)}`, da: `kun ${quote(text, say)}` });

/** "In the management, but not as owner, over 50 %, only in Aarhus" */
export function asText(asked: OfHolder, held: readonly HeldFact[], say: Speak): string | null {
  const { groups, only, each, without = [], share } = asked;
  const kinds = each?.flatMap(([first]) => first ?? []);
  const named = kinds ?? (groups && rolesNamed(groups, held));
  const as = named ? inRoles(named, kinds !== undefined, say) : null;
  const not = rolesNamed(without, []).map((group) => groupName(group, say));
  const details = [
    not.length > 0 &&
      say({ en: `but not as ${oneOf(not, say)}`, da: `men ikke som ${oneOf(not, say)}` }),
    share && shareText(share, say),
    only && onlyText(only, say),
  ].filter((text): text is string => typeof text === 'string');
  const whole = [...(as === null ? [] : [as]), ...details].join(', ');
  return whole === '' ? null : whole;
}
