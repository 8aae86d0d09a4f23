import { type RoleFact, type RolesEver, rolesEver } from '@/lib/assistant/tools/people';
import type { RoleGroup } from '@/lib/roles/types';
import type { RolesAsked } from '../question/asked';
import { isInTime, timeOfYear } from '../question/role-time';
import { fitsShare, type ShareBound } from '../question/share-bound';
import { companyLink, GROUP_NAMES, ROLE_NAMES } from '../text/names';
import type { Known, Reply, Speak, Words } from '../text/reply';
import { bold, dayText, link, moreLine, noted, plain, TEXTS } from '../text/texts';
import { isNamedIn } from '../words/match';
import { BENEFICIAL } from '../words/vocabulary';
import { SHARES_ARE_BANDS, shareText } from './share-text';
import { timeText } from './time-text';

/** Maximum people who are named per group; the rest is behind the link. */
const MOST_NAMED = 12;
/** Maximum former holders who are named when there is none today. */
const MOST_LAST = 3;

type Asked = Pick<
  RolesAsked,
  'groups' | 'former' | 'year' | 'time' | 'share' | 'ever' | 'backThen'
>;
/** `end`: when the company ceased, and with it the roles that have no end. */
type AskedThere = Asked & { end: string | null };

/** The time that is asked about, in whichever way it is told. */
const timeOf = ({ year, time }: Asked) => time ?? (year === null ? null : timeOfYear(year));

/** The most frequent titles in English; the register has others, which stand as they are. */
const ENGLISH_TITLES: Record<string, string> = {
  'adm. dir.': 'CEO',
  direktør: 'director',
  bestyrelsesmedlem: 'board member',
  formand: 'chair',
  næstformand: 'deputy chair',
  suppleant: 'substitute member',
  indehaver: 'proprietor',
  interessenter: 'partner',
  komplementarer: 'general partner',
  stiftere: 'founder',
  revision: 'auditor',
};

function titleText(title: string, say: Speak): string {
  const danish = title.toLocaleLowerCase('da');
  return say({ da: danish, en: ENGLISH_TITLES[danish] ?? danish });
}

/** What is told of a role. */
type TellableRole = Omit<RoleFact, 'id' | 'owns' | 'band'>;

/** @param isNamed whether to name the holder */
export function roleLine(role: TellableRole, say: Speak, isNamed = true): string {
  const { group, name, title, since, until, ownership, href } = role;
  const isOneDay = since !== null && since === until;
  const from = group === 'FOUNDER' ? FOUNDED : isOneDay ? ON : SINCE;
  const details = [
    title && plain(titleText(title, say)),
    ownership,
    since && `${say(from)} ${dayText(since)}`,
    until && !isOneDay && `${say(TEXTS.until)} ${dayText(until)}`,
  ].filter(Boolean);
  if (!isNamed)
    return details.length > 0 ? details.join(', ') : say(until ? TEXTS.before : TEXTS.today);
  return `- ${link(name, href)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

/** "Adm. dir., since …"; an owner has no title, so the role is named instead. */
export function isText(role: TellableRole, say: Speak): string {
  const told = roleLine(role, say, false);
  return role.title ? told : `${say(ROLE_NAMES[role.group]).toLocaleLowerCase('da')} ${told}`;
}

const NONE_BEFORE: Words = { en: 'none formerly; today', da: 'ingen tidligere; i dag' };
const FOUNDED: Words = { en: 'founded', da: 'stiftet' };
const SINCE: Words = { en: 'since', da: 'siden' };
const ON: Words = { en: 'on', da: 'den' };

export const isChair = ({ title }: Pick<RoleFact, 'title'>) =>
  /^(?:bestyrelses)?formand/i.test(title ?? '');
const chairFirst = (roles: RoleFact[]) => [
  ...roles.filter(isChair),
  ...roles.filter((role) => !isChair(role)),
];

const CHAIR = 'chair(?:s|ed|man|woman|person)?|(?:bestyrelses)?formand(?:en|ens|s)?';
/** "Who is the chairman?": a member of the board. */
export const asksForChair = (question: string) => isNamedIn(CHAIR, question);

/** Sole proprietors and partners own what they are liable for, so either group may be meant. */
const ALIKE: Partial<Record<RoleGroup, RoleGroup>> = { OWNER: 'PARTNER', PARTNER: 'OWNER' };

export function ofGroup(roles: RoleFact[], group: RoleGroup): [RoleGroup, RoleFact[]] {
  const of = (one: RoleGroup) => roles.filter((role) => role.group === one);
  const alike = ALIKE[group];
  return alike && of(group).length === 0 && of(alike).length > 0
    ? [alike, of(alike)]
    : [group, of(group)];
}

type Named = { name: string; roles: RoleFact[]; href: string };

/** "Board of directors 2018", "Owners, joined from 2018, over 50 %" */
function nameOf(group: RoleGroup, asked: Asked, say: Speak): string {
  const time = timeOf(asked);
  const when = time && `${time.moved ? ',' : ''} ${timeText(time, say)}`;
  return `${say(GROUP_NAMES[group])}${when ?? ''}`;
}

/** The people meant, current or former; when there are none, those of the other kind. */
function namedOf(
  { today, before, all }: RolesEver,
  asked: AskedThere,
  group: RoleGroup,
  say: Speak,
): Named | null {
  const { former } = asked;
  const time = timeOf(asked);
  if (time) {
    const [of, roles] = ofGroup(
      all.filter((role) => isInTime({ ...role, until: role.until ?? asked.end }, time)),
      group,
    );
    const isPast = roles.some(({ until }) => until !== null);
    const { href } = isPast ? before : today;
    return { name: nameOf(of, asked, say), roles, href };
  }
  const [wanted, other] = former ? [before, today] : [today, before];
  const [of, roles] = ofGroup(wanted.roles, group);
  const name = say(GROUP_NAMES[of]);
  if (roles.length > 0) {
    return { name: former ? `${name}, ${say(TEXTS.before)}` : name, roles, href: wanted.href };
  }
  const [ofOther, others] = ofGroup(other.roles, group);
  if (others.length === 0) return null;
  const otherName = say(GROUP_NAMES[ofOther]);
  // The founder of a ceased company is listed with the former roles, but is still its founder.
  if (group === 'FOUNDER') return { name: otherName, roles: others, href: other.href };
  return former
    ? { name: `${otherName}: ${say(NONE_BEFORE)}`, roles: others, href: other.href }
    : {
        name: `${otherName}: ${say(TEXTS.noneToday)}`,
        // Former roles are sorted latest first.
        roles: others.slice(0, MOST_LAST),
        href: other.href,
      };
}

/** Narrows a board to its chair, when that is requested and known. */
function chairOf(found: Named, question: string, say: Speak): Named {
  const chairs = found.roles.filter(isChair);
  if (!asksForChair(question) || chairs.length === 0) return found;
  const board = say(GROUP_NAMES.BOARD);
  const chair = say({ en: 'Chair of the board', da: 'Bestyrelsesformand' });
  return { ...found, name: found.name.replace(board, chair), roles: chairs };
}

/** Narrows owners to those with a share that fits, or may fit. */
function ofShare(found: Named, share: ShareBound, say: Speak): Named {
  if (!found.roles.some(isShared)) return found;
  const roles = found.roles.filter(({ band }) => band && fitsShare(band, share) !== false);
  return { ...found, name: `${found.name}, ${shareText(share, say)}`, roles };
}

const isShared = ({ group }: RoleFact) => group === 'OWNER';

/** Says that it is not known of some shares whether they fit. */
const shareNote = (roles: RoleFact[], { share }: Asked, say: Speak): string[] =>
  share &&
  roles.some((role) => isShared(role) && (!role.band || fitsShare(role.band, share) === null))
    ? [say(SHARES_ARE_BANDS)]
    : [];

function partOf(
  both: RolesEver,
  asked: AskedThere & { question: string },
  group: RoleGroup,
  say: Speak,
): string {
  const named = namedOf(both, asked, group, say);
  const meant = named && group === 'BOARD' ? chairOf(named, asked.question, say) : named;
  const found = meant && asked.share ? ofShare(meant, asked.share, say) : meant;
  if (!found || found.roles.length === 0) {
    const name = found?.name ?? nameOf(group, asked, say);
    return `${name}: ${say(TEXTS.notReported)}`;
  }
  const { name, roles, href } = found;
  const rest = moreLine(roles.length - MOST_NAMED, href, say);
  const lines = chairFirst(roles)
    .slice(0, MOST_NAMED)
    .map((role) => roleLine(role, say));
  return [`${name} (${link(String(roles.length), href)}):`, ...lines, ...rest].join('\n');
}

/** The note for questions about beneficial owners: only legal owners are in the data. */
export const beneficialNote = (question: string, say: Speak): string[] =>
  isNamedIn(`${BENEFICIAL}|ultimate owners?|ultimative ejere?`, question)
    ? noted(say, {
        en: 'Beneficial owners are not in these data. Its owners are the legal ones:',
        da: 'Reelle ejere står ikke i disse data. Ejerne her er de legale ejere:',
      })
    : [];

/** The owner of a sole proprietorship leads it, so no director is registered. */
function withProprietor(groups: RoleGroup[], roles: RoleFact[]): RoleGroup[] {
  const has = (one: RoleGroup) => roles.some(({ group }) => group === one);
  const isAlone = groups.includes('MANAGEMENT') && !has('MANAGEMENT') && has('PARTNER');
  const isTold = groups.includes('PARTNER') || groups.includes('OWNER');
  return isAlone && !isTold ? [...groups, 'PARTNER'] : groups;
}

/** The day on which a company ended, or began to, if that is the time asked about. */
function dayMeant({ company, spoken }: Known, { backThen }: Asked): string | null {
  const { status, statusSince: day } = company;
  if (!backThen || status === 'ACTIVE' || !day) return null;
  const isSpokenOf = spoken.former.at(-1)?.answer.includes(dayText(day));
  return backThen === 'ended' || isSpokenOf ? day : null;
}

export async function rolesAnswer(known: Known, plainly: Asked): Promise<Reply> {
  const { company, question, say } = known;
  const day = dayMeant(known, plainly);
  const asked = day ? { ...plainly, time: { from: day, to: day } } : plainly;
  const found = await rolesEver(company);
  if (!found) return { text: say(TEXTS.notInRegister) };
  const { today, before, all } = found;
  const open = asked.former || timeOf(asked) ? all : today.roles;
  const note = asked.groups.includes('OWNER') ? beneficialNote(question, say) : [];
  const end = company.status === 'CEASED' ? (company.statusSince ?? null) : null;
  const of = { ...asked, question, end };
  const groups = withProprietor(asked.groups, all);
  const parts = groups.flatMap((group) => {
    const told = partOf(found, of, group, say);
    const isHeld = (roles: RoleFact[]) => ofGroup(roles, group)[1].length > 0;
    const isBoth = asked.ever && isHeld(today.roles) && isHeld(before.roles);
    const earlier = isBoth ? [partOf(found, { ...of, former: true }, group, say)] : [];
    return [told, ...earlier];
  });
  // Owners and proprietors may be the same.
  const told = [...note, ...new Set(parts), ...shareNote(open, asked, say)];
  return { text: [bold(companyLink(today.company)), ...told].join('\n\n') };
}
