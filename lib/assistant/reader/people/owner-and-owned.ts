import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { peopleCalled } from '@/lib/assistant/tools/person';
import { findCompanyByKey, findNamedCompany } from '@/lib/assistant/tools/search';
import { paths } from '@/lib/paths';
import { findHolderOfCompany } from '@/lib/people/held-companies';
import { foldText } from '@/lib/words/fold';
import { severalText } from '../company/which-company';
import { formalNamesIn, isPronoun, keyIn } from '../question/subject';
import type { Asking, Reply, Spoken } from '../text/reply';
import { isPersonPronoun, personBefore } from './spoken-person';

/** Somebody who may own a company; `id`: null where the register knows no role of a company. */
export type Owner = {
  id: string | null;
  name: string;
  href: string;
  /** The owner itself, where it is a company. */
  company: ListedCompany | null;
};

/** `reply`: what to say instead, where a name is that of several companies. */
type Named<Found> = { found: Found[] } | { reply: Reply };

export const unquoted = (text: string) => text.replace(/["“”„«»]/g, '').trim();

/** The company under discussion; "it" is none that is named beside it. */
function spokenKey({ former, formerKey, openKey }: Spoken, beside: string | null) {
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
  beside: string | null,
): Promise<Named<ListedCompany>> {
  const text = unquoted(written);
  const key = isPronoun(foldText(text)) ? spokenKey(asking.spoken, beside) : keyIn(text);
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

/** Those who may be meant: people or organisations of the name, and the company that is called so. */
export async function ownersIn(
  asking: Asking,
  written: string,
  beside: string | null,
): Promise<Named<Owner>> {
  if (isPersonPronoun(written, asking.language)) {
    const person = personBefore(asking.spoken.former);
    const isKnown = person !== null && person !== 'several';
    return { found: isKnown ? [{ ...person, company: null }] : [] };
  }
  const companies = await companiesIn(asking, written, beside);
  const name = unquoted(written);
  const isOfPerson = /\S\s+\S/.test(name) && formalNamesIn(name).length === 0;
  const people = isOfPerson ? await peopleCalled(name) : [];
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

/**
 * Those who may be meant as the owner, and the company, of the first pair of names that are known;
 * null for none.
 */
export async function namedPair(
  asking: Asking,
  pairs: readonly { owner: string; owned: string }[],
): Promise<{ owners: Owner[]; company: ListedCompany } | { reply: Reply } | null> {
  for (const { owner, owned } of pairs) {
    const named = await companiesIn(asking, owner, null);
    const by = 'found' in named && !isPronoun(foldText(owner)) ? named.found[0]?.key : null;
    const companies = await companiesIn(asking, owned, by ?? null);
    if ('found' in companies && companies.found.length === 0) continue;
    const beside = 'found' in companies ? (companies.found[0]?.key ?? null) : null;
    const owners = await ownersIn(asking, owner, beside);
    if ('found' in owners && owners.found.length === 0) continue;
    if ('reply' in companies) return companies;
    if ('reply' in owners) return owners;
    const [company] = companies.found;
    if (company) return { owners: owners.found, company };
  }
  return null;
}
