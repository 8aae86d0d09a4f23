import type { Asked } from './asked';
import { everyMatch, has, matchesOf, matchOf } from './match';
import { COMPANIES } from './question-words';
import { ROLE_WORDS } from './vocabulary';

const ONE_OR_MORE = `(?:${COMPANIES}|company|firm|virksomhed|selskab|firma)`;
/** Words for having a part in a company. */
const HAS_PART =
  '(?:is |are |was |er |bliver )?(?:owned|run|led|managed|controlled|founded|ejet|ledet|drevet|styret|stiftet) (?:by|af)|runs?|owns?|leads?|manages?|controls?|founded|behind|involved (?:in|with)|sits? (?:on|in)|a part (?:in|of)|roles? (?:in|at)|ejer|leder|driver|styrer|bestyrer|stiftede|staar bag|sidder(?: i)?|er med i|roller i';
const ASKS = `(?:(?:find|show me|list|vis(?: mig)?) )?(?:which |what |hvilke |hvilken |hvilket )?(?:other |andre )?${ONE_OR_MORE}|what else|hvad ellers|what (?:does|do)|hvad(?= (?:ejer|leder|driver|styrer))`;

/**
 * Whose companies are asked for: "which companies does Anders Jensen run?" Null where no part in
 * a company is spoken of. What is left may still be no person.
 */
export function readPerson({ folded, subjectOf }: Asked): string | null {
  const asks = matchOf(ASKS, folded);
  const parts = everyMatch(HAS_PART, folded);
  const roles = matchesOf(ROLE_WORDS, folded);
  if (asks.length === 0 || (parts.length === 0 && roles.length === 0)) return null;
  const { name, key, pronoun } = subjectOf(asks, parts, roles);
  return key !== null || pronoun || has('have|has|har', name ?? '') ? null : name;
}

/** "Who is Anders Jensen?" may ask for a person before a company. */
export const asksWho = (folded: string) => /^(?:who is|who s|hvem er) /.test(folded);
