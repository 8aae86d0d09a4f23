import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { companyRoles, type RoleFact } from '@/lib/assistant/tools/people';
import { isChair } from '../company/roles-answer';
import type { ListedRole } from '../question/understand-contact';
import type { Asking } from '../text/reply';
import { joined, link, moreText, TEXTS } from '../text/texts';

/** Holders that the line of one company names. */
const MOST_NAMED = 4;

const IS_MEANT: Record<ListedRole, (role: RoleFact) => boolean> = {
  OWNER: ({ owns }) => owns,
  AUDITOR: ({ group }) => group === 'AUDITOR',
  chair: (role) => role.group === 'BOARD' && isChair(role),
};

function holderText({ name, href, ownership }: RoleFact): string {
  return ownership ? `${link(name, href)} (${ownership})` : link(name, href);
}

/** Who holds a role in a company today, for its line in a list. */
export async function holdersText(
  { say }: Asking,
  { key }: ListedCompany,
  role: ListedRole,
): Promise<string> {
  const found = await companyRoles({ key });
  const roles = found?.roles.filter(IS_MEANT[role]) ?? [];
  if (!found || roles.length === 0) return say(TEXTS.notReported);
  const more = roles.length - MOST_NAMED;
  const rest = more > 0 ? [link(moreText(more, say), found.href)] : [];
  return joined([...roles.slice(0, MOST_NAMED).map(holderText), ...rest], say);
}
