import 'server-only';
import type { ListedCompany } from '@/lib/assistant/tools/listed';
import { searchRegister } from '@/lib/assistant/tools/search';
import type { Exchange } from '@/lib/assistant/types';
import { foldText } from '@/lib/words/fold';
import { summaryAnswer } from '../company/company-answers';
import { notHeldAnswer } from '../company/not-held-answer';
import { answerOfOne } from '../company/of-one';
import type { Spoken } from '../company/which-company';
import { orderIn } from '../lists/search-answers';
import { type Understood, understand } from '../question/understand';
import type { Language } from '../text/language';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { link, TEXTS } from '../text/texts';
import { comparedBefore, extremeOf } from './compared-before';
import { readingBefore } from './follow-up';
import { isOfCompany } from './of-company';

const EXTREME =
  'largest|biggest|smallest|oldest|newest|youngest|største|mindste|ældste|nyeste|yngste';
const RANKS = [
  'first|1st|første',
  'second|2nd|anden|andet|næst',
  'third|3rd|tredje',
  'fourth|4th|fjerde',
  'fifth|5th|femte',
];
/** "The largest one", "the second", "den næststørste" of the companies that were found. */
const THE_FIRST = new RegExp(
  `(?<!\\p{L})(?:the|den|det) (?:(?<rank>${RANKS.join('|')})(?:[ -]?(?<of>${EXTREME}))?|(?<which>${EXTREME}))(?: one)?(?: (?:of|af) (?:them|those|these|dem))?(?!\\p{L})`,
  'iu',
);
const AT_END = new RegExp(
  `(?<!\\p{L})(?:of|in|at|for|has|does|i|hos|af|har)\\s+(?:the|den|det) (?:${RANKS.join('|')})(?: one)?[?!.\\s]*$`,
  'iu',
);
/** Words around the reference in a question that only asks which company it is. */
const ALONE =
  /^(?:(?:and|og|what about|how about|hvad med|who is|which is|hvem er|hvilken er|tell me about|fortael om|show|vis) )*(?:it|den)(?: then| saa)?$/;

/** "And the second?" */
const GOES_ON = /^(?:(?:and|og|what about|how about|hvad med) )+(?:it|den)(?: then| saa)?$/;

/** A question with "it" in place of "the first". */
const withIt = (question: string, language: Language) =>
  question.replace(THE_FIRST, language === 'da' ? 'den' : 'it');

/** What was just asked of another of those found: "who owns the first?" */
function askedOfFirst(former: readonly Exchange[], language: Language): Understood | null {
  for (const { question } of former.toReversed()) {
    if (!THE_FIRST.test(question)) return null;
    const rest = withIt(question, language);
    if (GOES_ON.test(foldText(rest))) continue;
    const asked = understand(rest, true);
    return isOfCompany(asked) ? asked : null;
  }
  return null;
}

/** `company`: null when fewer were found. */
type First = { company: ListedCompany | null; note: string };

function rankOf(text: string | undefined): number {
  const at = RANKS.findIndex((words) => text && words.split('|').includes(text.toLowerCase()));
  return Math.max(at, 0) + 1;
}

const NOTES = [
  { en: 'first', da: 'første' },
  { en: 'second', da: 'anden' },
  { en: 'third', da: 'tredje' },
  { en: 'fourth', da: 'fjerde' },
  { en: 'fifth', da: 'femte' },
];

async function ofSearch(
  { caller, say }: Asking,
  spoken: Spoken,
  { which, rank }: { which: string; rank: number },
): Promise<First | null> {
  const before = await readingBefore(spoken.former ?? []);
  if (!before || unreadOf(before.reading).length > 0) return null;
  const earlier = before.reading.sort ?? orderIn(before.question);
  const asked = orderIn(which);
  // After a search sorted by revenue, "the largest" is the largest by revenue.
  const isBySize = asked === 'employees-desc' && /^(?!founded).*-desc$/.test(earlier ?? '');
  const sort = isBySize ? earlier : (asked ?? earlier);
  const found = await searchRegister(caller, { ...before.reading, sort, limit: rank });
  const company = found.companies[rank - 1] ?? null;
  const [of, place] = [link(found.shown, found.href), NOTES[rank - 1] ?? { en: '', da: '' }];
  const note = say({
    en: `The ${place.en} of the ${of} found before.`,
    da: `Den ${place.da} af de ${of}, der blev fundet før.`,
  });
  const few = say({ en: `Found before were only ${of}.`, da: `Fundet før blev kun ${of}.` });
  if (found.total === 0) return null;
  return { company, note: company ? note : few };
}

async function ofCompared({ caller, say }: Asking, spoken: Spoken, which: string) {
  const compared = await comparedBefore(caller, spoken);
  const company = compared && extremeOf(compared, which);
  const note = say({
    en: 'Of those that were compared before.',
    da: 'Af dem, der blev sammenlignet før.',
  });
  return company ? { company, note } : null;
}

function answerFor(
  asking: Asking,
  asked: Understood,
  { company, spoken, isAlone }: { company: ListedCompany; spoken: Spoken; isAlone: boolean },
): Promise<Reply> | Reply | null {
  if (asked.kind === 'notHeld')
    return notHeldAnswer(asking, asked.what, { spoken, known: company });
  if (isAlone) return summaryAnswer({ ...asking, company });
  if (!isOfCompany(asked) || asked.subject.name || asked.subject.key) return null;
  const subject = { key: company.key, name: null, pronoun: false };
  return answerOfOne(asking, { ...asked, subject } as typeof asked, spoken);
}

/** Answers questions about the first, or second, company that was found or compared before. */
export async function answerAboutEarlierResult(
  asking: Asking,
  spoken: Spoken,
): Promise<Reply | null> {
  const { question, language } = asking;
  const groups = THE_FIRST.exec(question)?.groups;
  if (!groups) return null;
  const rest = withIt(question, language);
  const goesOn = GOES_ON.test(foldText(rest)) ? askedOfFirst(spoken.former ?? [], language) : null;
  const asked = goesOn ?? understand(rest, true);
  const isAlone = goesOn === null && ALONE.test(foldText(rest));
  const isMeant = isAlone || isOfCompany(asked) || asked.kind === 'notHeld';
  if (!isMeant) return null;
  const rank = rankOf(groups.rank);
  const which = groups.which ?? groups.of ?? groups.rank ?? '';
  const first =
    (rank === 1 && groups.which ? await ofCompared(asking, spoken, which) : null) ??
    (await ofSearch(asking, spoken, { which, rank }));
  // Without a list there is no "second one", and no company has that name.
  if (!first) {
    const isAtEnd = AT_END.test(question) && !('subject' in asked && asked.subject.name);
    return isAtEnd ? { text: asking.say(TEXTS.whichCompany), answered: false } : null;
  }
  const { company, note } = first;
  if (!company) return { text: note };
  const reply = await answerFor(asking, asked, { company, spoken, isAlone });
  return reply && { ...reply, text: `${reply.text}\n\n${note}` };
}
