import 'server-only';
import { findCompanyByKey } from '@/lib/assistant/tools/find-company';
import { ownershipChain } from '@/lib/assistant/tools/ownership';
import { rolesAnswer } from '../company/roles-answer';
import type { RolesAsked } from '../question/asked';
import { companyLink } from '../text/company-line';
import type { Known, Reply } from '../text/reply';
import { bold } from '../text/texts';
import type { OfCompany } from './of-company';

/** Maximum owners whose own owners are told. */
const MOST_OWNERS = 4;
const OF_COMPANY = /^\/detail\/(\d{8})/;

const asksOwners = (asked: OfCompany) =>
  asked.kind === 'roles' && asked.groups.join() === 'OWNER' && !asked.former && asked.year === null;

/** "And who owns that?" right after the owners of a company: who owns those that are companies. */
export async function ownersOfOwners(known: Known, asked: OfCompany): Promise<Reply | null> {
  if (!asksOwners(asked)) return null;
  const { caller, company, say } = known;
  const chain = await ownershipChain(caller, company);
  if (!chain || chain.owners.length === 0) return null;
  const keys = chain.owners.flatMap(({ href }) => OF_COMPANY.exec(href)?.[1] ?? []);
  if (keys.length === 0) {
    const text = say({
      en: 'None of its owners is a company in the register.',
      da: 'Ingen af ejerne er en virksomhed i registret.',
    });
    return { text: `${bold(companyLink(company))}\n\n${text}` };
  }
  const found = await Promise.all(keys.slice(0, MOST_OWNERS).map(findCompanyByKey));
  const roles: Pick<RolesAsked, 'groups' | 'former' | 'year'> = {
    groups: ['OWNER'],
    former: false,
    year: null,
  };
  const texts = found.map(async (one) =>
    one.kind === 'one' ? (await rolesAnswer({ ...known, company: one.company }, roles)).text : [],
  );
  return { text: (await Promise.all(texts)).flat().join('\n\n') };
}
