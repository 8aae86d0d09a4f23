import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { answerInEvents, beginEvents } from './answers.ts';
import { type Ask, type Refusal, refusal } from './protocol.ts';

/**
 * Faults of an answer. 'hang': no response at all; 'silent': it begins but contains no words;
 * 'garbage': not JSON; 'half': some words, then the connection breaks; 'error': some words, then
 * the provider reports a failure; 'endless': words without an end.
 */
export type OpenAiFault =
  | 401
  | 429
  | 500
  | 'hang'
  | 'silent'
  | 'garbage'
  | 'half'
  | 'error'
  | 'endless';

const refusals: Record<401 | 429 | 500, Refusal> = {
  401: refusal(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'),
  429: refusal(429, 'requests', 'rate_limit_exceeded', 'Rate limit reached for requests.'),
  500: refusal(500, 'server_error', null, 'The server had an error processing your request.'),
};

export function refuse(response: ServerResponse, { status, error }: Refusal, wait?: string): void {
  const headers = { 'content-type': 'application/json', ...(wait && { 'retry-after': wait }) };
  response.writeHead(status, headers);
  response.end(JSON.stringify({ error }));
}

async function* withoutEnd(): AsyncGenerator<string> {
  for (;;) {
    await setImmediate();
    yield 'and so on ';
  }
}

const sendGarbage = (response: ServerResponse, ask: Ask) => {
  if (ask.stream) beginEvents(response);
  response.end(ask.stream ? 'data: <html>{"choices":\n\n' : '<html>{"choices":');
};

/** Breaks off in the middle of a body of announced length. */
const sendHalf = (response: ServerResponse, text: string) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 4_000 });
  response.write(`{"choices":[{"message":{"content":${JSON.stringify(text).slice(0, -1)}`, () =>
    response.destroy(),
  );
};

/** @param text the words sent before it breaks. */
export async function goWrong(
  response: ServerResponse,
  ask: Ask,
  { fault, say: text, retryAfter }: { fault: OpenAiFault; say: string; retryAfter?: string },
): Promise<void> {
  if (fault === 'hang') return;
  if (fault === 'silent') return beginEvents(response);
  if (typeof fault === 'number') return refuse(response, refusals[fault], retryAfter);
  if (fault === 'garbage') return sendGarbage(response, ask);
  if (fault === 'endless') return answerInEvents(response, ask, { say: withoutEnd() });
  if (!ask.stream) return sendHalf(response, text);
  if (fault === 'half') return answerInEvents(response, ask, { say: text }, false);
  beginEvents(response);
  const choices = [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }];
  response.write(`data: ${JSON.stringify({ choices })}\n\n`);
  response.end(`data: ${JSON.stringify({ error: refusals[500].error })}\n\n`);
}
