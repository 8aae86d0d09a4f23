import { companyRoles, type RoleFact } from '@/lib/assistant/tools/people';
import { colleagueFacts, type FoundPerson, personFacts } from '@/lib/assistant/tools/person';
import type { RoleGroup } from '@/lib/roles/types';
import { ofGroup } from '../company/roles-answer';
import { companyLink, GROUP_NAMES } from '../text/names';
import type { Asking, Known, Reply } from '../text/reply';
import { bold, joined, link, moreLine, moreText, TEXTS } from '../text/texts';
import { meantBy } from './called-so';
import { type Only, onlyText } from './held-as';
import { heldText } from './person-answer';

/** People of the same name whose colleagues are listed, and colleagues of each. */
const MOST_LISTED = 3;
const MOST_COLLEAGUES = 8;

type Of = Pick<FoundPerson, 'id' | 'name' | 'href'>;

/** People who lead or own the same companies as a person, or that there are none. */
export async function colleaguesOf(asking: Asking, person: Of): Promise<string> {
  const none = asking.say({
    en: 'nobody else leads or owns the same companies today.',
    da: 'ingen andre leder eller ejer de samme virksomheder i dag.',
  });
  const { name, href } = person;
  return (await knownColleagues(asking, person)) ?? `${bold(link(name, href))}: ${none}`;
}

/** People who lead or own the same companies as a person; null for none. */
export async function knownColleagues(
  { say }: Asking,
  { id, name, href }: Of,
): Promise<string | null> {
  const { people, total } = await colleagueFacts({ id });
  if (people.length === 0) return null;
  const of = bold(link(name, href));
  const heading = say({
    en: `${of} leads or owns companies today together with:`,
    da: `${of} leder eller ejer virksomheder i dag sammen med:`,
  });
  const lines = people.slice(0, MOST_COLLEAGUES).map(({ company, shared, ...other }) => {
    const more = shared - 1;
    const rest = more > 0 ? ` ${say({ en: 'and', da: 'og' })} ${moreText(more, say)}` : '';
    return `- ${link(other.name, other.href)}: ${companyLink(company)}${rest}`;
  });
  const left = total - lines.length;
  return [heading, ...lines, ...moreLine(left, href, say)].join('\n');
}

/** People who share companies, as leaders or owners, with those of exactly this name, or null. */
export async function colleaguesAnswer(asking: Asking, name: string): Promise<Reply | null> {
  const { people, href } = await meantBy(name, true);
  if (people.length === 0) return null;
  const parts = await Promise.all(
    people.slice(0, MOST_LISTED).map((person) => colleaguesOf(asking, person)),
  );
  return {
    text: parts.join('\n\n'),
    search: { href, label: asking.say(TEXTS.openPeople) },
  };
}

/** Holders of a role that are listed, and other companies of each of them. */
const MOST_HOLDERS = 5;
const MOST_OF_EACH = 5;

/** "- [Anders](…): [A ApS](…) (management) and 3 more" */
async function lineOf(
  { company, say }: Known,
  { id, name, href, group }: RoleFact,
  only: Only | null,
) {
  const asked = { id, groups: [group], limit: MOST_OF_EACH + 1, filters: only?.filters };
  const facts = await personFacts(asked);
  const isListed = facts?.held.some(({ key }) => key === company.key);
  const others = (facts?.held ?? []).filter(({ key }) => key !== company.key);
  const listed = others.slice(0, MOST_OF_EACH);
  const more = (facts?.heldTotal.value ?? 0) - (isListed || !only ? 1 : 0) - listed.length;
  const rest = more > 0 ? [link(moreText(more, say), href)] : [];
  const none = say({ en: 'no other company', da: 'ingen anden virksomhed' });
  const named = listed.map((held) => heldText(held, say));
  return `- ${link(name, href)}: ${listed.length > 0 ? joined([...named, ...rest], say) : none}`;
}

/** The other companies of the holders of a role in a company: "the same director as …" */
export async function sameAnswer(
  known: Known,
  groups: RoleGroup[],
  only: Only | null,
): Promise<Reply> {
  const { company, say } = known;
  const found = await companyRoles({ key: company.key });
  if (!found) return { text: say(TEXTS.notInRegister) };
  const parts = groups.map(async (asked) => {
    const [group, roles] = ofGroup(found.roles, asked);
    const name = say(GROUP_NAMES[group]);
    const holders = [...new Map(roles.map((role) => [role.id, role])).values()];
    if (holders.length === 0) return `${name}: ${say(TEXTS.notReported)}`;
    const lines = holders.slice(0, MOST_HOLDERS).map((role) => lineOf(known, role, only));
    const rest = moreLine(holders.length - MOST_HOLDERS, found.href, say);
    const same = say({ en: 'the same today in', da: 'de samme i dag i' });
    const there = only ? `, ${onlyText(only, say)}` : '';
    return [`${name}, ${same}${there}:`, ...(await Promise.all(lines)), ...rest].join('\n');
  });
  const texts = [bold(companyLink(found.company)), ...(await Promise.all(parts))];
  return { text: texts.join('\n\n') };
}
