import type { CompanyRef, ListedCompany } from '@/lib/assistant/tools/facts';
import { type RoleFact, rolesEver } from '@/lib/assistant/tools/people';
import { personFacts } from '@/lib/assistant/tools/person';
import { companyWithKey } from '@/lib/assistant/tools/search';
import type { Exchange } from '@/lib/assistant/types';
import { DAY_MS } from '@/lib/milliseconds';
import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import { asksForChair, isChair, ofGroup, roleLine } from '../company/roles-answer';
import { yesOrNo } from '../figures/size';
import { isHeldSince, isInTime, isOver, type RoleTime } from '../question/role-time';
import type { Person } from '../question/spoken-of';
import { groupsIn } from '../question/understand-people';
import { companyLink, ROLE_NAMES } from '../text/names';
import type { Asking, Speak } from '../text/reply';
import { bold, link, TEXTS } from '../text/texts';
import { has } from '../words/match';
import { heldText, holderAnswer } from './person-answer';

const OWNERS: readonly RoleFact['group'][] = ['OWNER', 'PARTNER'];

/** The aspects that a question asks about a person in a company; none: any role. */
type AskedIn = {
  /** Only the share that they own. */
  isShare?: boolean;
  /** The roles that the question names. */
  groups?: readonly RoleGroup[];
  /** "Is she its director?" gets a yes or no; "has she been" covers the past too. */
  claim?: 'today' | 'ever' | null;
  /** When they held it, began or left. */
  time?: RoleTime;
  /** Whether they have left it. */
  left?: true;
  /** The question has the names the other way round, so that it is not so. */
  isTurned?: true;
  /** Lists their successors too. */
  successors?: true;
};

/** All roles in a company, current ones first. */
export const rolesIn = async (key: string): Promise<RoleFact[]> =>
  (await rolesEver({ key }))?.all ?? [];

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
    da: 'Hvem der kom efter, står ikke i registret.',
  });
  const lines = after.map(
    (role) => `${roleLine(role, say)}, ${say(ROLE_NAMES[role.group]).toLocaleLowerCase('da')}`,
  );
  return after.length > 0 ? [heading, ...lines].join('\n') : none;
}

type OfCompany = CompanyRef & Partial<Pick<ListedCompany, 'status' | 'statusSince'>>;

/** A role in a ceased company has ended with it. */
const endOf = ({ status, statusSince }: OfCompany) =>
  status === 'CEASED' ? (statusSince ?? null) : null;

/** Whether the roles that a question is about are as it says. */
function isSo(roles: RoleFact[], { claim, time, left, isTurned }: AskedIn): boolean {
  if (isTurned) return false;
  if (time?.isSince && !time.moved) return roles.some((role) => isHeldSince(role, time));
  if (time) return roles.some((role) => isInTime(role, time));
  if (left) return roles.length > 0 && roles.every(({ until }) => isOver(until));
  return roles.some(({ until }) => claim === 'ever' || !isOver(until));
}

/** A person's current and former roles in a company, with the days. */
export function inCompanyText(
  { question, say }: Asking,
  { person, company, roles }: { person: Person; company: OfCompany; roles: RoleFact[] },
  aspects: AskedIn,
): string {
  const { isShare = false, groups = [], claim = null, successors } = aspects;
  const [who, of] = [bold(link(person.name, person.href)), companyLink(company)];
  const held = roles.filter((role) => role.id === person.id && (!isShare || role.owns));
  const asked = asAsked(held, groups, question);
  const lasting = asked.roles.map((role) => ({ ...role, until: role.until ?? endOf(company) }));
  const verdict = claim && groups.length > 0 ? [yesOrNo(isSo(lasting, aspects), say)] : [];
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
  asked: AskedIn,
): Promise<string | null> {
  const { formerKey, openKey } = asking.spoken;
  const company = await companyWithKey(formerKey ?? openKey);
  if (!company) {
    const groups = asked.isShare ? [...OWNERS] : null;
    return holderAnswer(asking, person.id, { groups, former: false });
  }
  const roles = await rolesIn(company.key);
  return inCompanyText(asking, { person, company, roles }, asked);
}

const LEAVES =
  'left|leaves?|resign(?:ed)?|step(?:ped)? down|quit|forlod|forladt|fratraadte?|udtraadte?|stoppede|gik (?:ud|af)|holdt op';
const LATEST = 'last|latest|most recent(?:ly)?|newest|seneste?|sidste?|nyeste';

/** "When did he leave the last one?", "hvilken bestyrelse udtrådte hun senest af?" */
export const asksForLeftLast = (folded: string) => has(LEAVES, folded) && has(LATEST, folded);

/** The kinds of roles that this question names, else the newest before it that names any. */
function rolesSpokenOf(question: string, former: readonly Exchange[]) {
  const asked = [...former.map((one) => one.question), question].map(foldText);
  return asked
    .toReversed()
    .map(groupsIn)
    .find((groups) => groups.length > 0);
}

/** The company that a person left last, with the day, in the roles that were spoken of. */
export async function leftLast(
  { question, say, spoken }: Asking,
  { id, name, href }: Person,
): Promise<string | null> {
  const groups = rolesSpokenOf(question, spoken.former.slice(-1));
  const facts = await personFacts({ id, groups, former: true, limit: 1 });
  if (!facts) return null;
  const [last] = facts.heldFormerly ? facts.held : [];
  const who = bold(link(name, href));
  if (!last) {
    return say({
      en: `${who} has left no company in such a role, by the register.`,
      da: `${who} har ifølge registret ikke forladt nogen virksomhed i den rolle.`,
    });
  }
  const unknown = last.until
    ? ''
    : say({ en: ' The day is not in the register.', da: ' Datoen står ikke i registret.' });
  return say({
    en: `${who} last left ${heldText(last, say)}.${unknown}`,
    da: `${who} forlod senest ${heldText(last, say)}.${unknown}`,
  });
}
