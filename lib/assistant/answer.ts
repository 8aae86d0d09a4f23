import 'server-only';
import type { AccountCaller, SessionUser } from '@/lib/auth/types';
import { AppError } from '@/lib/errors';
import type { Language } from '@/lib/i18n/languages';
import { findModel, kindOfFailure } from '@/lib/integrations/openai';
import { log } from '@/lib/log';
import { type Hold, holdUse } from '@/lib/quotas/hold';
import { findRemaining } from '@/lib/quotas/queries';
import { throttleQuestion } from '@/lib/throttle';
import { FORMER_TOLD, MESSAGES, NOTES } from './constants';
import { listFormer, storeExchange } from './history';
import { answerByModel, ModelFailure } from './model/drive';
import type { ModelLimits } from './model/limits';
import { answerByReader } from './reader';
import { keyOfFormer } from './reader/question/spoken-of';
import { languageOf } from './reader/text/language';
import { writtenAs } from './stream';
import type { AssistantEvent, AssistantPage, Exchange } from './types';

type Asker = AccountCaller & Pick<SessionUser, 'isSubscriber'>;

export type Asked = {
  user: Asker;
  question: string;
  page?: AssistantPage;
  /** The language of the pages, used for questions that have no words of either language. */
  language?: Language;
  /** Aborted when the client no longer waits. */
  signal: AbortSignal;
  limits?: ModelLimits;
};

/** A piece of the answer, or its end with whether it counts against the quota. */
type Said =
  | Extract<AssistantEvent, { type: 'text' | 'search' }>
  | { type: 'end'; by: 'reader' | 'model'; counts: boolean };

const KEY = /^\d{8}$/;
const openKeyOf = (page: AssistantPage | undefined) =>
  page?.kind === 'company' && page.key && KEY.test(page.key) ? page.key : null;

async function* byReader(asked: Asked, former: Exchange[], counts: boolean): AsyncGenerator<Said> {
  const { user, question, page, language } = asked;
  const spoken = { openKey: openKeyOf(page), formerKey: keyOfFormer(former), former };
  const reply = await answerByReader({ userId: user.id, question, page, language, ...spoken });
  yield* reply.text.split(/(?<=\n)/).map((text) => ({ type: 'text' as const, text }));
  if (reply.search) yield { type: 'search', ...reply.search };
  yield { type: 'end', by: 'reader', counts: counts && reply.answered !== false };
}

async function* byModel(
  asked: Asked,
  former: Exchange[],
  model: NonNullable<ReturnType<typeof findModel>>,
): AsyncGenerator<Said> {
  const { user, question, page, signal, limits } = asked;
  const language = languageOf(question, asked.language);
  const told = { model, userId: user.id, question, page, former, signal, limits };
  for await (const piece of answerByModel(told)) {
    if (piece.type === 'text') yield piece;
    else if (piece.type === 'note') {
      yield { type: 'text', text: `\n\n*${NOTES[piece.note][language]}*` };
    } else {
      yield { type: 'search', href: piece.href, label: NOTES[piece.label][language] };
    }
  }
  yield { type: 'end', by: 'model', counts: true };
}

/** Yields the model's answer; when the model fails, the reader takes over and says so. */
async function* spoken(asked: Asked): AsyncGenerator<Said> {
  const model = findModel();
  const former = await listFormer(asked.user.id, FORMER_TOLD);
  if (!model) return yield* byReader(asked, former, true);
  let begun = false;
  try {
    for await (const said of byModel(asked, former, model)) {
      begun = true;
      yield said;
    }
  } catch (failure) {
    if (!(failure instanceof ModelFailure) || asked.signal.aborted) throw failure;
    const why = failure.message;
    log.warn(
      { ...kindOfFailure(failure.cause ?? failure), why },
      'The model failed; the reader answers.',
    );
    const note =
      NOTES[begun ? 'brokenOff' : 'takenOver'][languageOf(asked.question, asked.language)];
    yield { type: 'text', text: `${begun ? '\n\n' : ''}*${note}*\n\n` };
    yield* byReader(asked, former, false);
  }
}

/** Ends an exchange exactly once: the answer is stored and counted, or neither. */
class Exchanged {
  private text = '';
  private done = false;

  constructor(
    private readonly asked: Asked,
    private readonly hold: Hold,
  ) {}

  add(event: Extract<AssistantEvent, { type: 'text' | 'search' }>): void {
    this.text += writtenAs(event);
  }

  async keep(counts: boolean): Promise<void> {
    this.done = true;
    const { user, question } = this.asked;
    let counted = false;
    try {
      await storeExchange(user.id, { question, answer: this.text }, counts ? this.hold : null);
      counted = counts;
    } finally {
      if (!counted) await this.hold.release();
    }
  }

  /**
   * If the client leaves midway, the text so far is stored and counted; else the use is released.
   */
  async leave(): Promise<void> {
    if (this.done) return;
    this.done = true;
    if (this.text !== '' && this.asked.signal.aborted) return this.keep(true);
    await this.hold.release();
  }
}

async function* events(asked: Asked, hold: Hold): AsyncGenerator<AssistantEvent> {
  const exchange = new Exchanged(asked, hold);
  try {
    for await (const said of spoken(asked)) {
      if (said.type !== 'end') {
        exchange.add(said);
        yield said;
        continue;
      }
      await exchange.keep(said.counts);
      const remaining = await findRemaining(asked.user, 'CHAT');
      yield { type: 'done', by: said.by, remaining };
    }
  } catch (error) {
    const known = error instanceof AppError;
    if (!known && !asked.signal.aborted) log.error({ err: error }, 'A question was not answered.');
    const code = known ? error.code : 'internal';
    yield { type: 'error', error: known ? error.message : MESSAGES.failed, code };
  } finally {
    await exchange.leave();
  }
}

/**
 * Holds one use of the month's quota and begins to answer. The use is counted when the answer is
 * stored, and released when there is none.
 * @throws AppError too_many_requests, and quota_exceeded when no use is left.
 */
export async function beginAnswer(asked: Asked): Promise<AsyncGenerator<AssistantEvent>> {
  await throttleQuestion({ account: asked.user.id, address: asked.user.address });
  const hold = await holdUse(asked.user, 'CHAT');
  return events(asked, hold);
}
