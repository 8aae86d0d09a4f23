import 'server-only';
import { findCompanyByKey, findNamedCompany } from '@/lib/assistant/tools/find-company';
import { findPeople } from '@/lib/assistant/tools/find-people';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { foldName } from '@/lib/words/fold';
import type { Spoken } from '../company/which-company';
import { BETWEEN, type OfBoth, type Pair, pairsIn, readBoth } from '../question/understand-both';
import { companyLink } from '../text/company-line';
import type { Asking, Reply } from '../text/reply';
import { quote } from '../text/texts';
import { isNamedIn } from '../words/match';
import { exactOf } from './person-answer';
import { inCompanyText, rolesIn } from './person-in-company';
import { THROUGH } from './through-others';

async function companyOf({ called }: Pair, spoken: Spoken): Promise<ListedCompany | null> {
  if (called !== null) {
    const found = await findNamedCompany(called);
    return found.kind === 'one' && found.isSame ? found.company : null;
  }
  const key = spoken.formerKey ?? spoken.openKey;
  const found = key === null ? null : await findCompanyByKey(key);
  return found?.kind === 'one' ? found.company : null;
}

/** Among people of the same name, the one with a role in the company is meant. */
async function answerFor(asking: Asking, pair: Pair, asked: OfBoth, company: ListedCompany) {
  const { caller, say } = asking;
  const { name, called, isFormal } = pair;
  const roles = await rolesIn(caller, company.key);
  const holder = roles.find((role) => foldName(role.name) === foldName(name));
  if (holder) return inCompanyText(asking, { person: holder, company, roles }, asked);
  // A person without a role in the company under discussion may be asked about in general.
  if (called === null || isFormal) return null;
  const [person, second] = exactOf(await findPeople(caller, { name }), name);
  if (!person) return null;
  if (!second) return inCompanyText(asking, { person, company, roles }, asked);
  return say({
    en: `Nobody called ${quote(name, say)} has a role in ${companyLink(company)} in the register.`,
    da: `Ingen ved navn ${quote(name, say)} har en rolle i ${companyLink(company)} i registret.`,
  });
}

/**
 * "How much of Nordhavn does Mia Lund own?", "when did Mia Lund become its director?": answered
 * when exactly one company has the name or is under discussion, and a person has the other name.
 */
export async function ofPersonAndCompany(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const asked = THROUGH.test(asking.question) ? null : readBoth(asking.question);
  if (!asked) return null;
  const pairs = pairsIn(asking.question);
  for (const pair of pairs) {
    const company = await companyOf(pair, spoken);
    const text = company && (await answerFor(asking, pair, asked, company));
    if (text) return { text };
  }
  return noneOfBoth(asking, pairs, asked, spoken);
}

/** Says that of two companies neither has a role in the other; null where one is not known. */
async function noneOfBoth(
  { question, say }: Asking,
  pairs: readonly Pair[],
  { isShare }: OfBoth,
  spoken: Spoken,
): Promise<Reply | null> {
  if (isShare || !pairs.some(({ isFormal }) => isFormal)) return null;
  if (isNamedIn(BETWEEN, question)) return null;
  const [two, one] = await Promise.all(pairs.map((pair) => companyOf(pair, spoken)));
  if (!one || !two) return null;
  const [a, b] = [companyLink(one), companyLink(two)];
  return {
    text: say({
      en: `Neither ${a} nor ${b} has, or had, a role in the other in the register.`,
      da: `Hverken ${a} eller ${b} har eller har haft en rolle i den anden i registret.`,
    }),
  };
}
