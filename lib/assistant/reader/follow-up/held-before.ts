import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { toListed } from '@/lib/assistant/tools/listed';
import type { Exchange } from '@/lib/assistant/types';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { listHeldCompanies } from '@/lib/people/held-companies';
import { ROLE_GROUPS } from '@/lib/roles/constants';
import { foldText } from '@/lib/words/fold';
import { groupsIn } from '../question/understand-people';

/** "As auditor, today ([78](/people/1)):", the heading of the companies of somebody. */
const HELD = /\(\[(?<total>[\d.]+)\]\(\/people\/(?<id>\d+)(?<past>\?former=true)?\)\):$/m;
/** Maximum companies of somebody that are put in order. */
const MOST_HELD = 100;

/**
 * All companies of somebody of whom an answer listed only the first; null when they are too many,
 * or cannot be found again as they were listed.
 */
export async function heldBefore(
  { question, answer }: Exchange,
  keys: readonly string[],
): Promise<ListedCompany[] | null> {
  const { total = '', id, past } = HELD.exec(answer)?.groups ?? {};
  const all = Number(total.replaceAll('.', ''));
  if (!id || all > MOST_HELD) return null;
  const named = groupsIn(foldText(question));
  const groups = named.length > 0 ? named : ROLE_GROUPS;
  const held = await listHeldCompanies({ id, groups, former: !!past, limit: MOST_HELD });
  const found = held.items.map(({ key }) => key);
  if (held.total !== all || keys.some((key) => !found.includes(key))) return null;
  return (await listCompaniesByKey(found)).map(toListed);
}
