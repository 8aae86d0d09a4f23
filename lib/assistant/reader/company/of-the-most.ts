import 'server-only';
import { readWithReader } from '@/lib/ai-search/read-sentence';
import { searchRegister } from '@/lib/assistant/tools/search';
import { orderIn, searchAnswer } from '../lists/search-answers';
import { askedOfOne } from '../question/asked';
import { type AboutOne, readOfOne } from '../question/understand-company';
import { readText, unreadOf } from '../text/reading-text';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { answerOfOne } from './of-one';

const EXTREME =
  /(?<!\p{L})(?:largest|biggest|smallest|oldest|newest|youngest|fastest|største|mindste|ældste|nyeste|yngste|hurtigste?)(?!\p{L})/iu;

const OF_ONE_TRADE = new RegExp(`(?<=\\s)(?:the|den|det) (?=(?:${EXTREME.source}) )`, 'iu');

/** "Who is the CEO of the largest dairy?": the question about the one company, if it is one. */
async function askedOfTheMost({ question }: Asking): Promise<AboutOne | null> {
  const at = question.search(OF_ONE_TRADE);
  if (at < 0) return null;
  const of = readOfOne(askedOfOne(question.slice(0, at)));
  if (!of || !('subject' in of) || of.kind === 'health') return null;
  if (of.subject.name !== null || of.subject.key !== null) return null;
  const { filters, notUnderstood } = await readWithReader(question.slice(at));
  const isTrade = filters.industry ?? filters.companyType;
  return isTrade && notUnderstood.length === 0 ? of : null;
}

/** Answers such a question; null for any other. */
export async function ofTheMostOfTrade(asking: Asking): Promise<Reply | null> {
  const asked = await askedOfTheMost(asking);
  return asked && ofTheMost(asking, asked);
}

/**
 * Answers about the company that a search finds first: "the CEO of the largest company in Aarhus".
 */
export async function ofTheMost(asking: Asking, asked: AboutOne): Promise<Reply> {
  const { question, caller, say } = asking;
  const reading = await readWithReader(question);
  // The words before the superlative ask about the company; all words from it on must be read.
  const { notUnderstood } = await readWithReader(question.slice(question.search(EXTREME)));
  if (unreadOf({ ...reading, notUnderstood }).length > 0) {
    return searchAnswer(asking, 'list', { ...reading, notUnderstood });
  }
  const sort = reading.sort ?? orderIn(question);
  const { companies } = await searchRegister(caller, { ...reading, sort, limit: 1 });
  const [company] = companies;
  if (!company) return { text: say(TEXTS.noneFits) };
  const subject = { key: company.key, name: null, pronoun: false };
  const reply = await answerOfOne(asking, { ...asked, subject } as AboutOne, {
    openKey: null,
    formerKey: null,
  });
  return { ...reply, text: [reply.text, ...readText(reading, say)].join('\n\n') };
}
