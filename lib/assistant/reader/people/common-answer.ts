import type { ListedCompany } from '@/lib/assistant/tools/facts';
import type { RoleFact } from '@/lib/assistant/tools/people';
import { type HeldFact, peopleCalled, personFacts } from '@/lib/assistant/tools/person';
import { companyCalled } from '@/lib/assistant/tools/search';
import type { End } from '@/lib/connections/types';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { isText } from '../company/roles-answer';
import type { Person } from '../question/spoken-of';
import { type Common, readCommon } from '../question/understand-both';
import { companyLink, GROUP_NAMES, statusWords } from '../text/names';
import type { Asking, Reply, Speak } from '../text/reply';
import { bold, joined, link, moreText, plain } from '../text/texts';
import { chainsText, findChains } from './chains-text';
import { rolesIn } from './person-in-company';

const LISTED = 10;
/** Maximum companies of a person that are compared. */
const MOST_HELD = 200;

/** The roles that one of two companies has in the other: "A ApS in B ApS: owners 100 %". */
export async function directLines(
  { say }: Asking,
  both: [ListedCompany, ListedCompany],
  isMeant: (role: RoleFact) => boolean = () => true,
) {
  const [one, two] = both;
  const pairs = [
    [one, two],
    [two, one],
  ] as const;
  const lines = pairs.map(async ([holder, company]) => {
    const id = await findHolderOfCompany(holder.key);
    const roles = id === null ? [] : await rolesIn(company.key);
    const held = roles.filter((role) => role.id === id && isMeant(role));
    return held.map((role) => {
      const is = isText(role, say);
      const [who, of] = [companyLink(holder), companyLink(company)];
      return say({ en: `- ${who} in ${of}: ${is}`, da: `- ${who} i ${of}: ${is}` });
    });
  });
  return (await Promise.all(lines)).flat();
}

const isAsked = ({ groups }: Pick<Common, 'groups'>, { group }: RoleFact) =>
  groups.length === 0 || groups.includes(group);

/** "director, since 01/01/2010; board member, 01/01/2008–31/12/2009" */
const rolesText = (all: readonly RoleFact[], id: string, say: Speak) =>
  all
    .filter((role) => role.id === id)
    .map((role) => isText(role, say))
    .join('; ');

/** Current or former holders of a role in both companies, or that there are none. */
export async function ofCompanies(
  asking: Asking,
  asked: Pick<Common, 'groups'>,
  both: [ListedCompany, ListedCompany],
): Promise<{ shared: string | null; none: string }> {
  const { say } = asking;
  const [a, b] = await Promise.all(both.map(({ key }) => rolesIn(key)));
  const [left, right] = [a ?? [], b ?? []].map((roles) =>
    roles.filter((role) => isAsked(asked, role)),
  );
  const shared = (left ?? []).filter(({ id }) => right?.some((role) => role.id === id));
  const people = [...new Map(shared.map((role) => [role.id, role])).values()];
  const names = joined(
    both.map((company) => bold(companyLink(company))),
    say,
  );
  const roles = asked.groups.map((group) => say(GROUP_NAMES[group]).toLocaleLowerCase('da'));
  const as = roles.length > 0 ? ` (${joined(roles, say)})` : '';
  const none = say({
    en: `Nobody has a registered role in both ${names}${as}, today or formerly.`,
    da: `Ingen har en registreret rolle i både ${names}${as}, hverken i dag eller tidligere.`,
  });
  if (people.length === 0) return { shared: null, none };
  const told = (all: RoleFact[] | undefined, id: string) => rolesText(all ?? [], id, say);
  const [one, two] = both.map(companyLink);
  const lines = people
    .slice(0, LISTED)
    .map(
      ({ id, name, href }) =>
        `- ${link(name, href)}: ${one} (${told(left, id)}), ${two} (${told(right, id)})`,
    );
  const heading = say({ en: `In both ${names}${as}:`, da: `I både ${names}${as}:` });
  return { shared: [heading, ...lines].join('\n'), none };
}

/** How those who have nothing in common are connected through others, or that they are not. */
async function furtherText(asking: Asking, [of, other]: readonly [End, End]) {
  const found = await findChains({ of, with: other });
  return found ? [chainsText(asking, found)] : [];
}

/** Maximum people of one name that are considered. */
const MOST_OF_A_NAME = 8;

async function heldBy({ id }: Person): Promise<HeldFact[]> {
  const [today, before] = await Promise.all(
    [false, true].map((former) => personFacts({ id, former, limit: MOST_HELD })),
  );
  const all = [...(today?.held ?? []), ...(before?.held ?? [])];
  return [...new Map(all.toReversed().map((held) => [held.key, held])).values()].toReversed();
}

/** Companies in which both have or had a role, though not always at the same time. */
async function ofPeople(
  asking: Asking,
  both: [Person, Person],
): Promise<{ shared: string | null; none: string }> {
  const { say } = asking;
  const [a = [], b = []] = await Promise.all(both.map(heldBy));
  const keys = new Set(b.map(({ key }) => key));
  const shared = a.filter(({ key }) => keys.has(key));
  const names = joined(
    both.map(({ name, href }) => bold(link(name, href))),
    say,
  );
  const none = say({
    en: `${names} have no company in common in the register, today or formerly.`,
    da: `${names} har ingen virksomhed til fælles i registret, hverken i dag eller tidligere.`,
  });
  if (shared.length === 0) return { shared: null, none };
  const lines = shared.slice(0, LISTED).map(async (held) => {
    const roles = await rolesIn(held.key);
    const each = both.map(
      ({ id, name, href }) => `${link(name, href)} (${rolesText(roles, id, say)})`,
    );
    return `- ${companyLink(held)}: ${joined(each, say)}${stateText(held, say)}`;
  });
  const left = shared.length - LISTED;
  const more = left > 0 ? [`- ${moreText(left, say)}`] : [];
  const heading = say({
    en: `${names} have companies in common, though not necessarily at the same time:`,
    da: `${names} har virksomheder til fælles, dog ikke nødvendigvis samtidig:`,
  });
  return { shared: [heading, ...(await Promise.all(lines)), ...more].join('\n'), none };
}

/** "; ceased – dissolved after bankruptcy" */
const stateText = ({ status, statusText }: HeldFact, say: Speak) =>
  status === 'ACTIVE' ? '' : `; ${plain(say(statusWords(status, statusText)))}`;

/** What the people of two names have in common, or that it is nothing; null for unknown names. */
async function ofPeopleCalled(asking: Asking, names: Common['names']): Promise<Reply | null> {
  const [ones = [], twos = []] = await Promise.all(names.map(peopleCalled));
  const pairs = ones.flatMap((one) => twos.map((two): [Person, Person] => [one, two]));
  if (pairs.length === 0 || pairs.length > MOST_OF_A_NAME) return null;
  const texts = await Promise.all(pairs.map((pair) => ofPeople(asking, pair)));
  const shared = texts.flatMap((text) => text.shared ?? []);
  const [none = ''] = texts.map((text) => text.none);
  // Of several people with the same name, only those with something in common are reported.
  if (shared.length > 0) return { text: shared.join('\n\n') };
  const [pair, second] = pairs;
  const ends = pair && !second ? pair.map(({ id }) => ({ participant: id })) : [];
  const [one, two] = ends;
  const others = one && two ? await furtherText(asking, [one, two]) : [];
  return { text: [none, ...others].join('\n\n') };
}

/**
 * The roles that two companies share, or the companies that two people share; null when the
 * question asks for something else.
 */
export async function ofCommon(asking: Asking): Promise<Reply | null> {
  const asked = readCommon(asking.question);
  if (!asked) return null;
  // A name that a person has exactly is not short for that of a company.
  const people = asked.isOfCompanies ? null : await ofPeopleCalled(asking, asked.names);
  if (people) return people;
  const [a, b] = await Promise.all(asked.names.map(companyCalled));
  if (!a || !b) return null;
  const direct = await directLines(asking, [a, b]);
  const { shared, none } = await ofCompanies(asking, asked, [a, b]);
  const ends = [{ company: a.key }, { company: b.key }] as const;
  const others = direct.length > 0 || shared ? [] : await furtherText(asking, ends);
  const first = direct.length > 0 ? [direct.join('\n')] : [];
  return { text: [...first, shared ?? none, ...others].join('\n\n') };
}
