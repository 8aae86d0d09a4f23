import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { findPeople } from '@/lib/assistant/tools/person';
import { companyCalled, companyWithKey } from '@/lib/assistant/tools/search';
import { foldName } from '@/lib/words/fold';
import { BETWEEN, type OfBoth, type Pair, pairsIn, readBoth } from '../question/understand-both';
import { companyLink } from '../text/names';
import type { Asking, Reply } from '../text/reply';
import { quote, replied } from '../text/texts';
import { isNamedIn } from '../words/match';
import { exactOf } from './person-answer';
import { inCompanyText, rolesIn } from './person-in-company';
import { THROUGH } from './through-others';

const companyOf = ({ spoken }: Asking, { called }: Pair): Promise<ListedCompany | null> =>
  called === null ? companyWithKey(spoken.formerKey ?? spoken.openKey) : companyCalled(called);

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
export async function ofPersonAndCompany(asking: Asking): Promise<Reply | null> {
  const asked = THROUGH.test(asking.question) ? null : readBoth(asking.question);
  if (!asked) return null;
  const pairs = pairsIn(asking.question);
  for (const pair of pairs) {
    const company = await companyOf(asking, pair);
    const text = company && (await answerFor(asking, pair, asked, company));
    if (text) return { text };
  }
  return noneOfBoth(asking, pairs, asked);
}

/** Says that of two companies neither has a role in the other; null where one is not known. */
async function noneOfBoth(
  asking: Asking,
  pairs: readonly Pair[],
  { isShare }: OfBoth,
): Promise<Reply | null> {
  const { question, say } = asking;
  if (isShare || !pairs.some(({ isFormal }) => isFormal)) return null;
  if (isNamedIn(BETWEEN, question)) return null;
  const [two, one] = await Promise.all(pairs.map((pair) => companyOf(asking, pair)));
  if (!one || !two) return null;
  const [a, b] = [companyLink(one), companyLink(two)];
  return replied(say, {
    en: `Neither ${a} nor ${b} has, or had, a role in the other in the register.`,
    da: `Hverken ${a} eller ${b} har eller har haft en rolle i den anden i registret.`,
  });
}
