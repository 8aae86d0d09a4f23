import { companyCalled, findNamedCompany } from '@/lib/assistant/tools/search';
import { withKnownName } from '../company/known-names';
import { answerOfOne, isOfCompany, type OfCompany } from '../company/of-one';
import { savedOneAnswer } from '../company/saved-answer';
import { statementAnswer } from '../company/statement-answer';
import { withCompany } from '../company/which-company';

import type { Subject } from '../question/asked';
import { readStatement } from '../question/statement';
import { type Understood, understand } from '../question/understand';
import { hasTime } from '../question/when';
import type { Asking, Reply } from '../text/reply';
import type { Before } from './before';
import { onlyYear } from './fragment';
import { changeIn } from './search-before';

/** A company whose name has words of a question: "Skagen Capital". */
async function subjectCalled(fragment: string): Promise<Subject | null> {
  const name = fragment.replace(/^["“”„«»]|["“”„«»]?[\s?!.]*$/g, '');
  const company = /\S\s+\S/.test(name) ? await companyCalled(name) : null;
  return company && { key: company.key, name: null, pronoun: false };
}

/** The company that makes up a whole fragment: "and Bech?" */
export async function companyIn(fragment: string): Promise<Subject | null> {
  const alone = understand(fragment, false);
  const called = await subjectCalled(fragment);
  if (called || alone.kind !== 'unknown') return called;
  if (await changeIn(fragment)) return null;
  const { key, name } = alone.subject;
  if (key !== null) return alone.subject;
  const found = name === null ? null : await findNamedCompany(name);
  return found?.kind === 'one' ? alone.subject : null;
}

/** The previous question, for another year or another company. */
async function changedBy(asked: OfCompany, fragment: string): Promise<OfCompany | null> {
  const year = onlyYear(fragment);
  if (year !== null) {
    if (!('year' in asked)) return null;
    return 'span' in asked ? { ...asked, year, span: null, history: false } : { ...asked, year };
  }
  const subject = await companyIn(fragment);
  if (!subject) return null;
  if (asked.kind !== 'together') return { ...asked, subject };
  return { ...asked, subject, parts: asked.parts.map((part) => ({ ...part, subject })) };
}

/** What "and the revenue?" asks for, of the company and the years before. */
function refinedBy(asked: OfCompany, fragment: string): OfCompany | null {
  const next = understand(fragment, true);
  if (!isOfCompany(next) || next.subject.name !== null || next.subject.key !== null) return null;
  const { subject } = asked;
  if (asked.kind === 'peers' && next.kind === 'keyFigures') {
    return { ...asked, fields: next.fields };
  }
  if ('span' in next && 'span' in asked && !hasTime(next)) {
    const { year, span, history } = asked;
    return { ...next, year, span, history, subject };
  }
  if (next.kind !== 'together') return { ...next, subject };
  return { ...next, subject, parts: next.parts.map((part) => ({ ...part, subject })) };
}

/** "And the ROE?" after a company was compared with its industry. */
const othersAmongPeers = (asked: OfCompany, fragment: string): OfCompany | null => {
  const refined = asked.kind === 'peers' ? refinedBy(asked, fragment) : null;
  return refined?.kind === 'peers' ? refined : null;
};

/** "And Bech?" after "have I saved Nordhavn?" */
async function ofSaved(asking: Asking, fragment: string): Promise<Reply | null> {
  const subject = await companyIn(fragment);
  return subject && withCompany(asking, { subject }, (one) => savedOneAnswer(asking, one));
}

/** "And Bech?" after "is Nordhavn in Aarhus?" */
async function ofStatement(
  asking: Asking,
  { base }: Before,
  fragment: string,
): Promise<Reply | null> {
  const statement = readStatement(await withKnownName(base.question));
  // What was answered otherwise was no such question.
  const isMeant = statement !== null && /^\*\*\[.*\n\n(?:Ja|Nej|Yes|No)\.\n/.test(base.answer);
  const subject = isMeant ? await companyIn(fragment) : null;
  return subject && statement && statementAnswer(asking, { ...statement, subject });
}

const understoodBefore = async (question: string): Promise<Understood> => {
  const first = understand(await withKnownName(question), true);
  return first.kind === 'ofTheMost' ? first.asked : first;
};

/** What was asked of a company, with the changes made since; null when it was of something else. */
export async function askedBefore(
  { base, fragments }: Before,
  first?: Understood,
): Promise<OfCompany | null> {
  const begun = first ?? (await understoodBefore(base.question));
  if (!isOfCompany(begun)) return null;
  let asked: OfCompany = begun;
  for (const earlier of fragments) {
    asked = (await changedBy(asked, earlier)) ?? refinedBy(asked, earlier) ?? asked;
  }
  return asked;
}

/** Answers a fragment after a question about a company; null when it is no such fragment. */
export async function ofCompany(
  asking: Asking,
  { base, fragments }: Before,
  fragment: string,
): Promise<Reply | null> {
  const other = await ofStatement(asking, { base, fragments }, fragment);
  if (other) return other;
  const first = await understoodBefore(base.question);
  if (first.kind === 'saved') return ofSaved(asking, fragment);
  const asked = await askedBefore({ base, fragments }, first);
  if (!asked) return null;
  const changed = (await changedBy(asked, fragment)) ?? othersAmongPeers(asked, fragment);
  return changed && answerOfOne(asking, changed);
}
