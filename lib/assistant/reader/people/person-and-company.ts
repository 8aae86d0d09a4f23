import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { peopleCalled } from '@/lib/assistant/tools/person';
import { companyCalled, companyWithKey } from '@/lib/assistant/tools/search';
import { foldName } from '@/lib/words/fold';
import { yesOrNo } from '../figures/size';
import { COMMON_FORMS } from '../question/subject';
import { BETWEEN, type OfBoth, type Pair, pairsIn, readBoth } from '../question/understand-both';
import { companyLink } from '../text/names';
import type { Asking, Reply } from '../text/reply';
import { quote, replied } from '../text/texts';
import { isNamedIn } from '../words/match';
import { inCompanyText, rolesIn } from './person-in-company';
import { personBefore } from './spoken-person';
import { THROUGH } from './through-others';

const companyOf = ({ spoken }: Asking, { called }: Pair): Promise<ListedCompany | null> =>
  called === null ? companyWithKey(spoken.formerKey ?? spoken.openKey) : companyCalled(called);

const FORM = new RegExp(`\\s(?:${COMMON_FORMS}|AMBA|FMBA|SMBA)$`, 'i');

/** A company may be called without its legal form: "Er Bech revisor for Nordhavn?" */
const isCalled = (name: string, asked: string, isFormal = false) =>
  foldName(name) === foldName(asked) ||
  (isFormal && foldName(name.replace(FORM, '')) === foldName(asked));

/** Among people of the same name, the one with a role in the company is meant. */
async function answerFor(asking: Asking, pair: Pair, asked: OfBoth, company: ListedCompany) {
  const { say } = asking;
  const { name, called, isFormal, isTurned } = pair;
  const roles = await rolesIn(company.key);
  const holder = roles.find((role) => isCalled(role.name, name, isFormal));
  if (holder)
    return inCompanyText(asking, { person: holder, company, roles }, { ...asked, isTurned });
  // A person without a role in the company under discussion may be asked about in general.
  if (called === null || isFormal) return null;
  const [person, second] = await peopleCalled(name);
  if (!person) return null;
  if (!second) return inCompanyText(asking, { person, company, roles }, asked);
  return say({
    en: `Nobody called ${quote(name, say)} has a role in ${companyLink(company)} in the register.`,
    da: `Ingen ved navn ${quote(name, say)} har en rolle i ${companyLink(company)} i registret.`,
  });
}

const HE =
  /(?<=^\s*(?:(?:and|og) )?(?:is|was|has|did|does|er|var|har|blev|sad|sidder) )(?:he|she|han|hun)(?= )/iu;

/** "Was she director of Nordhavn ApS in 2015?" with the name of the one spoken of. */
function withName({ question, spoken }: Asking): string {
  const person = HE.test(question) ? personBefore(spoken.former) : null;
  return person && person !== 'several' ? question.replace(HE, person.name) : question;
}

/**
 * "How much of Nordhavn does Mia Lund own?", "when did Mia Lund become its director?": answered
 * when exactly one company has the name or is under discussion, and a person has the other name.
 */
export async function ofPersonAndCompany(spoken: Asking): Promise<Reply | null> {
  const asking = { ...spoken, question: withName(spoken) };
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
  { isShare, claim, groups }: OfBoth,
): Promise<Reply | null> {
  const { question, say } = asking;
  const isOfTwo = pairs.length === 2 && pairs[0]?.name === pairs[1]?.called;
  if (isShare || !isOfTwo || isNamedIn(BETWEEN, question)) return null;
  const [two, one] = await Promise.all(pairs.map((pair) => companyOf(asking, pair)));
  if (!one || !two) return null;
  const [a, b] = [companyLink(one), companyLink(two)];
  const verdict = claim && groups.length > 0 ? `${yesOrNo(false, say)} ` : '';
  return replied(say, {
    en: `${verdict}Neither ${a} nor ${b} has, or had, a role in the other in the register.`,
    da: `${verdict}Hverken ${a} eller ${b} har eller har haft en rolle i den anden i registret.`,
  });
}
