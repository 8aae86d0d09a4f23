import type { HistoryAnswer } from '@/lib/assistant/answers';
import type { AssistantEvent, AssistantPage } from '@/lib/assistant/types';
import { ownWords } from '@/lib/i18n/own-words';
import { apiError, call, unreachable } from './call';

type Question = { query: string; user_id: string; page: AssistantPage };

const LINES = 'application/x-ndjson';

async function post(question: Question, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/api/spell/v1/llm', {
      method: 'POST',
      headers: { accept: LINES, 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    });
  } catch {
    throw await unreachable();
  }
}

async function readEvent(line: string, response: Response): Promise<AssistantEvent> {
  const say = await ownWords();
  try {
    const event: AssistantEvent = JSON.parse(line);
    return event.type === 'error' ? { ...event, error: say(event.error) } : event;
  } catch {
    throw await apiError(undefined, response);
  }
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (true) {
    const { done, value } = await reader.read().catch(async () => {
      throw await unreachable();
    });
    const lines = `${rest}${value ?? ''}`.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line.trim() !== '');
    if (done) return;
  }
}

/**
 * Asks a question and yields the events of the response as they arrive; `done` or `error` is last.
 * @throws ApiError when the request fails or the stream breaks off.
 */
export async function* ask(
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AssistantEvent, void> {
  const response = await post(question, signal);
  const isStream = response.headers.get('content-type')?.startsWith(LINES) ?? false;
  if (!response.ok || !isStream || !response.body) {
    const answer: unknown = await response.json().catch(() => undefined);
    throw await apiError(answer, response);
  }
  for await (const line of linesOf(response.body)) {
    const event = await readEvent(line, response);
    yield event;
    if (event.type === 'done' || event.type === 'error') return;
  }
  throw await apiError(undefined, response);
}

/** A user's past questions and answers. */
export const chatHistory = {
  read: (userId: string, signal?: AbortSignal) =>
    call<HistoryAnswer>('GET', `/spell/v1/chat_history/${userId}`, undefined, signal),
  clear: (userId: string) => call<{ status: number }>('DELETE', `/spell/v1/chat_history/${userId}`),
};
