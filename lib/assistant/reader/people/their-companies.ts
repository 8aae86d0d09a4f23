import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { companyCalled, companyWithKey } from '@/lib/assistant/tools/search';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { formalNamesIn, keyIn } from '../question/subject';
import { readTheirCompanies, type StateOfTheirs } from '../question/understand-their-companies';
import { companyLink } from '../text/names';
import type { Asking, Reply, Words } from '../text/reply';
import { bold, replyOf } from '../text/texts';
import type { Only } from './held-as';
import { bankruptText, holderAnswer, noRole, personAnswer } from './person-answer';
import { onlyThose } from './whose';

const NAMES: Record<Exclude<StateOfTheirs, 'bankrupt'>, Words> = {
  active: { en: 'active', da: 'aktive' },
  ceased: { en: 'ceased', da: 'ophørte' },
};

const STATUSES = { active: ['ACTIVE'], ceased: ['CEASED'] } as const;

/** Those of its companies in which a company has, or had, a share. */
async function ofOwner(asking: Asking, owner: ListedCompany, is: StateOfTheirs): Promise<Reply> {
  if (is === 'bankrupt') {
    return { text: [bold(companyLink(owner)), await bankruptText(asking, owner)].join('\n\n') };
  }
  const id = await findHolderOfCompany(owner.key);
  const groups = ['OWNER' as const, 'PARTNER' as const];
  const asked = { groups, former: false, ever: true, only: onlyOf(asking, is) };
  const text = id === null ? null : await holderAnswer(asking, id, asked);
  return replyOf(text) ?? noRole(owner, asking.say);
}

const onlyOf = ({ say }: Asking, is: keyof typeof STATUSES): Only => ({
  text: say(NAMES[is]),
  statuses: STATUSES[is],
});

/** Those of somebody's companies that a text describes; of a person alone. */
async function others(asking: Asking, name: string, rest: string): Promise<Reply | null> {
  if (!/\S\s+\S/.test(name)) return null;
  const only = rest === '' ? null : await onlyThose(rest, '');
  if (rest !== '' && only === null) return null;
  return personAnswer(asking, { name, groups: null, former: false, only }, true);
}

async function answerFor(asking: Asking, name: string, is: StateOfTheirs): Promise<Reply | null> {
  const key = keyIn(name);
  const only = is === 'bankrupt' ? null : onlyOf(asking, is);
  const asked = { name, groups: null, former: false, ever: true, only };
  const ofPerson = key === null && formalNamesIn(name).length === 0;
  const person = ofPerson
    ? await personAnswer(asking, { ...asked, bankrupt: is === 'bankrupt' }, true)
    : null;
  if (person) return person;
  const company = key === null ? await companyCalled(name) : await companyWithKey(key);
  return company && ofOwner(asking, company, is);
}

/**
 * "Which of Mia Lund's companies went bankrupt?", "hvor mange af Bechs selskaber er stadig aktive?":
 * those of a person, or of a company as owner. Null for any other question and an unknown name.
 */
export async function ofTheirCompanies(asking: Asking): Promise<Reply | null> {
  const asked = readTheirCompanies(asking.question);
  for (const name of asked?.names ?? []) {
    if (!asked) continue;
    const { is, rest } = asked;
    const reply =
      is === null ? await others(asking, name, rest) : await answerFor(asking, name, is);
    if (reply) return reply;
  }
  return null;
}
