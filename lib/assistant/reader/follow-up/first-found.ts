import type { ListedCompany } from '@/lib/assistant/tools/facts';
import { searchRegister } from '@/lib/assistant/tools/search';
import type { Exchange } from '@/lib/assistant/types';
import type { Language } from '@/lib/i18n/languages';
import { foldText } from '@/lib/words/fold';
import { summaryAnswer } from '../company/company-answers';
import { notHeldAnswer } from '../company/not-held-answer';
import { answerOfOne, isOfCompany } from '../company/of-one';
import { orderIn } from '../lists/reading';
import { type Understood, understand } from '../question/understand';
import { unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { link, TEXTS } from '../text/texts';
import { comparedBefore, extremeOf } from './compared';
import { readingBefore } from './search-before';

const EXTREME =
  'largest|biggest|smallest|oldest|newest|youngest|største|mindste|ældste|nyeste|yngste';
const RANKS = [
  { words: 'first|1st|første', number: '1|one|en|et', en: 'first', da: 'første' },
  { words: 'second|2nd|anden|andet|næst', number: '2|two|to', en: 'second', da: 'anden' },
  { words: 'third|3rd|tredje', number: '3|three|tre', en: 'third', da: 'tredje' },
  { words: 'fourth|4th|fjerde', number: '4|four|fire', en: 'fourth', da: 'fjerde' },
  { words: 'fifth|5th|femte', number: '5|five|fem', en: 'fifth', da: 'femte' },
];
const A_RANK = RANKS.map(({ words }) => words).join('|');
const A_NUMBER = RANKS.map(({ number }) => number).join('|');
/** "The largest one", "the second", "number two", "den næststørste" of the companies that were found. */
const THE_FIRST = new RegExp(
  `(?<!\\p{L})(?:(?:the|den|det) (?:(?<rank>${A_RANK})(?:[ -]?(?<of>${EXTREME}))?|(?<which>${EXTREME}))|(?:number|no\\.?|nummer|nr\\.?) (?<number>${A_NUMBER}))(?: one)?(?: (?:of|af) (?:them|those|these|dem))?(?!\\p{L})`,
  'iu',
);
const AT_END = new RegExp(
  `(?<!\\p{L})(?:of|in|at|for|has|does|i|hos|af|har)\\s+(?:the|den|det) (?:${A_RANK})(?: one)?[?!.\\s]*$`,
  'iu',
);
/** "The oldest company in Aarhus" is of the whole register. */
const OF_ALL = new RegExp(
  `(?<!\\p{L})(?:the|den|det) (?:${A_RANK}|)[ -]?(?:${EXTREME}) (?:(?!(?:of|af|found|fundne) )\\p{L}+[ -]){0,2}(?:company|firm|business|virksomhed|selskab|firma)(?!\\p{L}| (?:of|among|af|blandt|that|which|you|som|du|der blev) )`,
  'iu',
);
/** Words around the reference in a question that only asks which company it is. */
const ALONE =
  /^(?:(?:and|og|what about|how about|hvad med|who is|which is|what is|hvem er|hvilken er|hvad er|tell me about|fortael om|show|show me|vis|vis mig) )*(?:it|den)(?: then| saa)?$/;

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
  const at = RANKS.findIndex(
    ({ words, number }) => text && `${words}|${number}`.split('|').includes(text.toLowerCase()),
  );
  return Math.max(at, 0) + 1;
}

/** The place in a list that a question asks for, and nothing else: "vis nummer to"; null for none. */
export function rankIn(question: string): number | null {
  const { rank, of, number } = THE_FIRST.exec(question)?.groups ?? {};
  const isAlone = ALONE.test(foldText(withIt(question, 'en')));
  return isAlone && !of && (rank ?? number) ? rankOf(rank ?? number) : null;
}

async function ofSearch(
  { say, spoken }: Asking,
  { which, rank }: { which: string; rank: number },
): Promise<First | null> {
  const before = await readingBefore(spoken.former);
  if (!before || unreadOf(before.reading).length > 0) return null;
  const earlier = before.reading.sort ?? orderIn(before.question);
  const asked = orderIn(which);
  // After a search sorted by revenue, "the largest" is the largest by revenue.
  const isBySize = asked === 'employees-desc' && /^(?!founded).*-desc$/.test(earlier ?? '');
  const sort = isBySize ? earlier : (asked ?? earlier);
  const found = await searchRegister({ ...before.reading, sort, limit: rank });
  const company = found.companies[rank - 1] ?? null;
  const [of, place] = [link(found.shown, found.href), RANKS[rank - 1] ?? { en: '', da: '' }];
  const note = say({
    en: `The ${place.en} of the ${of} found before.`,
    da: `Den ${place.da} af de ${of}, der blev fundet før.`,
  });
  const few = say({
    en: `Only ${of} ${found.total === 1 ? 'was' : 'were'} found before.`,
    da: `Der blev kun fundet ${of} før.`,
  });
  if (found.total === 0) return null;
  return { company, note: company ? note : few };
}

async function ofCompared(asking: Asking, which: string) {
  const { say } = asking;
  const compared = await comparedBefore(asking);
  const company = compared && (await extremeOf(compared, which));
  const note = say({
    en: 'Of those that were compared before.',
    da: 'Af dem, der blev sammenlignet før.',
  });
  return company ? { company, note } : null;
}

function answerFor(
  asking: Asking,
  asked: Understood,
  { company, isAlone }: { company: ListedCompany; isAlone: boolean },
): Promise<Reply> | Reply | null {
  if (asked.kind === 'notHeld') return notHeldAnswer(asking, asked.what, company);
  if (isAlone) return summaryAnswer({ ...asking, company });
  if (!isOfCompany(asked) || asked.subject.name || asked.subject.key) return null;
  const subject = { key: company.key, name: null, pronoun: false };
  return answerOfOne(asking, { ...asked, subject } as typeof asked);
}

/** Answers questions about the first, or second, company that was found or compared before. */
export async function answerAboutEarlierResult(asking: Asking): Promise<Reply | null> {
  const { question, language, spoken } = asking;
  const groups = THE_FIRST.exec(question)?.groups;
  if (!groups || OF_ALL.test(question)) return null;
  const rest = withIt(question, language);
  const goesOn = GOES_ON.test(foldText(rest)) ? askedOfFirst(spoken.former, language) : null;
  const asked = goesOn ?? understand(rest, true);
  const isAlone = goesOn === null && ALONE.test(foldText(rest));
  const isMeant = isAlone || isOfCompany(asked) || asked.kind === 'notHeld';
  if (!isMeant) return null;
  const rank = rankOf(groups.rank ?? groups.number);
  const which = groups.which ?? groups.of ?? groups.rank ?? '';
  const first =
    (rank === 1 && groups.which ? await ofCompared(asking, which) : null) ??
    (await ofSearch(asking, { which, rank }));
  // Without a list there is no "second one", and no company has that name.
  if (!first) {
    const isAtEnd = AT_END.test(question) && !('subject' in asked && asked.subject.name);
    return isAtEnd ? { text: asking.say(TEXTS.whichCompany), answered: false } : null;
  }
  const { company, note } = first;
  if (!company) return { text: note };
  const reply = await answerFor(asking, asked, { company, isAlone });
  return reply && { ...reply, text: `${reply.text}\n\n${note}` };
}
