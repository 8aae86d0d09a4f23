import { beginAnswer } from '@/lib/assistant/answer';
import { streamedAnswer, wholeAnswerSchema } from '@/lib/assistant/answers';
import { questionSchema } from '@/lib/assistant/api-schemas';
import { EVENT_LINES, eventStream, wholeAnswer } from '@/lib/assistant/stream';
import { requireSelf } from '@/lib/auth/own-id';
import { withUser } from '@/lib/http/wrappers';

const schemas = { body: questionSchema, answer: wholeAnswerSchema, streamed: streamedAnswer };

// POST /api/spell/v1/llm: streams event lines to clients that accept them
export const POST = withUser(schemas, async ({ user, body, request, caller }) => {
  requireSelf(user, body.user_id);
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const { query: question, page } = body;
  const { address, language } = caller;
  const asked = { user: { ...user, address }, question, page, signal, language };
  const events = await beginAnswer(asked);
  const takesLines = request.headers.get('accept')?.includes(EVENT_LINES) ?? false;
  return takesLines ? eventStream(events, () => gone.abort()) : wholeAnswer(events);
});
