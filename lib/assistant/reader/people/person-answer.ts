import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { type HeldFact, type PersonFacts, personFacts } from '@/lib/assistant/tools/person';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { isChair } from '../company/roles-answer';
import { SHARES_ARE_BANDS } from '../company/share-text';
import { timeText } from '../company/time-text';
import { fitsShare } from '../question/share-bound';
import type { PersonAsked } from '../question/understand-people';
import { companyLink, PROTECTED, statusWords } from '../text/names';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import {
  bold,
  dayText,
  joined,
  link,
  moreLine,
  moreText,
  plain,
  quote,
  replied,
  TEXTS,
} from '../text/texts';
import { type Meant, meantBy, nounOf } from './called-so';
import { asText, groupName, narrowedTo, type OfHolder } from './held-as';

/** People of the same name that are listed, and companies of each of them. */
const MOST_LISTED = 5;
const MOST_OF_EACH = 3;

const CHAIR: Words = { en: 'chair of the board', da: 'bestyrelsesformand' };

function roleText({ group, title, ownership }: HeldFact['roles'][number], say: Speak): string {
  if (group === 'BOARD' && isChair({ title })) return say(CHAIR);
  const share = group === 'OWNER' && ownership ? `, ${ownership}` : '';
  return `${groupName(group, say)}${share}`;
}

/** "[A ApS](…) (management; owner, 100 %; ceased – dissolved after bankruptcy)" */
export function heldText(
  { roles, status, statusText, until, advertisingProtected, ...company }: HeldFact,
  say: Speak,
) {
  const held = [...new Set(roles.map((role) => roleText(role, say)))].join('; ');
  const role = [held, until && `${say(TEXTS.until)} ${dayText(until)}`].filter(Boolean);
  const state = status === 'ACTIVE' ? [] : [plain(say(statusWords(status, statusText)))];
  const mark = advertisingProtected ? [PROTECTED] : [];
  return `${companyLink(company)} (${[role.join(', '), ...state, ...mark].join('; ')})`;
}

const linked = ({ shown, href }: { shown: string; href: string }) => link(shown, href);

/** "2 companies today, 9 former; 6 of them went bankrupt." */
function countsText({ current, former, bankrupt, held }: PersonFacts, say: Speak): string {
  const [now, before, broke] = [linked(current), linked(former), linked(bankrupt)];
  const one = current.value === 1;
  const counts = say({
    en: `${now} ${one ? 'company' : 'companies'} today, ${before} former`,
    da: `${now} ${one ? 'virksomhed' : 'virksomheder'} i dag, ${before} tidligere`,
  });
  const bankrupts = say({
    en: `${broke} of them in bankruptcy or dissolved after it, whenever that was`,
    da: `${broke} af dem under konkurs eller opløst efter konkurs, uanset hvornår det skete`,
  });
  if (bankrupt.value > 0) return `${counts}; ${bankrupts}.`;
  // An auditor has no part in a client's bankruptcy, so bankruptcies are not mentioned.
  if (held.some(({ group }) => group === 'AUDITOR')) return `${counts}.`;
  const none = say({ en: 'none of them went bankrupt', da: 'ingen af dem er gået konkurs' });
  return `${counts}; ${none}.`;
}

/** The heading of the listed companies: "As owners, formerly (3):" */
function heldHeading(facts: PersonFacts, asked: OfHolder, say: Speak): string {
  const { held, heldTotal, heldFormerly } = facts;
  const { groups, time } = asked;
  const as = asText(asked, held, say);
  // The pages do not narrow the companies so.
  const isNarrowed = narrowedTo(asked) !== undefined;
  const count = isNarrowed ? heldTotal.shown : linked(heldTotal);
  if (time) {
    const when = timeText(time, say);
    return `${as ?? say({ en: 'Companies', da: 'Virksomheder' })}, ${when} (${count}):`;
  }
  const when = say(heldFormerly ? TEXTS.before : TEXTS.today);
  // A founding is neither current nor former.
  if (groups?.every((group) => group === 'FOUNDER')) return `${as} (${count}):`;
  if (groups === null) {
    const companies = say({ en: `Companies ${when}`, da: `Virksomheder ${when}` });
    return `${[companies, ...(as === null ? [] : [as])].join(', ')} (${count}):`;
  }
  const comma = isNarrowed ? ',' : '';
  return `${say({ en: `${as}, ${when}`, da: `${as}${comma} ${when}` })} (${count}):`;
}

type Companies = { heading: string; held: HeldFact[]; total: PersonFacts['heldTotal'] };

function listText({ heading, held, total }: Companies, say: Speak): string {
  const lines = held.map((company) => `- ${heldText(company, say)}`);
  const rest = moreLine(total.value - held.length, total.href, say);
  return [heading, ...lines, ...rest].join('\n');
}

function noneText(asked: OfHolder, say: Speak): string {
  const only = asText(asked, [], say);
  const companies = say({ en: 'Companies', da: 'Virksomheder' });
  const as = asked.groups === null && only !== null ? `${companies}, ${only}` : (only ?? companies);
  const when = asked.time ? `, ${timeText(asked.time, say)}` : '';
  return say({ en: `${as}${when}: none in the register.`, da: `${as}${when}: ingen i registret.` });
}

/** Says of which of the listed shares it is not known whether they are as large as asked for. */
function perhapsText(held: readonly HeldFact[], { share }: OfHolder, say: Speak): string[] {
  const isOpen = held.some(
    ({ roles }) => share && !roles.some(({ band }) => band && fitsShare(band, share) === true),
  );
  return isOpen ? [say(SHARES_ARE_BANDS)] : [];
}

function heldList(facts: PersonFacts, asked: OfHolder, say: Speak): string {
  const { held, heldTotal } = facts;
  if (held.length === 0) return noneText(asked, say);
  const heading = heldHeading(facts, asked, say);
  const list = listText({ heading, held, total: heldTotal }, say);
  return [list, ...perhapsText(held, asked, say)].join('\n\n');
}

function bankruptList({ bankrupts: held, bankrupt: total }: PersonFacts, say: Speak): string[] {
  const heading = say({
    en: `In bankruptcy or dissolved after it (${linked(total)}):`,
    da: `Under konkurs eller opløst efter konkurs (${linked(total)}):`,
  });
  return held.length > 0 ? [listText({ heading, held, total }, say)] : [];
}

/** What went bankrupt among the companies in which a company has, or had, any role. */
export async function bankruptText({ say }: Asking, company: ListedCompany) {
  const id = await findHolderOfCompany(company.key);
  const facts = id === null ? null : await personFacts({ id, bankrupt: true });
  if (!facts) return '';
  const none = say({
    en: 'No company in which it has or had a role is in bankruptcy or was dissolved after it.',
    da: 'Ingen virksomhed, hvor den har eller havde en rolle, er under konkurs eller opløst efter konkurs.',
  });
  return bankruptList(facts, say).join('') || none;
}

const askedOf = (id: string, asked: OfHolder) => ({
  ...{ id, groups: asked.groups ?? undefined, former: asked.former, bankrupt: asked.bankrupt },
  filters: asked.only?.filters,
  statuses: asked.only?.statuses,
  only: narrowedTo(asked),
});

/** Says that a company has a role in no other one. */
export const noRole = (company: ListedCompany, say: Speak): Reply => {
  const of = companyLink(company);
  return replied(say, {
    en: `${of} has no role in any other company in the register.`,
    da: `${of} har ingen rolle i nogen anden virksomhed i registret.`,
  });
};

/** The companies of one person, or organisation, in the requested roles. */
export async function holderAnswer(
  { say }: Asking,
  id: string,
  of: OfHolder,
): Promise<string | null> {
  const { bankrupt = false, ever = false } = of;
  const asked = askedOf(id, of);
  const facts = await personFacts(asked);
  if (!facts) return null;
  const heading = `${bold(link(facts.name, facts.href))}: ${countsText(facts, say)}`;
  if (bankrupt) return [heading, ...bankruptList(facts, say)].join('\n\n');
  // "Has been" includes former roles.
  const isBoth = ever && !of.time && !facts.heldFormerly && facts.held.length > 0;
  const earlier = isBoth ? await personFacts({ ...asked, former: true }) : null;
  const before = earlier?.heldFormerly && earlier.held.length > 0 ? [earlier] : [];
  return [heading, ...[facts, ...before].map((one) => heldList(one, of, say))].join('\n\n');
}

/** The line for one of several people. */
export async function personLine(asking: Asking, id: string, asked: OfHolder): Promise<string> {
  const { say } = asking;
  const { groups, bankrupt = false, only } = asked;
  const isNarrowed = only || groups || narrowedTo(asked);
  const facts = await personFacts({ ...askedOf(id, asked), limit: MOST_OF_EACH });
  if (!facts) return '';
  const { name, href } = facts;
  const held = bankrupt ? facts.bankrupts : facts.held;
  const heldTotal = bankrupt ? facts.bankrupt : facts.heldTotal;
  const more = heldTotal.value - held.length;
  const named = held.map((company) => heldText(company, say));
  const rest = more > 0 ? [link(moreText(more, say), heldTotal.href)] : [];
  const nothing = isNarrowed ? noneText(asked, say) : '';
  const none = nothing && !bankrupt ? ` ${nothing}` : '';
  const companies = held.length > 0 ? ` ${joined([...named, ...rest], say)}` : none;
  return `- ${link(name, href)}: ${countsText(facts, say)}${companies}`;
}

/** How many have exactly this name, or only its words in theirs. */
function peopleHeading(meant: Meant, name: string, say: Speak): string {
  const count = link(String(meant.total), meant.href);
  const shown = meant.isMore ? say({ en: `More than ${count}`, da: `Flere end ${count}` }) : count;
  const { en, da } = nounOf(meant);
  const asked = quote(name, say);
  return meant.isExact
    ? say({ en: `${shown} ${en} have just this name:`, da: `${shown} ${da} hedder netop det:` })
    : say({
        en: `${shown} ${en} have a name with the words ${asked}:`,
        da: `${shown} ${da} har et navn med ordene ${asked}:`,
      });
}

type AskedOf = PersonAsked & Pick<OfHolder, 'only'>;

/** The companies of those that a name means; null for none. */
export async function answerOfMeant(
  asking: Asking,
  asked: AskedOf,
  meant: Meant,
): Promise<Reply | null> {
  const { say } = asking;
  const [first, second] = meant.people;
  if (!first) return null;
  const search = { href: meant.href, label: say(TEXTS.openPeople) };
  if (!second) {
    const text = await holderAnswer(asking, first.id, asked);
    return text === null ? null : { text, search };
  }
  const heading = peopleHeading(meant, asked.name, say);
  const lines = meant.people.slice(0, MOST_LISTED).map(({ id }) => personLine(asking, id, asked));
  return { text: [heading, (await Promise.all(lines)).join('\n')].join('\n\n'), search };
}

/**
 * The companies of people, or organisations, whose names contain these words; null when there are
 * none, or the words are too short to search for.
 * @param exactly whether those with longer names are excluded
 */
export async function personAnswer(
  asking: Asking,
  asked: AskedOf,
  exactly = false,
): Promise<Reply | null> {
  if (asked.name.length < MIN_QUERY_LENGTH) return null;
  return answerOfMeant(asking, asked, await meantBy(asked.name, exactly));
}
