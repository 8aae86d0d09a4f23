import 'server-only';
import type { Caller, CompanyRef } from '@/lib/assistant/tools/facts';
import { findCompanyByKey } from '@/lib/assistant/tools/find-company';
import { companyRoles, type RoleFact } from '@/lib/assistant/tools/people';
import type { RoleGroup } from '@/lib/roles/types';
import { asksForChair, isChair, ofGroup, roleLine } from '../company/roles-answer';
import type { Spoken } from '../company/which-company';
import { companyLink } from '../text/company-line';
import { ROLE_NAMES } from '../text/names';
import type { Asking } from '../text/reply';
import { bold, link, type Speak, TEXTS } from '../text/texts';
import { holderAnswer } from './person-answer';

export type Person = { id: string; name: string; href: string };

const OWNERS: readonly RoleFact['group'][] = ['OWNER', 'PARTNER'];

/** The aspects that a question asks about a person in a company; none: any role. */
export type AskedIn = {
  /** Only the share that they own. */
  isShare?: boolean;
  /** The roles that the question names. */
  groups?: readonly RoleGroup[];
  /** "Is she its director?" gets a yes or no; "has she been" covers the past too. */
  claim?: 'today' | 'ever' | null;
  /** Lists their successors too. */
  successors?: true;
};

/** All roles in a company, current ones first. */
export async function rolesIn(caller: Caller, key: string): Promise<RoleFact[]> {
  const [today, before] = await Promise.all([
    companyRoles(caller, { key }),
    companyRoles(caller, { key, former: true }),
  ]);
  return [...(today?.roles ?? []), ...(before?.roles ?? [])];
}

function noneText(who: string, of: string, isShare: boolean, say: Speak): string {
  return isShare
    ? say({
        en: `${who} is not registered as an owner of ${of} itself.`,
        da: `${who} er ikke registreret som ejer af selve ${of}.`,
      })
    : say({
        en: `${who} has no role in ${of} in the register.`,
        da: `${who} har ingen rolle i ${of} i registret.`,
      });
}

/** The requested roles that the person has or had, and the kinds they never had. */
function asAsked(held: RoleFact[], groups: readonly RoleGroup[], question: string) {
  const found = groups.map((group) => {
    const [, all] = ofGroup(held, group);
    return {
      group,
      roles: group === 'BOARD' && asksForChair(question) ? all.filter(isChair) : all,
    };
  });
  const missing = found.filter(({ roles }) => roles.length === 0).map(({ group }) => group);
  return { roles: found.flatMap(({ roles }) => roles), missing };
}

const DAY_MS = 86_400_000;
/** A successor begins at most this many days before or after the other person leaves. */
const [DAYS_BEFORE, DAYS_AFTER] = [31, 366];

const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / DAY_MS;

/** People who began in the same kind of role around the time a person left it; null before that. */
function successorsText(held: RoleFact[], roles: RoleFact[], say: Speak): string | null {
  const left = held.filter(({ until, group }) => until !== null && group !== 'FOUNDER');
  if (left.length === 0) return null;
  const after = roles.filter(({ id, group, since }) =>
    left.some((role) => {
      const days = since && role.until ? daysBetween(role.until, since) : Number.NaN;
      const isThen = days >= -DAYS_BEFORE && days <= DAYS_AFTER;
      return isThen && group === role.group && id !== role.id;
    }),
  );
  const heading = say({ en: 'Who began then:', da: 'Tiltrådt derefter:' });
  const none = say({
    en: 'Who came after is not in the register.',
    da: 'Hvem der kom efter, er ikke i registret.',
  });
  const lines = after.map(
    (role) => `${roleLine(role, say)}, ${say(ROLE_NAMES[role.group]).toLocaleLowerCase('da')}`,
  );
  return after.length > 0 ? [heading, ...lines].join('\n') : none;
}

/** A person's current and former roles in a company, with the days. */
export function inCompanyText(
  { question, say }: Asking,
  { person, company, roles }: { person: Person; company: CompanyRef; roles: RoleFact[] },
  { isShare = false, groups = [], claim = null, successors }: AskedIn,
): string {
  const [who, of] = [bold(link(person.name, person.href)), companyLink(company)];
  const held = roles.filter(
    ({ id, group }) => id === person.id && (!isShare || OWNERS.includes(group)),
  );
  const asked = asAsked(held, groups, question);
  const isSo = asked.roles.some(({ until }) => claim === 'ever' || until === null);
  const answer = isSo ? say({ en: 'Yes.', da: 'Ja.' }) : say({ en: 'No.', da: 'Nej.' });
  const verdict = claim && groups.length > 0 ? [answer] : [];
  if (held.length === 0) return [...verdict, noneText(who, of, isShare, say)].join(' ');
  const none = claim ? [] : asked.missing;
  const lines = [
    ...none.map((group) => `- ${say(ROLE_NAMES[group])}: ${say(TEXTS.notReported)}`),
    ...held.map((role) => `- ${say(ROLE_NAMES[role.group])}: ${roleLine(role, say, false)}`),
  ];
  const heading = say({ en: `${who} in ${of}:`, da: `${who} i ${of}:` });
  const left = groups.length > 0 ? asked.roles : held;
  const after = successors ? [successorsText(left, roles, say) ?? ''] : [];
  return [...verdict, [heading, ...lines].join('\n'), ...after.filter(Boolean)].join('\n\n');
}

/**
 * A person's roles in the company under discussion, or the share that they own. Without a company,
 * all of their companies are listed.
 */
export async function inCompany(
  asking: Asking,
  person: Person,
  { spoken, ...asked }: { spoken: Spoken } & AskedIn,
): Promise<string | null> {
  const key = spoken.formerKey ?? spoken.openKey;
  const found = key === null ? null : await findCompanyByKey(key);
  if (found?.kind !== 'one') {
    const groups = asked.isShare ? [...OWNERS] : null;
    return holderAnswer(asking, person.id, { groups, former: false });
  }
  const { company } = found;
  const roles = await rolesIn(asking.caller, company.key);
  return inCompanyText(asking, { person, company, roles }, asked);
}
