import { findNamedCompany } from '@/lib/assistant/tools/search';
import { ofNear } from '../company/near-answer';
import { personAnswer } from '../people/person-answer';
import { answerAboutOwnedCompanies, auditedAnswer, onlyThose } from '../people/whose';
import { askedOfOne } from '../question/asked';
import { personHeading } from '../question/spoken-of';
import { understand } from '../question/understand';
import { readNear } from '../question/understand-near';
import { readPerson, readPersonOfRoleQuestion } from '../question/understand-people';
import type { Asking, Reply } from '../text/reply';
import { type Before, beforeOf, beginsAnew } from './before';
import { fragmentOf, isOfThem } from './fragment';
import { ofCompany } from './of-company';
import { hasFound, searchAgain } from './search-before';

const tidy = (text: string) => text.replace(/[?!.\s]+$/, '').trim();

/** "And near Bech?" after "which restaurants are near Nordhavn?" */
async function nearAnother(
  asking: Asking,
  { base }: Before,
  fragment: string,
): Promise<Reply | null> {
  const before = readNear(base.question);
  if (!before?.name) return null;
  const name = readNear(`companies ${fragment}`)?.name ?? tidy(fragment);
  const found = await findNamedCompany(name);
  if (found.kind !== 'one') return null;
  const question = base.question.replace(before.name, () => name);
  return ofNear({ ...asking, question });
}

/**
 * "And Mia Lund?", or a company, after "which companies does Anders Jensen own?" asks for the same
 * roles.
 */
async function ofOtherPerson(
  asking: Asking,
  { base }: Before,
  fragment: string,
): Promise<Reply | null> {
  // "And her other roles?" is of the same person.
  if (/^(?:his|her|hans|hendes)(?!\p{L}| \p{Lu})/u.test(fragment)) return null;
  const of = askedOfOne(base.question);
  const asked = readPersonOfRoleQuestion(of) ?? readPerson(of);
  const only = asked && (await onlyThose(fragment, ''));
  if (only) {
    const there = { ...asked, only };
    return (await personAnswer(asking, there, true)) ?? auditedAnswer(asking, there);
  }
  const named = asked && understand(fragment, false);
  const name = named?.kind === 'unknown' ? named.subject.name : null;
  if (!asked || name === null || !/\S\s+\S/.test(name)) return null;
  const person = await personAnswer(asking, { ...asked, name }, true);
  if (person) return person;
  const found = await findNamedCompany(name);
  if (found.kind !== 'one') return null;
  const question = base.question.replace(asked.name, () => name);
  return answerAboutOwnedCompanies({ ...asking, question }, understand(question, true));
}

/**
 * Answers a question that continues the previous one: "and in Odense?" after a search, "and Bech?"
 * or "and in 2019?" after a question about a company. Null when it does not.
 */
export async function followUp(asking: Asking): Promise<Reply | null> {
  const fragment = fragmentOf(asking.question);
  const { former } = asking.spoken;
  if (beginsAnew(asking.question, former)) return null;
  // Questions about one of the companies found do not change what "of them" refers to.
  const found = isOfThem(asking.question) ? former.findLastIndex(hasFound) + 1 : 0;
  const before = fragment && beforeOf(former.slice(0, found || former.length));
  if (!fragment || !before) return null;
  return (
    (personHeading(before.base.answer) ? null : await searchAgain(asking, before, fragment)) ??
    (await ofOtherPerson(asking, before, fragment)) ??
    (await nearAnother(asking, before, fragment)) ??
    (await ofCompany(asking, before, fragment))
  );
}
