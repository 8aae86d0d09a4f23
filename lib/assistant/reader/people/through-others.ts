import { type OwnedThroughOthers, ownedThroughOthers } from '@/lib/assistant/tools/ownership';
import { type FoundPerson, peopleCalled } from '@/lib/assistant/tools/person';
import { findCompanyByKey, findNamedCompany } from '@/lib/assistant/tools/search';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { askedOfOne } from '../question/asked';
import { readOwned } from '../question/understand-ownership';
import { companyLink, PROTECTED, STATUS_NAMES } from '../text/names';
import type { Asking, Reply, Speak } from '../text/reply';
import { bold, joined, link, moreLine, replyOf, TEXTS } from '../text/texts';
import { counted, nounOf } from './called-so';
import { personLine } from './person-answer';

/** Companies that are listed; the rest is behind the link. */
const MOST_LISTED = 12;
/** People and organisations of the same name among whom to choose. */
const MOST_PEOPLE = 5;

export const THROUGH =
  /\b(?:indirectly|indirekte|(?:through|via|igennem|gennem)\s+(?:other|another|andre|et andet|(?:its|their|his|her|sine|sin|sit|deres|hendes|hans|dens)(?: own)?)(?:\s+(?:companies|company|firms|businesses|holding companies|holding company|virksomheder|selskaber|selskab|firmaer|holdingselskaber|holdingselskab))?|through others)(?=[\s?.!]|$)/iu;

/** "And through others?" */
export const isOnlyThrough = (question: string) =>
  THROUGH.test(question) &&
  /^\s*(?:(?:and|og|what about|hvad med)\s*)*[?!.\s]*$/iu.test(question.replace(THROUGH, ' '));

/** Asks for owners, not for what is owned. */
const WHO = /^\s*(?:who|whom|hvem)\b/iu;

const TOTALS = {
  en: 'owns through others, with the total share of the capital (the shares along a chain multiplied, several chains and what is owned directly added up; not votes):',
  da: 'ejer gennem andre, med kapitalandelen i alt (andelene i en kæde ganget, flere kæder og det direkte ejede lagt sammen; ikke stemmer):',
};
const NONE = {
  en: 'owns no company through others, by the register.',
  da: 'ejer ifølge registret ingen virksomhed gennem andre.',
};
const PARTIAL = {
  en: 'Not everything could be followed and added up: there may be more companies and larger shares.',
  da: 'Ikke alt kunne følges og lægges sammen: Der kan være flere virksomheder og større andele.',
};
const DIRECTLY = { en: 'directly', da: 'direkte' };

function lineText(company: OwnedThroughOthers['owned'][number], say: Speak): string {
  const { status, advertisingProtected, ownership, chains } = company;
  const state = status && STATUS_NAMES[status];
  const marks = [state && say(state), advertisingProtected && PROTECTED].filter(Boolean);
  const ways = chains.map((way) =>
    way.length === 0 ? say(DIRECTLY) : `${say(TEXTS.through)} ${way.map(companyLink).join(' → ')}`,
  );
  const told = [joined(ways, say), ...marks].join('; ');
  return `- ${companyLink(company)} ${ownership ?? say(TEXTS.shareNotPublished)} (${told})`;
}

export async function holdingsText({ say }: Asking, id: string): Promise<string | null> {
  const found = await ownedThroughOthers({ id });
  if (!found) return null;
  const { name, href, owned, isPartial } = found;
  const who = bold(link(name, href));
  const lines = owned.slice(0, MOST_LISTED).map((company) => lineText(company, say));
  const rest = moreLine(owned.length - MOST_LISTED, href, say);
  const text =
    owned.length > 0
      ? [`${who} ${say(TOTALS)}`, ...lines, ...rest].join('\n')
      : `${who} ${say(NONE)}`;
  return isPartial ? `${text}\n\n${say(PARTIAL)}` : text;
}

const findCompany = (text: string) =>
  /^\d{8}$/.test(text) ? findCompanyByKey(text) : findNamedCompany(text);

/** Those of one name, for the choice. */
async function chooseText(asking: Asking, people: readonly FoundPerson[]): Promise<string> {
  const lines = people
    .slice(0, MOST_PEOPLE)
    .map(({ id }) => personLine(asking, id, { groups: ['OWNER'], former: false }));
  const noun = nounOf(counted(people));
  const heading = asking.say({
    en: `Several ${noun.en} are called so. Their pages say what they own through others:`,
    da: `Flere ${noun.da} hedder det. Deres sider viser, hvad de ejer gennem andre:`,
  });
  return [heading, (await Promise.all(lines)).join('\n')].join('\n\n');
}

/**
 * "Which companies does X own through others?", "hvad ejer X indirekte?": of a person or a company.
 * Null for other questions, and where nobody is called so.
 */
export async function throughOthersAnswer(asking: Asking): Promise<Reply | null> {
  const { question, spoken } = asking;
  if (!THROUGH.test(question) || WHO.test(question)) return null;
  const asked = readOwned(askedOfOne(question.replace(THROUGH, ' ')));
  const { name: written = null, key = null, pronoun = false } = asked?.subject ?? {};
  const spokenOf = spoken.openKey ?? spoken.formerKey;
  const name = written ?? key ?? (pronoun ? spokenOf : null) ?? '';
  if (name.length < MIN_QUERY_LENGTH) return null;
  const [first, ...others] = await peopleCalled(name);
  if (first && others.length > 0) {
    return { text: await chooseText(asking, [first, ...others]) };
  }
  const company = first ? null : await findCompany(name);
  const ofCompany = company?.kind === 'one' ? await findHolderOfCompany(company.company.key) : null;
  const id = first?.id ?? ofCompany;
  if (id !== null) {
    return replyOf(await holdingsText(asking, id));
  }
  return company?.kind === 'one'
    ? { text: `${bold(companyLink(company.company))} ${asking.say(NONE)}` }
    : null;
}
