import 'server-only';
import { findNamedCompany } from '@/lib/assistant/tools/find-company';
import type { Spoken } from '../company/which-company';
import { onlyThose } from '../people/only-those';
import { personAnswer } from '../people/person-answer';
import { answerAboutOwnedCompanies, auditedAnswer } from '../people/whose';
import { askedOfOne } from '../question/asked';
import { understand } from '../question/understand';
import { readPerson, readPersonOfRoleQuestion } from '../question/understand-people';
import type { Asking, Reply } from '../text/reply';
import type { Before } from './before';

/**
 * "And Mia Lund?", or a company, after "which companies does Anders Jensen own?" asks for the same
 * roles.
 */
export async function ofOtherPerson(
  asking: Asking,
  { base }: Before,
  { fragment, spoken }: { fragment: string; spoken: Spoken },
): Promise<Reply | null> {
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
  return answerAboutOwnedCompanies({ ...asking, question }, understand(question, true), spoken);
}
