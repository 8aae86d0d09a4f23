import { foldText } from '@/lib/words/fold';
import { isAside, NAMED_OR_NUMBERED, peopleIn, personHeading } from '../question/spoken-of';
import { groupsIn } from '../question/understand-people';
import type { Asking, Reply } from '../text/reply';
import { replyOf } from '../text/texts';
import { has } from '../words/match';
import { holderAnswer, personLine } from './person-answer';

const THEY = 'they|it|de|den|det';
const ELSE =
  '(?:what|hvad|who|hvem) (?:else|ellers)|else|ellers|(?:any )?others|(?:nogen )?andre$|(?:other|more|andre|flere) (?:companies|firms|businesses|virksomheder|firmaer|selskaber)';
const VERB =
  'own|owns|audits?|runs?|leads?|manages?|control|involved|in|ejer|reviderer|leder|driver|styrer|med i|sidder';

const OF_COMPANY = /^\*\*\[(?:[^\]\\]|\\.)+\]\(\/detail\/\d{8}\)\*\*/;
const MOST_HOLDERS = 6;

/** The holders of roles that an answer named, each once. */
function holdersIn(answer: string): string[] {
  const alone = personHeading(answer);
  if (alone) return [alone.id];
  if (!OF_COMPANY.test(answer)) return [];
  return [...new Set(peopleIn(answer).map(({ id }) => id))].slice(0, MOST_HOLDERS);
}

/**
 * "What else do they own?", "hvad reviderer de ellers?" after an answer that named owners or an
 * auditor; null for any other question.
 */
export async function ofSpokenHolders(asking: Asking): Promise<Reply | null> {
  const { question, spoken } = asking;
  const folded = foldText(question);
  const isAsked = [THEY, ELSE, VERB].every((words) => has(words, folded));
  const last =
    isAsked && !NAMED_OR_NUMBERED.test(question)
      ? spoken.former.findLast((one) => !isAside(one))
      : null;
  const holders = last ? holdersIn(last.answer) : [];
  const [first, second] = holders;
  if (!last || !first) return null;
  const groups = groupsIn(folded);
  const asked = { groups: groups.length > 0 ? groups : null, former: false };
  if (!second) {
    return replyOf(await holderAnswer(asking, first, asked));
  }
  const lines = await Promise.all(holders.map((id) => personLine(asking, id, asked)));
  const [heading = ''] = OF_COMPANY.exec(last.answer) ?? [];
  return { text: [heading, lines.join('\n')].join('\n\n') };
}
