import { readWithReader } from '@/lib/ai-search/read-sentence';
import { COUNTED_KINDS, type CountedKind } from '@/lib/roles/role-counts';
import { foldText } from '@/lib/words/fold';
import { mostHeldAnswer } from '../lists/holders-answer';
import { isFilters } from '../lists/reading';
import { holderAnswer, lineOf } from '../people/person-answer';
import { isAside, peopleIn } from '../question/spoken-of';
import { readMostHeld } from '../question/understand-holders';
import { groupsIn } from '../question/understand-people';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { rankIn } from './first-found';
import { fragmentOf, isShow } from './fragment';

/** "Hvilke bestyrelser?", "which companies are those?" */
const WHICH =
  /^(?:(?:and|og) )?(?:(?:which|what|hvilke) (?:boards|companies|firms|bestyrelser|virksomheder|selskaber|firmaer|poster)|where|hvor)(?: (?:are|is|er|sits?|sidder|has|have|har|owns?|ejer)? ?(?:they|those|these|that|it|he|she|de|det|den|han|hun)(?: (?:in|on|i|paa))?)?$/;
/** "1. [Mia Lund](/people/7): 12" */
const RANKED = /^1\. \[.*\]\(\/people\/\d+\): /m;
const MOST_WORDS = 6;

/** The kind of role that a question names, and nothing else: "og direktørposter?" */
function roleIn(fragment: string): CountedKind | null {
  const groups = groupsIn(foldText(fragment));
  const kinds = Object.entries(COUNTED_KINDS) as [CountedKind, readonly string[]][];
  const found = kinds.filter(([, of]) => groups.some((group) => of.includes(group)));
  const isShort = fragment.split(/\s+/).length <= MOST_WORDS && !/(?<=\S\s)\p{Lu}/u.test(fragment);
  return found.length === 1 && isShort ? (found[0]?.[0] ?? null) : null;
}

/**
 * What goes on from "who sits on most boards?": "which?", "and directorships?", "and in Aarhus?" and
 * "show number two". Null for any other question.
 */
export async function ofRanked(asking: Asking): Promise<Reply | null> {
  const { question, spoken } = asking;
  const former = spoken.former.filter((one) => !isAside(one));
  const last = former.findLast(({ answer }) => RANKED.test(answer));
  const base = last && former.slice(0, former.indexOf(last) + 1).findLast(isRanking);
  const first = base && readMostHeld(base.question);
  if (!last || !first) return null;
  const asked = { ...first, role: roleIn(fragmentOf(last.question) ?? '') ?? first.role };
  const people = peopleIn(last.answer);
  const held = { groups: [...COUNTED_KINDS[asked.role]], former: false };
  const rank = rankIn(question);
  const person = rank === null ? undefined : people[rank - 1];
  if (person) {
    const text = await holderAnswer(asking, person.id, held);
    return text === null ? null : { text };
  }
  if (last !== former.at(-1)) return null;
  const folded = foldText(question).trim();
  if (isShow(question) || WHICH.test(folded)) {
    const lines = await Promise.all(people.map(({ id }) => lineOf(asking, id, held)));
    return { text: lines.join('\n') };
  }
  const fragment = fragmentOf(question);
  if (fragment === null) return null;
  const role = roleIn(fragment);
  if (role !== null) return mostHeldAnswer(asking, { ...asked, role });
  const reading = await readWithReader(fragment);
  const isAmong = isFilters(reading) && unreadOf(reading).length === 0 && reading.search === null;
  return isAmong ? mostHeldAnswer(asking, { ...asked, among: fragment }) : null;
}

const isRanking = ({ question }: { question: string }) => readMostHeld(question) !== null;
