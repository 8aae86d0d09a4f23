import 'server-only';
import { findCompanyByKey, findNamedCompany } from '@/lib/assistant/tools/find-company';
import { findPeople } from '@/lib/assistant/tools/find-people';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { paths } from '@/lib/paths';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { foldText } from '@/lib/words/fold';
import { noneText, type Spoken, severalText } from '../company/which-company';
import { keyOfFormer } from '../question/spoken-of';
import { formalNamesIn, isPronoun, keyIn } from '../question/subject';
import { asksHowMuchOwned, type OwnsClaim, readOwnsClaim } from '../question/understand-owns';
import type { Asking, Reply } from '../text/reply';
import { type Owner, ownsText } from './owns-text';
import { exactOf } from './person-answer';
import { isPersonal, personBefore } from './spoken-person';

/** `reply`: what to say instead, where a name is that of several companies. */
type Named<Found> = { found: Found[] } | { reply: Reply };

const unquoted = (text: string) => text.replace(/["“”„«»]/g, '').trim();

/** The company under discussion; "it" is none that is named beside it. */
function spokenKey({ former = [], formerKey, openKey }: Spoken, beside: string | null) {
  const told = former.at(-1)?.answer.matchAll(/\/detail\/(\d{8})/g) ?? [];
  const keys = [formerKey, ...[...told].map(([, key = '']) => key), openKey];
  return keys.find((key) => key !== null && key !== beside) ?? null;
}

/**
 * The company with a name, or the one under discussion.
 * @param beside the company that the question names beside it
 */
async function companiesIn(
  asking: Asking,
  written: string,
  { spoken, beside = null }: { spoken: Spoken; beside?: string | null },
): Promise<Named<ListedCompany>> {
  const text = unquoted(written);
  const key = isPronoun(foldText(text)) ? spokenKey(spoken, beside) : keyIn(text);
  if (key === null && isPronoun(foldText(text))) return { found: [] };
  const found = await (key === null ? findNamedCompany(text) : findCompanyByKey(key));
  if (found.kind === 'one') return { found: found.isSame ? [found.company] : [] };
  const isSame = found.kind === 'several' && found.isSame;
  return isSame ? { reply: { text: severalText(asking, found) } } : { found: [] };
}

const ofCompany = async (company: ListedCompany): Promise<Owner> => ({
  id: await findHolderOfCompany(company.key),
  name: company.name,
  href: company.href,
  company,
});

/** Those who may be meant as the owner: people of the name, and the company that is called so. */
async function ownersIn(
  asking: Asking,
  written: string,
  { spoken, beside }: { spoken: Spoken; beside: string | null },
): Promise<Named<Owner>> {
  if (isPersonal(written, asking.language)) {
    const person = personBefore(spoken.former ?? []);
    const isKnown = person !== null && person !== 'several';
    return { found: isKnown ? [{ ...person, company: null }] : [] };
  }
  const companies = await companiesIn(asking, written, { spoken, beside });
  const name = unquoted(written);
  const isOfPerson = /\S\s+\S/.test(name) && formalNamesIn(name).length === 0;
  const people = isOfPerson ? exactOf(await findPeople(asking.caller, { name }), name) : [];
  if ('reply' in companies && people.length === 0) return companies;
  const others = 'found' in companies ? await Promise.all(companies.found.map(ofCompany)) : [];
  const persons = people.map(({ id, name: called }) => ({
    id,
    name: called,
    href: paths.person(id),
    company: null,
  }));
  return { found: [...persons, ...others] };
}

/** Says which of two names that are written with their legal form is that of no company. */
async function unknownName(asking: Asking, { pairs }: OwnsClaim): Promise<Reply | null> {
  const [first] = pairs;
  const names = first ? [first.owner, first.owned].map(unquoted) : [];
  if (!names.every((name) => formalNamesIn(name).includes(name))) return null;
  const found = await Promise.all(names.map(findNamedCompany));
  const unknown = names.filter((_, at) => found[at]?.kind === 'none');
  return unknown.length > 0
    ? { text: unknown.map((name) => noneText(asking, name)).join('\n\n') }
    : null;
}

/**
 * "Does A own B?", "er B et datterselskab af A?": yes or no, with the share, directly or through
 * others. Null for any other question, and where one of the names is unknown.
 */
export async function ofOwnsClaim(asking: Asking, spoken: Spoken): Promise<Reply | null> {
  const before = spoken.former?.at(-1);
  if (before && asksHowMuchOwned(asking.question)) {
    // The answer has the share.
    const former = spoken.former?.slice(0, -1) ?? [];
    const again = { ...asking, question: before.question };
    const given = { ...spoken, former, formerKey: keyOfFormer(former) };
    return answerClaim(again, given, { asksHowMuch: true });
  }
  return answerClaim(asking, spoken, { asksHowMuch: false });
}

async function answerClaim(
  asking: Asking,
  spoken: Spoken,
  { asksHowMuch }: { asksHowMuch: boolean },
): Promise<Reply | null> {
  const claim = readOwnsClaim(asking.question);
  if (!claim) return null;
  for (const { owner, owned } of claim.pairs) {
    const named = await companiesIn(asking, owner, { spoken });
    const by = 'found' in named && !isPronoun(foldText(owner)) ? named.found[0]?.key : null;
    const companies = await companiesIn(asking, owned, { spoken, beside: by ?? null });
    if ('found' in companies && companies.found.length === 0) continue;
    const beside = 'found' in companies ? (companies.found[0]?.key ?? null) : null;
    const owners = await ownersIn(asking, owner, { spoken, beside });
    if ('found' in owners && owners.found.length === 0) continue;
    if ('reply' in companies) return companies.reply;
    if ('reply' in owners) return owners.reply;
    const [company] = companies.found;
    if (company)
      return {
        text: await ownsText(asking, { owners: owners.found, company, claim, asksHowMuch }),
      };
  }
  return unknownName(asking, claim);
}
