import type { ListedCompany } from '@/lib/assistant/tools/facts';
import {
  type FoundPeople,
  findPeople,
  type HeldFact,
  type PersonFacts,
  personFacts,
} from '@/lib/assistant/tools/person';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import type { RoleGroup } from '@/lib/roles/types';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { foldName } from '@/lib/words/fold';
import { isChair } from '../company/roles-answer';
import type { PersonAsked } from '../question/understand-people';
import { companyLink, PROTECTED, ROLE_NAMES, statusWords } from '../text/names';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import {
  bold,
  dayText,
  joined,
  link,
  moreLine,
  moreText,
  plain,
  quote,
  TEXTS,
} from '../text/texts';

const groupName = (group: RoleGroup, say: Speak) => say(ROLE_NAMES[group]).toLocaleLowerCase('da');

const WITHIN: Partial<Record<RoleGroup, Words>> = {
  MANAGEMENT: { en: 'In the management', da: 'I direktionen' },
  BOARD: { en: 'On the board', da: 'I bestyrelsen' },
};

/** "In the management", "as owner and founder" */
function inRoles(groups: readonly RoleGroup[], say: Speak): string {
  const [only] = groups;
  const within = groups.length === 1 && only ? WITHIN[only] : undefined;
  if (within) return say(within);
  const names = joined(
    groups.map((group) => groupName(group, say)),
    say,
  );
  return say({ en: `As ${names}`, da: `Som ${names}` });
}

/** The roles of a heading; a fully liable owner is one of few, and named only where there is one. */
function rolesNamed(groups: readonly RoleGroup[], held: readonly HeldFact[]): readonly RoleGroup[] {
  const isPartner = held.some(({ roles }) => roles.some(({ group }) => group === 'PARTNER'));
  const others = groups.filter((group) => group !== 'PARTNER');
  return isPartner || others.length === 0 ? groups : others;
}

/** People of the same name that are listed, and companies of each of them. */
const MOST_LISTED = 5;
const MOST_OF_EACH = 3;

const CHAIR: Words = { en: 'chair of the board', da: 'bestyrelsesformand' };

function roleText({ group, title, ownership }: HeldFact['roles'][number], say: Speak): string {
  if (group === 'BOARD' && isChair({ title })) return say(CHAIR);
  const share = group === 'OWNER' && ownership ? `, ${ownership}` : '';
  return `${groupName(group, say)}${share}`;
}

/** "[A ApS](…) (management; owner, 100 %; ceased – dissolved after bankruptcy)" */
export function heldText(
  { roles, status, statusText, until, advertisingProtected, ...company }: HeldFact,
  say: Speak,
) {
  const held = [...new Set(roles.map((role) => roleText(role, say)))].join('; ');
  const role = [held, until && `${say({ en: 'until', da: 'indtil' })} ${dayText(until)}`].filter(
    Boolean,
  );
  const state = status === 'ACTIVE' ? [] : [plain(say(statusWords(status, statusText)))];
  const mark = advertisingProtected ? [PROTECTED] : [];
  return `${companyLink(company)} (${[role.join(', '), ...state, ...mark].join('; ')})`;
}

const linked = ({ shown, href }: { shown: string; href: string }) => link(shown, href);

/** "2 companies today, 9 former; 6 of them went bankrupt." */
function countsText({ current, former, bankrupt, held }: PersonFacts, say: Speak): string {
  const [now, before, broke] = [linked(current), linked(former), linked(bankrupt)];
  const one = current.value === 1;
  const counts = say({
    en: `${now} ${one ? 'company' : 'companies'} today, ${before} former`,
    da: `${now} ${one ? 'virksomhed' : 'virksomheder'} i dag, ${before} tidligere`,
  });
  const bankrupts = say({
    en: `${broke} of them in bankruptcy or dissolved after it, whenever that was`,
    da: `${broke} af dem under konkurs eller opløst efter konkurs, uanset hvornår det skete`,
  });
  if (bankrupt.value > 0) return `${counts}; ${bankrupts}.`;
  // An auditor has no part in a client's bankruptcy, so bankruptcies are not mentioned.
  if (held.some(({ group }) => group === 'AUDITOR')) return `${counts}.`;
  const none = say({ en: 'none of them went bankrupt', da: 'ingen af dem er gået konkurs' });
  return `${counts}; ${none}.`;
}

/** The heading of the listed companies: "As owners, formerly (3):" */
function heldHeading(facts: PersonFacts, { groups, only }: OfHolder, say: Speak): string {
  const { held, heldTotal, heldFormerly } = facts;
  const named = groups ? inRoles(rolesNamed(groups, held), say) : null;
  const as = named && only ? `${named}, ${onlyText(only, say)}` : named;
  const when = say(heldFormerly ? TEXTS.before : TEXTS.today);
  const count = linked(heldTotal);
  // A founding is neither current nor former.
  if (groups?.every((group) => group === 'FOUNDER')) return `${as} (${count}):`;
  return as === null
    ? `${say({ en: `Companies ${when}`, da: `Virksomheder ${when}` })}${only ? `, ${onlyText(only, say)}` : ''} (${count}):`
    : `${say({ en: `${as}, ${when}`, da: `${as} ${when}` })} (${count}):`;
}

type Companies = { heading: string; held: HeldFact[]; total: PersonFacts['heldTotal'] };

function listText({ heading, held, total }: Companies, say: Speak): string {
  const lines = held.map((company) => `- ${heldText(company, say)}`);
  const rest = moreLine(total.value - held.length, total.href, say);
  return [heading, ...lines, ...rest].join('\n');
}

function noneText(groups: readonly RoleGroup[], say: Speak): string {
  const as = inRoles(rolesNamed(groups, []), say);
  return say({ en: `${as}: none in the register.`, da: `${as}: ingen i registret.` });
}

function heldList(facts: PersonFacts, asked: OfHolder, say: Speak): string {
  const { held, heldTotal } = facts;
  if (held.length > 0) {
    return listText({ heading: heldHeading(facts, asked, say), held, total: heldTotal }, say);
  }
  const { groups, only } = asked;
  return only ? noneOf(groups, only, say) : noneText(groups ?? [], say);
}

export const onlyText = ({ text }: Only, say: Speak) =>
  say({ en: `only ${quote(text, say)}`, da: `kun ${quote(text, say)}` });

function noneOf(groups: OfHolder['groups'], only: Only, say: Speak): string {
  const as = groups ? `${inRoles(rolesNamed(groups, []), say)}, ` : '';
  return say({
    en: `${as}${onlyText(only, say)}: none in the register.`,
    da: `${as}${onlyText(only, say)}: ingen i registret.`,
  });
}

function bankruptList({ bankrupts: held, bankrupt: total }: PersonFacts, say: Speak): string[] {
  const heading = say({
    en: `In bankruptcy or dissolved after it (${linked(total)}):`,
    da: `Under konkurs eller opløst efter konkurs (${linked(total)}):`,
  });
  return held.length > 0 ? [listText({ heading, held, total }, say)] : [];
}

/** What went bankrupt among the companies in which a company has, or had, any role. */
export async function bankruptText({ caller, say }: Asking, company: ListedCompany) {
  const id = await findHolderOfCompany(company.key);
  const facts = id === null ? null : await personFacts(caller, { id, bankrupt: true });
  if (!facts) return '';
  const none = say({
    en: 'No company in which it has or had a role is in bankruptcy or was dissolved after it.',
    da: 'Ingen virksomhed, hvor den har eller havde en rolle, er under konkurs eller opløst efter konkurs.',
  });
  return bankruptList(facts, say).join('') || none;
}

/** Filters that the companies must pass, as they are written, or just their statuses. */
export type Only = { text: string } & Pick<
  Parameters<typeof personFacts>[1],
  'filters' | 'statuses'
>;

export type OfHolder = Pick<PersonAsked, 'groups' | 'former' | 'bankrupt' | 'ever'> & {
  only?: Only | null;
};

const askedOf = (id: string, { groups, former, bankrupt, only }: OfHolder) => ({
  ...{ id, groups: groups ?? undefined, former, bankrupt },
  filters: only?.filters,
  statuses: only?.statuses,
});

/** The companies of one person, or organisation, in the requested roles. */
export async function holderAnswer(
  { caller, say }: Asking,
  id: string,
  of: OfHolder,
): Promise<string | null> {
  const { bankrupt = false, ever = false } = of;
  const asked = askedOf(id, of);
  const facts = await personFacts(caller, asked);
  if (!facts) return null;
  const heading = `${bold(link(facts.name, facts.href))}: ${countsText(facts, say)}`;
  if (bankrupt) return [heading, ...bankruptList(facts, say)].join('\n\n');
  // "Has been" includes former roles.
  const isBoth = ever && !facts.heldFormerly && facts.held.length > 0;
  const earlier = isBoth ? await personFacts(caller, { ...asked, former: true }) : null;
  const before = earlier?.heldFormerly && earlier.held.length > 0 ? [earlier] : [];
  return [heading, ...[facts, ...before].map((one) => heldList(one, of, say))].join('\n\n');
}

/** The line for one of several people. */
export async function lineOf(asking: Asking, id: string, asked: OfHolder): Promise<string> {
  const { caller, say } = asking;
  const { groups, bankrupt = false, only } = asked;
  const facts = await personFacts(caller, { ...askedOf(id, asked), limit: MOST_OF_EACH });
  if (!facts) return '';
  const { name, href } = facts;
  const held = bankrupt ? facts.bankrupts : facts.held;
  const heldTotal = bankrupt ? facts.bankrupt : facts.heldTotal;
  const more = heldTotal.value - held.length;
  const named = held.map((company) => heldText(company, say));
  const rest = more > 0 ? [link(moreText(more, say), heldTotal.href)] : [];
  const nothing = only ? noneOf(groups, only, say) : groups ? noneText(groups, say) : '';
  const none = nothing && !bankrupt ? ` ${nothing}` : '';
  const companies = held.length > 0 ? ` ${joined([...named, ...rest], say)}` : none;
  return `- ${link(name, href)}: ${countsText(facts, say)}${companies}`;
}

/** How many people have exactly this name, or only its words in theirs. */
function peopleHeading(found: FoundPeople, exact: number, name: string, say: Speak): string {
  const { total, hasMore, href, people } = found;
  const isMore = exact > 0 ? exact === people.length && total > exact : hasMore;
  const count = link(String(exact > 0 ? exact : total), href);
  const shown = isMore ? say({ en: `More than ${count}`, da: `Flere end ${count}` }) : count;
  const asked = quote(name, say);
  return exact > 0
    ? say({ en: `${shown} people have just this name:`, da: `${shown} personer hedder netop det:` })
    : say({
        en: `${shown} people have a name with the words ${asked}:`,
        da: `${shown} personer har et navn med ordene ${asked}:`,
      });
}

/** People with exactly this name, compared as folded. */
export const exactOf = ({ people }: FoundPeople, name: string) =>
  people.filter((person) => foldName(person.name) === foldName(name));

/**
 * The companies of people whose names contain these words; null when there are none, or the words
 * are too short to search for.
 * @param exactly whether people with longer names are excluded
 */
export async function personAnswer(
  asking: Asking,
  asked: PersonAsked & Pick<OfHolder, 'only'>,
  exactly = false,
): Promise<Reply | null> {
  const { caller, say } = asking;
  if (asked.name.length < MIN_QUERY_LENGTH) return null;
  const found = await findPeople(caller, { name: asked.name });
  const exact = exactOf(found, asked.name);
  const meant = exact.length > 0 || exactly ? exact : found.people;
  const [first, second] = meant;
  if (!first) return null;
  const search = { href: found.href, label: say(TEXTS.openPeople) };
  if (!second) {
    const text = await holderAnswer(asking, first.id, asked);
    return text === null ? null : { text, search };
  }
  const heading = peopleHeading(found, exact.length, asked.name, say);
  const lines = meant.slice(0, MOST_LISTED).map(({ id }) => lineOf(asking, id, asked));
  return { text: [heading, (await Promise.all(lines)).join('\n')].join('\n\n'), search };
}
