import type { Exchange } from '@/lib/assistant/types';
import { COUNTED_KINDS, type CountedKind } from '@/lib/roles/role-counts';
import { foldText } from '@/lib/words/fold';
import { mostHeldAnswer } from '../lists/holders-answer';
import type { OfHolder } from '../people/held-as';
import { holderAnswer, personLine } from '../people/person-answer';
import { onlyThose } from '../people/whose';
import { isAside, peopleIn, personHeading } from '../question/spoken-of';
import { type MostHeld, readMostHeld } from '../question/understand-holders';
import { groupsIn } from '../question/understand-people';
import type { Asking, Reply } from '../text/reply';
import { replyOf } from '../text/texts';
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

/** The ranking that a question goes on with: of another role, or among other companies. */
function goneOn(before: MostHeld, question: string): MostHeld {
  const fragment = fragmentOf(question);
  if (fragment === null) return before;
  const role = roleIn(fragment);
  return role === null ? { ...before, among: fragment } : { ...before, role };
}

/** Roles of one who is spoken of: "og direktørposter?" */
const POSTS = /poster|directorships|seats/;

async function postsOf(asking: Asking, { answer }: Exchange): Promise<Reply | null> {
  const person = personHeading(answer);
  const fragment = POSTS.test(foldText(asking.question)) ? fragmentOf(asking.question) : null;
  const role = fragment === null ? null : roleIn(fragment);
  if (!person || role === null) return null;
  const groups = [...COUNTED_KINDS[role]];
  return replyOf(await holderAnswer(asking, person.id, { groups, former: false }));
}

const asksWhichTheyAre = (question: string) =>
  isShow(question) || WHICH.test(foldText(question).trim());

/**
 * What goes on from "who sits on most boards?": "which?", "and directorships?", "and in Aarhus?" and
 * "show number two". Null for any other question.
 */
export async function ofRanked(asking: Asking): Promise<Reply | null> {
  const { question } = asking;
  const former = asking.spoken.former.filter((one) => !isAside(one));
  const last = former.at(-1);
  const posts = last ? await postsOf(asking, last) : null;
  if (posts) return posts;
  const at = former.findLastIndex(({ answer }) => RANKED.test(answer));
  const rankings = former.slice(0, at + 1).filter(({ answer }) => RANKED.test(answer));
  const from = rankings.findLastIndex((one) => readMostHeld(one.question) !== null);
  const first = readMostHeld(rankings[from]?.question ?? '');
  if (!first) return null;
  const asked = rankings
    .slice(from + 1)
    .reduce((before, one) => goneOn(before, one.question), first);
  const people = peopleIn(former[at]?.answer ?? '');
  const held: OfHolder = {
    ...{ groups: [...COUNTED_KINDS[asked.role]], former: false },
    only: await onlyThose(asked.among, ''),
  };
  const person = people[(rankIn(question) ?? 0) - 1];
  const text = person ? await holderAnswer(asking, person.id, held) : null;
  if (text !== null) return { text };
  // "And directorships?" after one of them is of that one.
  if (!former.slice(at + 1).every((one) => asksWhichTheyAre(one.question))) return null;
  if (asksWhichTheyAre(question)) {
    const lines = await Promise.all(people.map(({ id }) => personLine(asking, id, held)));
    return { text: lines.join('\n') };
  }
  const next = goneOn(asked, question);
  if (next === asked) return null;
  const isRead = next.role !== asked.role || (await onlyThose(next.among, '')) !== null;
  return isRead ? mostHeldAnswer(asking, next) : null;
}
