import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { isPersonName } from '@/lib/assistant/tools/person';
import { findNamedCompany } from '@/lib/assistant/tools/search';
import { foldName } from '@/lib/words/fold';
import type { Subject } from '../question/asked';
import type { Understood } from '../question/understand';
import { BANKRUPT } from '../question/understand-people';
import type { Asking, Reply, Words } from '../text/reply';
import { link, quote } from '../text/texts';
import { isNamedIn } from '../words/match';
import { meantBy, nounOf } from './called-so';
import { answerOfMeant } from './person-answer';

const OF_NO_PERSON: readonly Understood['kind'][] = [
  ...(['count', 'list', 'ofTheMost', 'similar', 'notKept'] as const),
];

const rolesOnly = ({ en, da }: Words): Words => ({
  en: `Of ${en} I only know which companies they have roles in.`,
  da: `Om ${da} ved jeg kun, hvilke virksomheder de har roller i.`,
});

const A_PERSON: Words = { en: 'a person', da: 'en person' };
const AN_ORGANISATION: Words = {
  en: 'an organisation without a CVR number',
  da: 'en organisation uden CVR-nummer',
};

/** "How old is Mia Lund?", "the revenue of Mia Lund"; what she does is told by her companies. */
const asksOfCompany = (asked: Understood) =>
  ['amounts', 'keyFigures'].includes(asked.kind) ||
  (asked.kind === 'fact' && !asked.fields.includes('industry'));

/** "Niels Suhr" is a person before it is short for "Niels Suhr A/S", where bankruptcy is asked of. */
const isBeforeCompany = ({ question }: Asking, name: string, company: ListedCompany) =>
  isNamedIn(BANKRUPT, question) && foldName(company.name) !== foldName(name);

/** Whether a question is about the bankruptcies of a person, and not of a company that is called so. */
export async function isBankruptPerson(asking: Asking, understood: Understood): Promise<boolean> {
  if (!('subject' in understood) || !isNamedIn(BANKRUPT, asking.question)) return false;
  const { name, key }: Subject = understood.subject;
  if (name === null || key !== null || !(await isPersonName(name))) return false;
  const found = await findNamedCompany(name);
  return found.kind === 'one' && isBeforeCompany(asking, name, found.company);
}

/**
 * For two or more words that are the name of a person, or of an organisation without a CVR number,
 * and not exactly that of a company; of bankruptcies, not even with its legal form.
 */
export async function ofPerson(asking: Asking, understood: Understood): Promise<Reply | null> {
  if (OF_NO_PERSON.includes(understood.kind) || !('subject' in understood)) return null;
  const { name, key }: Subject = understood.subject;
  if (name === null || key !== null || !/\S\s+\S/.test(name)) return null;
  const found = await findNamedCompany(name);
  const isCalled = found.kind === 'one' && found.isSame;
  if (isCalled && !isBeforeCompany(asking, name, found.company)) return null;
  const meant = await meantBy(name, true);
  const isPerson = meant.organisations < meant.total;
  if (isCalled && !isPerson) return null;
  // Of a company it is known, even if it is only called alike.
  if (!isPerson && asksOfCompany(understood) && found.kind !== 'none') return null;
  const asked = { name, groups: null, former: false, bankrupt: isCalled };
  const person = await answerOfMeant(asking, asked, meant);
  if (!person) return null;
  const isTold = isCalled || !asksOfCompany(understood);
  const last = isTold ? '' : asking.say(rolesOnly(nounOf(meant)));
  const told = [person.text, last].filter(Boolean).join('\n\n');
  if (found.kind === 'none') return { ...person, text: told };
  const href = found.kind === 'one' ? found.company.href : found.href;
  const shown = found.kind === 'one' ? found.company.name : quote(name, asking.say);
  const as = isPerson ? A_PERSON : AN_ORGANISATION;
  const note = asking.say({
    en: `I took ${quote(name, asking.say)} for ${as.en}; it may also be a company: ${link(shown, href)}.`,
    da: `Jeg har læst ${quote(name, asking.say)} som ${as.da}; det kan også være en virksomhed: ${link(shown, href)}.`,
  });
  return { ...person, text: `${told}\n\n${note}` };
}
