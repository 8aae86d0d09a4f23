import 'server-only';
import { companyRoles, type RoleFact } from '@/lib/assistant/tools/people';
import { personFacts } from '@/lib/assistant/tools/person';
import type { RoleGroup } from '@/lib/roles/types';
import { ofGroup } from '../company/roles-answer';
import { companyLink } from '../text/company-line';
import { GROUP_NAMES } from '../text/names';
import type { Known, Reply } from '../text/reply';
import { bold, joined, link, moreText, TEXTS } from '../text/texts';
import { heldText, type Only, onlyText } from './person-answer';

/** Holders of a role that are listed, and other companies of each of them. */
const MOST_HOLDERS = 5;
const MOST_OF_EACH = 5;

/** "- [Anders](…): [A ApS](…) (management) and 3 more" */
async function lineOf(
  { caller, company, say }: Known,
  { id, name, href, group }: RoleFact,
  only: Only | null,
) {
  const asked = { id, groups: [group], limit: MOST_OF_EACH + 1, filters: only?.filters };
  const facts = await personFacts(caller, asked);
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
  const { caller, company, say } = known;
  const found = await companyRoles(caller, { key: company.key });
  if (!found) return { text: say(TEXTS.notInRegister) };
  const parts = groups.map(async (asked) => {
    const [group, roles] = ofGroup(found.roles, asked);
    const name = say(GROUP_NAMES[group]);
    const holders = [...new Map(roles.map((role) => [role.id, role])).values()];
    if (holders.length === 0) return `${name}: ${say(TEXTS.notReported)}`;
    const lines = holders.slice(0, MOST_HOLDERS).map((role) => lineOf(known, role, only));
    const more = holders.length - MOST_HOLDERS;
    const rest = more > 0 ? [`- ${link(moreText(more, say), found.href)}`] : [];
    const same = say({ en: 'the same today in', da: 'de samme i dag i' });
    const there = only ? `, ${onlyText(only, say)}` : '';
    return [`${name}, ${same}${there}:`, ...(await Promise.all(lines)), ...rest].join('\n');
  });
  const texts = [bold(companyLink(found.company)), ...(await Promise.all(parts))];
  return { text: texts.join('\n\n') };
}
