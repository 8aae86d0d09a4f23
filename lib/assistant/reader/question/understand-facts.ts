import { everyMatch, has, matchesOf, matchOf } from '../words/match';
import { ALONE, DOES, FACT_WORDS, FORMER, HOW_MANY, ROLE_WORDS } from '../words/vocabulary';
import type { Asked } from './asked';
import { readClaim } from './claim';
import type { Facts } from './facts';
import { timeIn } from './when';

/** "Hvad beskæftiger Bech sig med?", with the name between the words. */
const WITH = '(?<=beskaeftiger .*)sig med$';

/** "Is Bech active?", "what does it do?", "since when has it been called so?" */
export function readFacts({ question, folded, subjectOf }: Asked): Facts | null {
  const facts = matchesOf(FACT_WORDS, folded);
  if (facts.length === 0) return null;
  const { when, words } = timeIn(folded);
  const [only] = facts.length === 1 ? facts.map(({ means }) => means) : [];
  const isOfStaff = only === 'employees';
  const claim = isOfStaff || only === 'founded' ? readClaim(question) : undefined;
  const change = isOfStaff && when.moved ? when : undefined;
  const ofBefore = facts.some(({ means }) => means === 'otherNames');
  const around = [...matchOf(HOW_MANY, folded), ...everyMatch(WITH, folded)];
  const before = ofBefore ? matchOf(`foer(?: i tiden)?|before|${FORMER}`, folded) : [];
  return {
    kind: 'fact',
    fields: facts.map(({ means }) => means),
    year: when.year,
    ...(when.history && { history: true }),
    ...(only === 'industry' && has(DOES, folded) && { activities: true as const }),
    ...(claim && { claim }),
    ...(change && { change }),
    subject: subjectOf(facts, words, before, around),
  };
}

/** "Can the director sign alone?" asks for the signing rule, not for the directors. */
export function readSigning({ folded, subjectOf }: Asked): Facts | null {
  const signing = matchesOf(FACT_WORDS, folded).filter(({ means }) => means === 'signingRule');
  if (signing.length === 0) return null;
  const roles = matchesOf(ROLE_WORDS, folded);
  const subject = subjectOf(signing, roles, everyMatch(ALONE, folded));
  return { kind: 'fact', fields: ['signingRule'], year: null, subject };
}
