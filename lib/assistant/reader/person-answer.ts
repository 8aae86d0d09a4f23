import 'server-only';
import { formatNumber } from '@/lib/format';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { type FoundPerson, findPeople } from '../tools/find-people';
import { companyLink } from './company-answers';
import { GROUP_NAMES } from './names';
import type { Asking, Reply } from './reply';
import { bold, joined, link, type Speak, TEXTS } from './texts';

/** People of one name that are listed. */
const MOST_LISTED = 5;

/** "Management in [A], Owners in [B] and 3 more" */
function rolesText({ companies, companiesTotal, href }: FoundPerson, say: Speak): string {
  const named = companies.map(({ group, ...company }) => {
    const role = say(GROUP_NAMES[group]).toLocaleLowerCase('da');
    return `${companyLink(company)} (${role})`;
  });
  const more = companiesTotal - named.length;
  const rest =
    more > 0 && href ? [link(say({ en: `${more} more`, da: `${more} flere` }), href)] : [];
  return joined([...named, ...rest], say);
}

const nameOf = ({ name, href }: FoundPerson) => (href ? link(name, href) : name);

/**
 * The companies of people whose name has these words; null when there is nobody, or the words
 * are too short to look for.
 */
export async function personAnswer({ caller, say }: Asking, name: string): Promise<Reply | null> {
  if (name.length < MIN_QUERY_LENGTH) return null;
  const { people, total, hasMore, href } = await findPeople(caller, { name });
  const [first] = people;
  if (!first) return null;
  const search = { href, label: say(TEXTS.openPeople) };
  if (total === 1) {
    return { text: `${bold(nameOf(first))}: ${rolesText(first, say)}`, search };
  }
  const count = formatNumber(total);
  const heading = say({
    en: `${link(hasMore ? `More than ${count}` : count, href)} people have that name:`,
    da: `${link(hasMore ? `Mere end ${count}` : count, href)} personer har det navn:`,
  });
  const lines = people
    .slice(0, MOST_LISTED)
    .map((person) => `- ${nameOf(person)}: ${rolesText(person, say)}`);
  return { text: [heading, lines.join('\n')].join('\n\n'), search };
}
