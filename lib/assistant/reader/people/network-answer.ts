import { type NetworkFacts, networkAround } from '@/lib/assistant/tools/network';
import { companyCalled } from '@/lib/assistant/tools/search';
import { readEnd } from '@/lib/connections/ends';
import type { End } from '@/lib/connections/types';
import { furtherIn } from '../follow-up/fragment';
import { personHeading } from '../question/spoken-of';
import { type NetworkAsked, readNetwork, readNetworkGoingOn } from '../question/understand-network';
import type { Asking, Reply } from '../text/reply';
import { link } from '../text/texts';
import { knownColleagues } from './colleagues-answer';
import { endOf, isTerm } from './connected-answer';
import { type Looked, networkText } from './network-text';
import { type Owner, ownersIn } from './owner-and-owned';

/** Maximum people and companies of one name whose networks are told. */
const MOST_OF_A_NAME = 4;

/** The one that is spoken of: the person of the answer before, or the company. */
async function spokenOf(asking: Asking) {
  const person = personHeading(asking.spoken.former.at(-1)?.answer ?? '');
  return person
    ? { found: [{ ...person, company: null }] }
    : ownersIn(asking, asking.language === 'da' ? 'den' : 'it', null);
}

/** Who is meant by the first name that is known; null for none. */
async function meantIn(
  asking: Asking,
  { names, phrase }: NetworkAsked,
): Promise<{ found: Owner[] } | { reply: Reply } | null> {
  // "Show Women's Network" is of the company that is called so.
  if (phrase !== null && (await companyCalled(phrase))) return null;
  if (names === null) return spokenOf(asking);
  for (const name of names) {
    if (isTerm(name)) continue;
    const meant = await ownersIn(asking, name, null);
    if ('reply' in meant || meant.found.length > 0) return meant;
  }
  return null;
}

type Found = { facts: NetworkFacts; looked: Looked };

/** By the roles that are asked for; where there are none today, by former ones unless it says so. */
async function networkOf(of: End, when: NetworkAsked['when']): Promise<Found | null> {
  const facts = await networkAround({ of, ever: when === 'ever' });
  if (!facts) return null;
  const looked = when === 'ever' ? 'ever' : 'today';
  if (when !== null || facts.neighbours.length > 0) return { facts, looked };
  const before = await networkAround({ of, ever: true });
  if (!before) return null;
  return { facts: before, looked: before.neighbours.length > 0 ? 'formerly' : 'ever' };
}

/** "Who is Mia Lund connected with?" is not answered by companies alone. */
async function besideText(asking: Asking, of: End, { facts }: Found): Promise<string[]> {
  if (!('participant' in of)) return [];
  const colleagues = await knownColleagues(asking, { id: of.participant, ...facts.of });
  return colleagues === null ? [] : [colleagues];
}

/** A sole proprietorship that is called like its owner is told with the owner. */
const isToldWith = ({ facts }: Found, others: readonly Found[]) => {
  const [only, second] = facts.neighbours;
  return !second && others.some((other) => other.facts.of.href === only?.href);
};

type Asks = Pick<NetworkAsked, 'when' | 'isWho'>;

async function told(asking: Asking, ends: readonly End[], { when, isWho }: Asks) {
  const all = await Promise.all(
    ends.map(async (of) => {
      const found = await networkOf(of, when);
      return found ? [{ ...found, of }] : [];
    }),
  );
  const known = all.flat();
  // Of several of the same name, only those who are connected are told.
  const connected = known.filter(({ facts }) => facts.neighbours.length > 0);
  const alone = connected.filter((found, at) => !isToldWith(found, connected.slice(0, at)));
  const texts = (connected.length > 0 ? alone : known).map(async (found) => {
    const text = networkText(asking, found.facts, found.looked);
    return [text, ...(isWho ? await besideText(asking, found.of, found) : [])];
  });
  const text = (await Promise.all(texts)).flat().join('\n\n');
  return text === '' ? null : { text };
}

/** For a name of many people: their pages, to ask again. */
function manyText({ say }: Asking, owners: readonly Owner[]): string {
  const lines = owners.map(({ name, href }) => `- ${link(name, href)}`);
  const ask = say({
    en: 'Several are called so. Open the one you mean; each page leads to its network:',
    da: 'Flere hedder sådan. Åbn den, du mener; hver side fører til netværket:',
  });
  return [ask, ...lines].join('\n');
}

const NETWORK_TOLD = /\]\(\/people\/network\?of=(p?\d+)[^)]*\)/;

/** "Also formerly?" right behind the network of somebody. */
function goingOn({ question, spoken }: Asking) {
  const when = readNetworkGoingOn(question);
  const last = spoken.former.at(-1);
  if (!when || !last || !(readNetwork(last.question) ?? readNetworkGoingOn(last.question))) {
    return null;
  }
  const of = readEnd(NETWORK_TOLD.exec(last.answer)?.[1] ?? '');
  return of && { of, when, isWho: false };
}

/** "And X?" right behind the network of another one: as that was asked for. */
function ofAnother({ question, spoken: { former } }: Asking): NetworkAsked | null {
  if (!NETWORK_TOLD.test(former.at(-1)?.answer ?? '')) return null;
  const name = furtherIn(question.replace(/[\s?!.]+$/u, ''));
  if (!name || isTerm(name)) return null;
  const asked = former.flatMap(({ question: one }) => {
    const again = readNetworkGoingOn(one);
    return again ? { when: again, isWho: false } : (readNetwork(one) ?? []);
  });
  return { when: null, isWho: false, ...asked.at(-1), names: [name], phrase: null };
}

/**
 * "Show X's network", "hvem er X forbundet med?": the companies and people around one of them. Null
 * for any other question, and where the name is unknown.
 */
export async function ofNetwork(asking: Asking): Promise<Reply | null> {
  const again = goingOn(asking);
  if (again) return told(asking, [again.of], again);
  const asked = readNetwork(asking.question) ?? ofAnother(asking);
  const meant = asked && (await meantIn(asking, asked));
  if (!asked || !meant) return null;
  if ('reply' in meant) return meant.reply;
  if (meant.found.length > MOST_OF_A_NAME) return { text: manyText(asking, meant.found) };
  return told(
    asking,
    meant.found.flatMap((one) => endOf(one) ?? []),
    asked,
  );
}
