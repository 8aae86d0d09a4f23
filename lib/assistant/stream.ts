import 'server-only';
import { AppError, type ErrorCode, errorStatus } from '@/lib/errors';
import { streamedAnswer } from './answers';
import type { AssistantEvent } from './types';

export const EVENT_LINES = streamedAnswer.type;

/**
 * Streams the events as lines of JSON as they arrive.
 * @param left called when the client stops reading.
 */
export function eventStream(events: AsyncGenerator<AssistantEvent>, left: () => void): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      left();
      await events.return(undefined);
    },
  });
  // Proxies must pass the lines on without buffering or changing them.
  const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };
  return new Response(body, { headers: { ...headers, 'content-type': EVENT_LINES } });
}

/** An event of an answer as Markdown. */
export const writtenAs = (event: Extract<AssistantEvent, { type: 'text' | 'search' }>) =>
  event.type === 'text' ? event.text : `\n\n[${event.label}](${event.href})`;

const isCode = (code: string): code is ErrorCode => code in errorStatus;

/**
 * Waits for the whole answer.
 * @throws AppError when it failed.
 */
export async function wholeAnswer(events: AsyncGenerator<AssistantEvent>) {
  let data = '';
  for await (const event of events) {
    if (event.type === 'text' || event.type === 'search') data += writtenAs(event);
    if (event.type === 'error') {
      throw new AppError(isCode(event.code) ? event.code : 'internal', event.error);
    }
    if (event.type === 'done') return { status: 200, data, remaining: event.remaining };
  }
  throw new AppError('internal', 'The answer has no end.');
}
