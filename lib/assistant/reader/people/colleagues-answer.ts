import 'server-only';
import { type FoundPerson, findPeople } from '@/lib/assistant/tools/find-people';
import { colleagueFacts } from '@/lib/assistant/tools/person';
import { companyLink } from '../text/company-line';
import type { Asking, Reply } from '../text/reply';
import { bold, link, moreText, TEXTS } from '../text/texts';
import { exactOf } from './person-answer';

/** People of the same name whose colleagues are listed, and colleagues of each. */
const MOST_LISTED = 3;
const MOST_OF_EACH = 8;

/** People who lead or own the same companies as a person. */
export async function colleaguesOf(
  { caller, say }: Asking,
  { id, name, href }: Pick<FoundPerson, 'id' | 'name' | 'href'>,
): Promise<string> {
  const { people, total } = await colleagueFacts(caller, { id });
  const of = bold(link(name, href));
  if (people.length === 0) {
    const none = say({
      en: 'nobody else leads or owns the same companies today.',
      da: 'ingen andre leder eller ejer de samme virksomheder i dag.',
    });
    return `${of}: ${none}`;
  }
  const heading = say({
    en: `${of} leads or owns companies today together with:`,
    da: `${of} leder eller ejer virksomheder i dag sammen med:`,
  });
  const lines = people.slice(0, MOST_OF_EACH).map(({ company, shared, ...other }) => {
    const more = shared - 1;
    const rest = more > 0 ? ` ${say({ en: 'and', da: 'og' })} ${moreText(more, say)}` : '';
    return `- ${link(other.name, other.href)}: ${companyLink(company)}${rest}`;
  });
  const left = total - lines.length;
  const rest = left > 0 ? [`- ${link(moreText(left, say), href)}`] : [];
  return [heading, ...lines, ...rest].join('\n');
}

/** People who share companies, as leaders or owners, with people of exactly this name, or null. */
export async function colleaguesAnswer(asking: Asking, name: string): Promise<Reply | null> {
  const found = await findPeople(asking.caller, { name });
  const meant = exactOf(found, name).slice(0, MOST_LISTED);
  if (meant.length === 0) return null;
  const parts = await Promise.all(meant.map((person) => colleaguesOf(asking, person)));
  return {
    text: parts.join('\n\n'),
    search: { href: found.href, label: asking.say(TEXTS.openPeople) },
  };
}
