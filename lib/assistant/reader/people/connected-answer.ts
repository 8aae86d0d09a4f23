import type { ListedCompany } from '@/lib/assistant/tools/facts';
import type { End } from '@/lib/connections/types';
import { foldText } from '@/lib/words/fold';
import { isPronoun } from '../question/subject';
import { understand } from '../question/understand';
import { type Connected, readConnected } from '../question/understand-connected';
import type { Asking, Reply } from '../text/reply';
import { chainsText, type FoundChains, findChains } from './chains-text';
import { directLines, ofCompanies } from './common-answer';
import { type Owner, ownersIn } from './owner-and-owned';
import { rolesIn } from './person-in-company';

/** Maximum pairs of people and companies of the same names that are searched. */
const MOST_PAIRS = 4;

type Both = readonly [Owner, Owner];

/** As the register names the one who is meant. */
export const endOf = ({ id, company }: Owner): End | null =>
  company ? { company: company.key } : id === null ? null : { participant: id };

const isSame = ([one, other]: Both) =>
  one.company ? one.company.key === other.company?.key : one.id === other.id;

/** "Omsætning" is a word of the register, even if a company is called so; "tvilling kode" is none. */
export function isTerm(name: string): boolean {
  if (/[\p{Lu}\d]/u.test(name) || isPronoun(foldText(name))) return false;
  return !['summary', 'unknown'].includes(understand(name, false).kind);
}

/** Who is meant by the first pair of names that are both known; null for none. */
async function bothIn(
  asking: Asking,
  { pairs }: Connected,
): Promise<{ all: Both[] } | { reply: Reply } | null> {
  for (const { one, other } of pairs) {
    if (isTerm(one) || isTerm(other)) continue;
    const [ones, others] = [await ownersIn(asking, one, null), await ownersIn(asking, other, null)];
    if ('found' in ones && ones.found.length === 0) continue;
    if ('found' in others && others.found.length === 0) continue;
    if ('reply' in ones) return ones;
    if ('reply' in others) return others;
    const all = ones.found.flatMap((left) => others.found.map((right): Both => [left, right]));
    return { all: all.filter((both) => !isSame(both)) };
  }
  return null;
}

/** Whether somebody has a role in a company itself, of which more is told than that. */
async function isIn([one, other]: Both): Promise<boolean> {
  const [person, of] = one.company ? [other, one.company] : [one, other.company];
  if (person.company || !of) return false;
  return (await rolesIn(of.key)).some(({ id }) => id === person.id);
}

const AUDITOR = { groups: ['AUDITOR' as const] };

/** What else two companies have in common: their auditors, which no chain has, and people. */
async function besideText(
  asking: Asking,
  [one, other]: Both,
  { chains }: FoundChains,
): Promise<string[]> {
  if (!one.company || !other.company) return [];
  const both: [ListedCompany, ListedCompany] = [one.company, other.company];
  const isDirect = chains[0]?.links.length === 1;
  const [audits, { shared }] = await Promise.all([
    directLines(asking, both, ({ group }) => group === 'AUDITOR'),
    ofCompanies(asking, isDirect ? { groups: [] } : AUDITOR, both),
  ]);
  return [audits.join('\n'), shared ?? ''].filter(Boolean);
}

async function textOf(asking: Asking, both: Both, today: boolean) {
  const [of, other] = both.map(endOf);
  const found = of && other ? await findChains({ of, with: other, today }) : null;
  if (!found) return null;
  const text = [chainsText(asking, found), ...(await besideText(asking, both, found))];
  return { text: text.join('\n\n'), links: found.chains[0]?.links.length ?? null };
}

/**
 * "How are A and B connected?": the shortest chains of roles between two companies or people. Null
 * for any other question, and where a name is unknown or somebody has a role in the company itself.
 */
export async function ofConnected(asking: Asking): Promise<Reply | null> {
  const asked = readConnected(asking.question);
  const named = asked && (await bothIn(asking, asked));
  if (!asked || !named) return null;
  if ('reply' in named) return named.reply;
  const { all } = named;
  if (all.length === 0 || all.length > MOST_PAIRS) return null;
  if ((await Promise.all(all.map(isIn))).some(Boolean)) return null;
  const texts = await Promise.all(all.map((both) => textOf(asking, both, asked.today)));
  const known = texts.flatMap((text) => text ?? []);
  // Of several of the same name, only those who are connected are told.
  const found = known.filter(({ links }) => links !== null);
  const told = (found.length > 0 ? found : known).map(({ text }) => text);
  return told.length > 0 ? { text: told.join('\n\n') } : null;
}
